import { HOUR_MS, isRecord, list, number, object, string } from '@broadsheet/client-core';
import type { PayPalBody, PayPalClient } from './createPayPalClient.ts';

/** How long PayPal may take until a new transaction is in its list. It remembers request ids for twice as long. */
const LISTED_AFTER_MS = 3 * HOUR_MS;
/** The longest time span that PayPal searches at once. */
const LONGEST_SPAN_MS = 31 * 24 * HOUR_MS;
const PAGE_SIZE = 500;
/** The beginning of PayPal's codes of payments; those of refunds begin with `T11`. */
const PAYMENT_CODE = /^T00/;
/** PayPal's status of a transaction that it has denied. */
const DENIED = 'D';

/** A charge that was tried before. Moments are milliseconds since 1970. */
export interface TriedCharge {
  readonly idempotencyKey: string;
  readonly firstTriedAt: number;
  readonly now: number;
}

async function fetchBody(client: PayPalClient, path: string): Promise<PayPalBody> {
  const { status, body, issue } = await client({ method: 'GET', path });
  if (status === 200) return body;
  const error = new Error(`PayPal did not tell whether a charge was made: ${status} ${issue}.`);
  // The log shows the code, by which the README of payments says what to do.
  throw Object.assign(error, { code: `paypal-transaction-search-${status}` });
}

function findCaptureId(page: PayPalBody, idempotencyKey: string): string | undefined {
  const transactions = list((each) => (isRecord(each) ? object(each['transaction_info']) : undefined))(
    page['transaction_details'],
  );
  const made = transactions?.find(
    (each) =>
      string(each['custom_field']) === idempotencyKey &&
      PAYMENT_CODE.test(string(each['transaction_event_code']) ?? '') &&
      string(each['transaction_status']) !== DENIED,
  );
  return made && string(made['transaction_id']);
}

async function requireOrderId(client: PayPalClient, captureId: string): Promise<string> {
  const capture = await fetchBody(client, `/v2/payments/captures/${encodeURIComponent(captureId)}`);
  const related = object((object(capture['supplementary_data']) ?? {})['related_ids']) ?? {};
  const orderId = string(related['order_id']);
  if (orderId === undefined) throw new Error('PayPal told of a charge without its order.');
  return orderId;
}

/**
 * Finds a charge that was made under a key, in PayPal's list of transactions. PayPal remembers the id of a request for six
 * hours only: after a longer outage, the same request would charge a second time. A charge that is too new for the list
 * is new enough for its request id, so every charge is found by one of the two.
 *
 * @returns the id of the charge's order; undefined when none is listed
 * @throws Error when PayPal does not tell, e.g. because the app may not search transactions
 */
export async function findPayPalCharge(
  client: PayPalClient,
  { idempotencyKey, firstTriedAt, now }: TriedCharge,
): Promise<string | undefined> {
  if (now - firstTriedAt < LISTED_AFTER_MS) return undefined;
  const span = {
    start_date: new Date(Math.max(firstTriedAt - HOUR_MS, now - LONGEST_SPAN_MS)).toISOString(),
    end_date: new Date(now).toISOString(),
  };
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({
      ...span,
      fields: 'transaction_info',
      page_size: String(PAGE_SIZE),
      page: String(page),
    });
    const body = await fetchBody(client, `/v1/reporting/transactions?${query.toString()}`);
    const captureId = findCaptureId(body, idempotencyKey);
    if (captureId !== undefined) return requireOrderId(client, captureId);
    if (page >= (number(body['total_pages']) ?? 1)) return undefined;
  }
}
