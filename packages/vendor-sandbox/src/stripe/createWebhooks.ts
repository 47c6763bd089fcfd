/** Creates events and sends them to the sales server: signed as the vendor signs them, and again if it does not answer. */
import { createHmac } from 'node:crypto';
import { publicObject } from './objects/StripeObject.ts';
import type { ObjectStore } from './objects/createObjectStore.ts';
import type { StripeObject } from './objects/StripeObject.ts';
import { makeId, secondsAt } from './StripeContext.ts';

const API_VERSION = '2026-10-28.endive';
/** The pause before each further attempt, in milliseconds. */
const PAUSES_MS = [500, 5_000, 60_000] as const;

export interface WebhookEndpoint {
  readonly url: string;
  /** The signing secret, which begins with `whsec_`. */
  readonly secret: string;
  send(request: Request): Promise<Response>;
}

interface Signing {
  readonly secret: string;
  /** The time of signing in seconds since 1970. */
  readonly at: number;
}

/** Returns the header `Stripe-Signature` of a body. */
export function signWebhook(body: string, { secret, at }: Signing): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}

interface WebhooksOptions {
  readonly store: ObjectStore;
  readonly clock: { now(): number };
  readonly endpoint: WebhookEndpoint | undefined;
}

export interface Webhooks {
  publish(type: string, object: StripeObject): void;
  /** Sends an event again. @returns whether the server accepted it */
  resend(event: StripeObject): Promise<boolean>;
}

async function isDelivered(endpoint: WebhookEndpoint, event: StripeObject, at: number): Promise<boolean> {
  const body = JSON.stringify(publicObject(event));
  const headers = {
    'content-type': 'application/json',
    'stripe-signature': signWebhook(body, { secret: endpoint.secret, at }),
  };
  try {
    const response = await endpoint.send(new Request(endpoint.url, { method: 'POST', body, headers }));
    return response.ok;
  } catch {
    // The server cannot be reached. It is retried, and finds the event in the list when it is back.
    return false;
  }
}

export function createWebhooks({ store, clock, endpoint }: WebhooksOptions): Webhooks {
  const resend = async (event: StripeObject) =>
    endpoint !== undefined && isDelivered(endpoint, event, secondsAt({ clock }));
  const deliver = async (event: StripeObject): Promise<void> => {
    if (endpoint === undefined) return;
    for (const pause of [0, ...PAUSES_MS]) {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, pause).unref();
      });
      if (await resend(event)) return;
    }
  };
  return {
    resend,
    publish(type, object) {
      const event = store.put({
        id: makeId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: secondsAt({ clock }),
        data: { object: publicObject(object) },
        livemode: false,
        pending_webhooks: endpoint === undefined ? 0 : 1,
        request: { id: null, idempotency_key: null },
        type,
      });
      void deliver(event);
    },
  };
}
