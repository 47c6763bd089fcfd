/** Has PayPal check that it signed an event, by its call `verify-webhook-signature`. */
import { createPayPalClient } from './createPayPalClient.ts';
import type { PayPalOptions } from './createPayPalClient.ts';

/** An event as it arrived. */
export interface SentPayPalEvent {
  readonly headers: Headers;
  readonly body: string;
}

/** Resolves to whether PayPal signed an event. @throws Error when PayPal does not respond */
export type PayPalEventCheck = (event: SentPayPalEvent) => Promise<boolean>;

/** The members of the call by the headers of the event, with PayPal's limits on their lengths in characters. */
const SIGNATURE = [
  ['auth_algo', 'paypal-auth-algo', 100],
  ['cert_url', 'paypal-cert-url', 500],
  ['transmission_id', 'paypal-transmission-id', 50],
  ['transmission_sig', 'paypal-transmission-sig', 500],
  ['transmission_time', 'paypal-transmission-time', 100],
] as const;

/** Reads the parts of the signature. @returns undefined when one is missing or too long */
function readSignature(headers: Headers): Readonly<Record<string, string>> | undefined {
  const parts = SIGNATURE.map(([member, header, longest]) => {
    const value = headers.get(header) ?? '';
    return value === '' || value.length > longest ? undefined : ([member, value] as const);
  });
  const given = parts.filter((part) => part !== undefined);
  return given.length === parts.length ? Object.fromEntries(given) : undefined;
}

/**
 * Creates the check.
 *
 * @param webhookId PayPal's id of the webhook, for which it signs
 * @param now the clock, in milliseconds since 1970
 */
export function createPayPalEventCheck(
  options: PayPalOptions,
  { webhookId, now }: { readonly webhookId: string; readonly now: () => number },
): PayPalEventCheck {
  const client = createPayPalClient(options, now);
  return async ({ headers, body }) => {
    const signature = readSignature(headers);
    if (signature === undefined) return false;
    const members = JSON.stringify({ ...signature, webhook_id: webhookId });
    const answer = await client({
      method: 'POST',
      path: '/v1/notifications/verify-webhook-signature',
      // The event goes back as it came: the signature covers its bytes, and written anew they may differ.
      text: `${members.slice(0, -1)},"webhook_event":${body}}`,
    });
    return answer.body['verification_status'] === 'SUCCESS';
  };
}
