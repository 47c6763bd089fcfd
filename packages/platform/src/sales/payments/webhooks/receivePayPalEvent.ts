/**
 * Handles events of PayPal. They are not signed by a secret of ours, so an event is trusted only to name a payment: the
 * payment's state is requested from PayPal, and the name of an unknown payment causes no request.
 */
import { isRecord, parseJson, readArray, readRecord, readString } from '@broadsheet/client-core';
import { listAttempts } from '../attempts/attemptStore.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import { followCharge } from '../renewals/hearOfCharge.ts';
import { findChargeReference } from '../renewals/notedCharge.ts';
import { hearOfReversal } from '../reversals/hearOfReversal.ts';

type EventResource = Readonly<Record<string, unknown>>;

/** Returns the id of the PayPal order to which a reversed capture or a refund belongs. */
function orderIn(resource: EventResource): string | undefined {
  const related = readRecord(readRecord(resource, 'supplementary_data') ?? {}, 'related_ids') ?? {};
  return readString(related, 'order_id');
}

/** Returns this server's names of the payments that an event is about: the number of an order, or the key of a charge. */
function namesIn(resource: EventResource): readonly string[] {
  const disputed = readArray(resource, 'disputed_transactions', (transaction) =>
    isRecord(transaction) ? readString(transaction, 'custom') : undefined,
  );
  const own = readString(resource, 'custom_id');
  return [...(disputed ?? []), ...(own === undefined ? [] : [own])];
}

/** Finds PayPal's references of the payments with a name of this server; a charge that is not booked is booked first. */
async function findReferences(context: PaymentsContext, name: string): Promise<readonly string[]> {
  const { database } = context;
  const booked = await findChargeReference(database, name);
  if (booked === undefined) await followCharge(context, name);
  const charged = booked ?? (await findChargeReference(database, name));
  if (charged !== undefined) return [charged];
  const attempts = await listAttempts(database, name);
  return attempts.filter(({ provider }) => provider === 'paypal').map(({ reference }) => reference);
}

/** Handles an event. @returns whether it is about a payment of this platform */
export async function receivePayPalEvent(context: PaymentsContext, body: string): Promise<boolean> {
  const event = parseJson(body);
  const resource = isRecord(event) ? (readRecord(event, 'resource') ?? {}) : {};
  const order = orderIn(resource);
  const named = await Promise.all(namesIn(resource).map((name) => findReferences(context, name)));
  const references = new Set([...(order === undefined ? [] : [order]), ...named.flat()]);
  let isKnown = false;
  for (const reference of references)
    if (await hearOfReversal(context, { provider: 'paypal', reference })) isKnown = true;
  return isKnown;
}
