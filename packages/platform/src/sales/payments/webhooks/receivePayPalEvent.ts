/**
 * Events of PayPal, of which nothing is believed: they carry no proof here. One names a payment; what became of that is
 * asked of PayPal itself, and a name that is no payment of ours asks nobody.
 */
import { isRecord, parseJson, readRecord, readString } from '@broadsheet/client-core';
import { findPaymentBy } from '../booking/paymentStore.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import { bookReversals } from '../reversals/bookReversals.ts';

/** The order of a capture that has gone back, or of a refund. */
function referenceIn(body: string): string | undefined {
  const event = parseJson(body);
  const resource = isRecord(event) ? (readRecord(event, 'resource') ?? {}) : {};
  const related = readRecord(readRecord(resource, 'supplementary_data') ?? {}, 'related_ids') ?? {};
  return readString(related, 'order_id');
}

/** @returns whether it was about a payment of this platform */
export async function receivePayPalEvent(context: PaymentsContext, body: string): Promise<boolean> {
  const reference = referenceIn(body);
  const payment =
    reference === undefined
      ? undefined
      : await findPaymentBy(context.database, { provider: 'paypal', reference });
  if (payment === undefined) return false;
  await bookReversals(context, payment);
  return true;
}
