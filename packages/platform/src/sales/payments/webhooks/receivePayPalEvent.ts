/**
 * Events of PayPal, of which nothing is believed: they carry no proof here. One names a payment; what became of that is
 * asked of PayPal itself, and a name that is no payment of ours asks nobody.
 */
import { isRecord, parseJson, readArray, readRecord, readString } from '@broadsheet/client-core';
import { listAttempts } from '../attempts/attemptStore.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import { findChargeReference } from '../renewals/notedCharge.ts';
import { hearOfReversal } from '../reversals/hearOfReversal.ts';

type EventResource = Readonly<Record<string, unknown>>;

/** The order of a capture that has gone back, or of a refund. */
function orderIn(resource: EventResource): string | undefined {
  const related = readRecord(readRecord(resource, 'supplementary_data') ?? {}, 'related_ids') ?? {};
  return readString(related, 'order_id');
}

/** What we call the payments that a dispute is about: the number of an order, or the key of a charge. */
function disputedIn(resource: EventResource): readonly string[] {
  const named = readArray(resource, 'disputed_transactions', (transaction) =>
    isRecord(transaction) ? readString(transaction, 'custom') : undefined,
  );
  return named ?? [];
}

/** What PayPal calls a payment that has a name of ours. */
async function findReferences({ database }: PaymentsContext, name: string): Promise<readonly string[]> {
  const charged = await findChargeReference(database, name);
  if (charged !== undefined) return [charged];
  const attempts = await listAttempts(database, name);
  return attempts.filter(({ provider }) => provider === 'paypal').map(({ reference }) => reference);
}

/** @returns whether it was about a payment of this platform */
export async function receivePayPalEvent(context: PaymentsContext, body: string): Promise<boolean> {
  const event = parseJson(body);
  const resource = isRecord(event) ? (readRecord(event, 'resource') ?? {}) : {};
  const order = orderIn(resource);
  const disputed = await Promise.all(disputedIn(resource).map((name) => findReferences(context, name)));
  const references = new Set([...(order === undefined ? [] : [order]), ...disputed.flat()]);
  let isKnown = false;
  for (const reference of references)
    if (await hearOfReversal(context, { provider: 'paypal', reference })) isKnown = true;
  return isKnown;
}
