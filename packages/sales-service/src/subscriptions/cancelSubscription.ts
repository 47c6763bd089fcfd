import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError } from '@broadsheet/service-kit/http';
import { planCancellation, planRescue } from '../billing/standing.ts';
import type { PostalAddress } from '../addresses/PostalAddress.ts';
import type { SalesContext } from '../SalesContext.ts';
import { addEvent } from './eventStore.ts';
import { requireLocked } from './requireSubscription.ts';
import type { OwnSubscription } from './requireSubscription.ts';
import { toStanding } from './Subscription.ts';
import type { Subscription } from './Subscription.ts';
import { subscriptionRefusals } from './subscriptionRefusals.ts';
import { listShared, saveSubscription } from './subscriptionStore.ts';

type Needs = Pick<SalesContext, 'database' | 'clock' | 'notifyReader' | 'outbox'>;

/** A reader's reason for cancelling; both members are optional. */
export interface CancelReason {
  readonly reason: string | undefined;
  readonly reasonCode: string | undefined;
}

/**
 * Asserts that no charge is under way, because a reader could otherwise be charged after cancelling.
 *
 * @throws ServiceError 409 while the subscription has a lease, also an expired one that a killed process has left
 */
export function requireAtRest({ leaseUntil }: Subscription): void {
  if (leaseUntil !== undefined) throw new ServiceError(subscriptionRefusals.beingCharged);
}

function requirePayer(subscription: Subscription): void {
  if (subscription.kind !== 'paid') throw new ServiceError(subscriptionRefusals.notOwned);
}

export interface Ending {
  readonly now: number;
  readonly details: string;
  /** Whether the reader of the subscription has asked for its end, and so needs no mail about it. Default: false. */
  readonly isOwnWish?: boolean;
}

/**
 * Ends a subscription and its shares at once: nothing more is charged, and the readers lose access. The readers of accepted
 * shares get a mail with the next billing run.
 */
export async function endSubscription(
  queries: Queries,
  subscription: Subscription,
  { now, details, isOwnWish = false }: Ending,
): Promise<Subscription> {
  const isShareLost = subscription.kind === 'shared' && subscription.state.kind === 'active' && !isOwnWish;
  const ended: Subscription = {
    ...subscription,
    state: { kind: 'terminated' },
    nextActionAt: undefined,
    noticeAt: isShareLost ? now : undefined,
    attempt: 0,
    leaseUntil: undefined,
    quote: undefined,
    change: undefined,
  };
  await saveSubscription(queries, ended);
  await addEvent(queries, subscription.id, { type: 'TERMINATE_SUBSCRIPTION', at: now, details });
  for (const share of await listShared(queries, subscription.id)) {
    await endSubscription(queries, share, { now, details });
  }
  return ended;
}

/** A subscription after its reader has cancelled it or taken that back, and whether that changed anything. */
export interface Decided {
  readonly subscription: Subscription;
  readonly changed: boolean;
}

/**
 * Cancels a subscription that is locked and at rest.
 *
 * @throws ServiceError 409 for one that has ended
 */
export async function cancelLocked(
  queries: Queries,
  subscription: Subscription,
  { now, details }: { readonly now: number; readonly details: string | undefined },
): Promise<Decided> {
  const plan = planCancellation(toStanding(subscription), now);
  switch (plan.kind) {
    case 'unchanged':
      return { subscription, changed: false };
    case 'refused':
      throw new ServiceError(subscriptionRefusals[plan.reason]);
    case 'now': {
      await addEvent(queries, subscription.id, { type: 'CANCEL_SUBSCRIPTION', at: now, details });
      const ended = await endSubscription(queries, subscription, { now, details: 'unpaid' });
      return { subscription: ended, changed: true };
    }
    case 'atPeriodEnd': {
      await addEvent(queries, subscription.id, { type: 'CANCEL_SUBSCRIPTION', at: now, details });
      const cancelled: Subscription = {
        ...subscription,
        state: { kind: 'cancelled' },
        nextActionAt: plan.endsAt,
        change: undefined,
      };
      await saveSubscription(queries, cancelled);
      return { subscription: cancelled, changed: true };
    }
  }
}

/**
 * Cancels a subscription at the end of its paid time, and mails its reader; one that is past due ends at once. Idempotent.
 *
 * @returns the subscription afterwards, and whether anything changed
 * @throws ServiceError 404 for another reader's, 409 for one that has ended, is being charged, or is not paid by the reader
 */
export async function cancelSubscription(
  context: Needs,
  own: OwnSubscription,
  { reason, reasonCode }: CancelReason,
): Promise<Decided> {
  const { database, clock, outbox } = context;
  const decided = await database.transaction(async (queries) => {
    const subscription = await requireLocked(queries, own);
    requirePayer(subscription);
    requireAtRest(subscription);
    const details = [reasonCode, reason].filter((part) => part !== undefined).join(': ') || undefined;
    const now = clock.now();
    const done = await cancelLocked(queries, subscription, { now, details });
    const name = done.subscription.state.kind === 'terminated' ? 'cancelledNow' : 'cancelled';
    const sale = { subscription: done.subscription, endedOn: now };
    if (done.changed) await context.notifyReader(queries, name, sale);
    return done;
  });
  outbox.wake();
  return decided;
}

/**
 * Revokes a cancellation, and mails the reader; the next charge is due when the paid time ends. A subscription that is not
 * cancelled stays as it is.
 *
 * @returns the subscription afterwards, and whether anything changed
 * @throws ServiceError 404 for another reader's, 409 for one that has ended or is not paid by the reader
 */
export async function rescueSubscription(context: Needs, own: OwnSubscription): Promise<Decided> {
  const { database, clock, outbox } = context;
  const decided = await database.transaction(async (queries): Promise<Decided> => {
    const subscription = await requireLocked(queries, own);
    requirePayer(subscription);
    const now = clock.now();
    const plan = planRescue(toStanding(subscription), now);
    switch (plan.kind) {
      case 'refused':
        throw new ServiceError(subscriptionRefusals.ended);
      case 'unchanged':
        return { subscription, changed: false };
      case 'resume': {
        const active: Subscription = {
          ...subscription,
          state: { kind: 'active' },
          nextActionAt: plan.chargesAt,
        };
        await saveSubscription(queries, active);
        await addEvent(queries, subscription.id, { type: 'RESCUE_SUBSCRIPTION', at: now });
        await context.notifyReader(queries, 'resubscribed', { subscription: active });
        return { subscription: active, changed: true };
      }
    }
  });
  outbox.wake();
  return decided;
}

/**
 * Changes the billing address of later charges, and so their taxes. A charge that is due and not under way is quoted anew.
 *
 * @throws ServiceError 404 for another reader's
 */
export async function changeBillingAddress(
  { database, clock }: Pick<SalesContext, 'database' | 'clock'>,
  own: OwnSubscription,
  { billingAddress }: { readonly billingAddress: PostalAddress },
): Promise<void> {
  await database.transaction(async (queries) => {
    const subscription = await requireLocked(queries, own);
    const { leaseUntil } = subscription;
    const quote = leaseUntil === undefined ? undefined : subscription.quote;
    await saveSubscription(queries, { ...subscription, billingAddress, quote });
    await addEvent(queries, subscription.id, { type: 'UPDATE_BILLING_ADDRESS', at: clock.now() });
  });
}
