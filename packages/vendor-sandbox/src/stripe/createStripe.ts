import type { Hono } from 'hono';
import { stripeApi } from './api/stripeApi.ts';
import { createObjectStore } from './objects/createObjectStore.ts';
import type { StripeContext } from './StripeContext.ts';
import { createWebhooks } from './createWebhooks.ts';
import type { WebhookEndpoint } from './createWebhooks.ts';

export interface StripeOptions {
  readonly clock: { now(): number };
  /** The absolute path of a file that keeps customers, cards and payments across restarts; absent: nothing is kept. */
  readonly file?: string | undefined;
  /** The endpoint to which events are sent; absent: they are only listed. */
  readonly webhook?: WebhookEndpoint | undefined;
}

export interface Stripe {
  readonly context: StripeContext;
  /** The routes under `/v1`. */
  readonly api: Hono;
}

/** Creates the vendor's data and API, without pages. */
export function createStripe({ clock, file, webhook }: StripeOptions): Stripe {
  const store = createObjectStore(file);
  const { publish } = createWebhooks({ store, clock, endpoint: webhook });
  const context = { store, clock, publish };
  return { context, api: stripeApi(context) };
}
