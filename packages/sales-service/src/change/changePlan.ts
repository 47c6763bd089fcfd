/**
 * Carries out a change of plan exactly as its preview showed it. The reader's click claims the session and takes a lease
 * on the subscription. The provider is called outside of any transaction, and the outcome is booked in one transaction. If
 * a process is killed at any point, the next billing run finishes the change with the same idempotency key. When the bank
 * challenges the reader (3-D Secure), the change waits for the answer: the same click again checks it, and after a quarter
 * of an hour the change is withdrawn.
 */
import type { SubscriptionChangeBody } from '@broadsheet/sdk-sales/contract';
import type { Queries } from '@broadsheet/service-kit/database';
import { ServiceError, describeFailure } from '@broadsheet/service-kit/http';
import { parsePrice } from '../catalogue/Price.ts';
import { isSameReader } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { BankChallenge } from '../payments/Payments.ts';
import { findFirstCycle } from '../introductions/findFirstCycle.ts';
import { LEASE_MS } from '../renewals/lockDue.ts';
import { findWorth } from '../subscriptions/periodStore.ts';
import type { OwnSubscription } from '../subscriptions/requireSubscription.ts';
import { requireLocked } from '../subscriptions/requireSubscription.ts';
import { subscriptionRefusals } from '../subscriptions/subscriptionRefusals.ts';
import { lockSubscription, saveSubscription } from '../subscriptions/subscriptionStore.ts';
import { hashSession, listChallenged, listUnfinished, lockSession, markSession } from './changeSession.ts';
import { requireChangeable } from './requireChangeable.ts';
import { changeKey, findBankChallenge, settleChange, withdrawChange } from './settleChange.ts';
import type { ChangeContext, Held } from './settleChange.ts';

/** How long a preview is valid, in milliseconds. */
const GOOD_FOR_MS = 60 * 60_000;
/** How long a reader may take to answer the bank's challenge, in milliseconds. */
const CHALLENGE_MS = 15 * 60_000;

interface ClaimedSession {
  /** The hash of the session's id. */
  readonly hash: string;
  readonly owner: SalesReader;
}

async function requireSession(queries: Queries, { hash, owner }: ClaimedSession): Promise<Held> {
  const session = await lockSession(queries, hash);
  const subscription =
    session === undefined ? undefined : await lockSubscription(queries, session.subscriptionId);
  if (session === undefined || subscription === undefined || !isSameReader(subscription.owner, owner)) {
    throw new ServiceError(subscriptionRefusals.sessionOver);
  }
  return { session, subscription };
}

async function claimSession(queries: Queries, claimed: ClaimedSession, now: number): Promise<Held> {
  const found = await requireSession(queries, claimed);
  const { session, subscription } = found;
  // A challenged session holds the lease already: this click only checks the bank's answer.
  if (session.finishedOn !== undefined || session.challengedOn !== undefined) return found;
  requireChangeable(subscription, now);
  const { periodNumber, worth, plan } = session.agreed;
  const beginner = { queries, reader: subscription.owner, changing: subscription.id };
  const firstCycle = await findFirstCycle(beginner, parsePrice(plan.price));
  const isOld =
    session.createdOn + GOOD_FOR_MS <= now ||
    periodNumber !== subscription.periodNumber ||
    firstCycle > plan.firstCycle;
  if (isOld || worth !== (await findWorth(queries, subscription.id))) {
    throw new ServiceError(subscriptionRefusals.sessionOver);
  }
  await markSession(queries, session.hash, { step: 'claimed', now });
  const held = { ...subscription, leaseUntil: now + LEASE_MS };
  await saveSubscription(queries, held);
  return { session: { ...session, claimedOn: now }, subscription: held };
}

interface OwnSession {
  readonly sessionId: string;
  readonly owner: SalesReader;
}

/**
 * Makes the change that the preview showed. Idempotent: the same session again gets the same answer, and nothing happens
 * twice.
 *
 * @throws ServiceError 409 for a preview that is too old or no longer fits the subscription, when the charge was declined,
 *   and when the bank challenges the reader; 503 when the provider does not answer
 */
export async function changePlan(
  context: ChangeContext,
  { sessionId, owner }: OwnSession,
): Promise<SubscriptionChangeBody> {
  const claimed = { hash: hashSession(sessionId), owner };
  const now = context.clock.now();
  const held = await context.database.transaction((queries) => claimSession(queries, claimed, now));
  if (held.session.finishedOn === undefined) await settleChange(context, held);
  return { ...held.session.agreed.answer, sessionId };
}

/** Returns what a page needs to show the bank's challenge. @throws ServiceError 409 when there is no challenge */
export async function readChallenge(
  context: ChangeContext,
  { sessionId, owner }: OwnSession,
): Promise<BankChallenge> {
  const claimed = { hash: hashSession(sessionId), owner };
  const { session } = await context.database.transaction((queries) => requireSession(queries, claimed));
  return findBankChallenge(context, session);
}

/**
 * Withdraws changes that wait for the bank, because their reader has asked for the preview of another change.
 *
 * @throws ServiceError 404 for another reader's subscription, 503 when the provider does not answer
 */
export async function withdrawChallenged(context: ChangeContext, own: OwnSubscription): Promise<void> {
  const held = await context.database.transaction(async (queries): Promise<readonly Held[]> => {
    const subscription = await requireLocked(queries, own);
    return (await listChallenged(queries, subscription.id)).map((session) => ({ session, subscription }));
  });
  for (const each of held) await withdrawChange(context, each);
}

/** Renews the lease of a change that was begun and is not finished; `undefined` when there is nothing to finish. */
function claimChange({ database, clock }: ChangeContext, hash: string): Promise<Held | undefined> {
  return database.transaction(async (queries) => {
    const session = await lockSession(queries, hash);
    const subscription =
      session === undefined ? undefined : await lockSubscription(queries, session.subscriptionId);
    if (session?.claimedOn === undefined || subscription === undefined) return undefined;
    if (session.finishedOn !== undefined) return undefined;
    await saveSubscription(queries, { ...subscription, leaseUntil: clock.now() + LEASE_MS });
    return { session, subscription };
  });
}

/**
 * Finishes changes whose process was killed, whose provider did not answer, or whose reader has answered the bank, and
 * withdraws those whose challenge was not answered in time.
 */
export async function resumeChanges(context: ChangeContext): Promise<void> {
  const { database, clock, log } = context;
  for (const hash of await listUnfinished(database, clock.now())) {
    const held = await claimChange(context, hash);
    if (held === undefined) continue;
    const { challengedOn } = held.session;
    const isLeft = challengedOn !== undefined && challengedOn + CHALLENGE_MS <= clock.now();
    try {
      await (isLeft ? withdrawChange(context, held) : settleChange(context, held));
    } catch (error) {
      if (!(error instanceof ServiceError))
        log.error('Finishing a change of plan failed.', describeFailure(error));
    }
  }
}

const CHANGE_KEY = /^change-(.+)-\d+$/;

/** Finishes the change of plan that was charged under a key, whichever process began it; a finished one is not changed. */
export async function finishCharged(context: ChangeContext, key: string): Promise<void> {
  const hash = CHANGE_KEY.exec(key)?.[1];
  const held = hash === undefined ? undefined : await claimChange(context, hash);
  if (held !== undefined && changeKey(held.session) === key) await settleChange(context, held);
}
