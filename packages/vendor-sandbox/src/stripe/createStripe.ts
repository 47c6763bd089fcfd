import type { Hono } from 'hono';
import { stripeApi } from './api/stripeApi.ts';
import { createObjectStore } from './objects/createObjectStore.ts';
import type { StripeContext } from './StripeContext.ts';
import { createWebhooks } from './webhooks/createWebhooks.ts';
import type { WebhookEndpoint } from './webhooks/createWebhooks.ts';

export interface StripeOptions {
  readonly clock: { now(): number };
  /** File that keeps customers, cards and payments behind a restart. Absolute; without it nothing is kept. */
  readonly file?: string | undefined;
  /** Where events go; without it they are only listed. */
  readonly webhook?: WebhookEndpoint | undefined;
}

export interface Stripe {
  readonly context: StripeContext;
  /** Everything under `/v1`. */
  readonly api: Hono;
}

/** What the vendor knows and does, without pages. */
export function createStripe({ clock, file, webhook }: StripeOptions): Stripe {
  const store = createObjectStore(file);
  const { publish } = createWebhooks({ store, clock, endpoint: webhook });
  const context = { store, clock, publish };
  return { context, api: stripeApi(context) };
}
