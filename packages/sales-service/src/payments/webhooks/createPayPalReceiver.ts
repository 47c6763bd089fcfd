import { ServiceError, createClientBudget, getNetwork } from '@broadsheet/service-kit/http';
/**
 * Handles events of PayPal. An event is believed only when PayPal says that it signed it, and then only to name payments:
 * their state is requested from PayPal, and an unknown name causes no request.
 *
 * Anybody can send something that looks like an event. Until it is proved, it costs no statement of the database and at most
 * one request to PayPal; those run a few at a time, and a network whose events are not PayPal's has few of them.
 */
import { listAttempts } from '../attempts/attemptStore.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PayPalEventCheck, SentPayPalEvent } from '../providers/paypal/createPayPalEventCheck.ts';
import { followCharge } from '../charges/receiveChargeEvent.ts';
import { findChargeReference } from '../charges/recordedCharge.ts';
import { receiveReversalEvent } from '../reversals/receiveReversalEvent.ts';
import { createEventQueue } from './createEventQueue.ts';
import { parsePayPalEvent } from './parsePayPalEvent.ts';
import type { PayPalEvent } from './parsePayPalEvent.ts';

export interface ReceivedPayPalEvent extends SentPayPalEvent {
  /** The sender's network address. */
  readonly address: string | undefined;
}

/** Handles an event. @returns whether it is about a payment of this platform */
export type ReceivePayPalEvent = (event: ReceivedPayPalEvent) => Promise<boolean>;

const refusals = {
  excessive: {
    status: 400,
    code: '400',
    message: 'The event names more payments than PayPal names in one. Nothing was done.',
  },
  unsigned: {
    status: 400,
    code: '400',
    message: 'PayPal does not confirm the signature of the event. Check PAYPAL_WEBHOOK_ID.',
  },
  tooMany: {
    status: 429,
    code: '429',
    message: 'Too many events of this network were not signed by PayPal. Wait some minutes.',
  },
} as const;

/** The unproved events of one network: so many at once, and one more every half minute. */
const UNPROVED = { burst: 20, perSecond: 1 / 30 };
const CHECKS = { running: 4, waiting: 40 };
/** One proved event after another; PayPal waits, and sends again what it is not answered. */
const WORK = { running: 1, waiting: 100 };

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

async function followEvent(context: PaymentsContext, { order, names }: PayPalEvent): Promise<boolean> {
  const references = new Set(order === undefined ? [] : [order]);
  for (const name of names)
    for (const reference of await findReferences(context, name)) references.add(reference);
  let isKnown = false;
  for (const reference of references)
    if (await receiveReversalEvent(context, { provider: 'paypal', reference })) isKnown = true;
  return isKnown;
}

/**
 * Creates the handler of events. It throws ServiceError 400 for an event that PayPal did not sign, 429 for a network with many
 * of them, 503 while too many events wait, and Error when PayPal does not answer; PayPal then sends its event again.
 */
export function createPayPalReceiver(
  context: PaymentsContext,
  isSigned: PayPalEventCheck,
): ReceivePayPalEvent {
  const unproved = createClientBudget(UNPROVED, context.clock);
  const checks = createEventQueue(CHECKS);
  const work = createEventQueue(WORK);

  async function requireSignature({ address = '', ...event }: ReceivedPayPalEvent): Promise<void> {
    const network = getNetwork(address);
    if (unproved.remaining(network) < 1) throw new ServiceError(refusals.tooMany);
    await checks.run(async () => {
      let isProved = false;
      try {
        isProved = await isSigned(event);
      } finally {
        if (!isProved) unproved.consume(network);
      }
      if (!isProved) throw new ServiceError(refusals.unsigned);
    });
  }

  return async (event) => {
    const parsed = parsePayPalEvent(event.body);
    switch (parsed.kind) {
      case 'ignored':
        return false;
      case 'excessive':
        throw new ServiceError(refusals.excessive);
      case 'followed':
        await requireSignature(event);
        return work.run(() => followEvent(context, parsed.event));
    }
  };
}
