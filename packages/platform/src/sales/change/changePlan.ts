/**
 * Carries out a change of plan as it was shown. The click claims the session and holds the subscription, the provider is
 * asked outside of any transaction, and the outcome is booked in one: whichever process is killed when, the next billing
 * run finishes it with the same idempotency key. Where the bank asks the reader, the change waits for the answer: the same
 * click again looks at it, and after a quarter of an hour nothing comes of it.
 */
import type { SubscriptionChangeBody } from '@broadsheet/sdk-sales/contract';
import type { Queries } from '../../database/Database.ts';
import { SalesError } from '../http/SalesError.ts';
import { describeFailure } from '../../identity/http/describeFailure.ts';
import { isSameReader } from '../http/SalesReader.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import type { BankChallenge } from '../payments/Payments.ts';
import { LEASE_MS } from '../renewals/claimDue.ts';
import type { OwnSubscription } from '../subscriptions/requireSubscription.ts';
import { requireLocked } from '../subscriptions/requireSubscription.ts';
import { subscriptionRefusals } from '../subscriptions/subscriptionRefusals.ts';
import { lockSubscription, saveSubscription } from '../subscriptions/subscriptionStore.ts';
import { hashSession, listChallenged, listUnfinished, lockSession, markSession } from './changeSession.ts';
import { requireChangeable } from './requireChangeable.ts';
import { findBankChallenge, settleChange, withdrawChange } from './settleChange.ts';
import type { ChangeContext, Held } from './settleChange.ts';

/** How long a preview may be acted on, in milliseconds. */
const GOOD_FOR_MS = 60 * 60_000;
/** How long a reader has for the question of the bank. */
const CHALLENGE_MS = 15 * 60_000;

interface ClaimedSession {
  /** Of its id. */
  readonly hash: string;
  readonly owner: SalesReader;
}

async function requireSession(queries: Queries, { hash, owner }: ClaimedSession): Promise<Held> {
  const session = await lockSession(queries, hash);
  const subscription =
    session === undefined ? undefined : await lockSubscription(queries, session.subscriptionId);
  if (session === undefined || subscription === undefined || !isSameReader(subscription.owner, owner)) {
    throw new SalesError(subscriptionRefusals.sessionOver);
  }
  return { session, subscription };
}

async function claimSession(queries: Queries, claimed: ClaimedSession, now: number): Promise<Held> {
  const found = await requireSession(queries, claimed);
  const { session, subscription } = found;
  // The click that the bank has asked about holds the subscription for this one.
  if (session.finishedOn !== undefined || session.challengedOn !== undefined) return found;
  requireChangeable(subscription);
  const isOld = session.createdOn + GOOD_FOR_MS <= now;
  if (isOld || session.agreed.periodNumber !== subscription.periodNumber) {
    throw new SalesError(subscriptionRefusals.sessionOver);
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
 * Makes the change that was shown; the same session again answers the same and does nothing twice.
 *
 * @throws SalesError 409 for a preview that is too old or does not fit any more, when the charge was declined, and when the
 *   bank asks the reader first
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

/** What a page needs to let its reader answer the bank. @throws SalesError 409 when the bank asks nothing */
export async function readChallenge(
  context: ChangeContext,
  { sessionId, owner }: OwnSession,
): Promise<BankChallenge> {
  const claimed = { hash: hashSession(sessionId), owner };
  const { session } = await context.database.transaction((queries) => requireSession(queries, claimed));
  return findBankChallenge(context, session);
}

/**
 * Gives up what waits for the bank, since its reader looks for another plan.
 *
 * @throws SalesError 404 for another reader's subscription, 503 when the provider does not answer
 */
export async function withdrawChallenged(context: ChangeContext, own: OwnSubscription): Promise<void> {
  const held = await context.database.transaction(async (queries): Promise<readonly Held[]> => {
    const subscription = await requireLocked(queries, own);
    return (await listChallenged(queries, subscription.id)).map((session) => ({ session, subscription }));
  });
  for (const each of held) await withdrawChange(context, each);
}

/** Takes over a change that nobody is at work on. */
function takeOver({ database, clock }: ChangeContext, hash: string): Promise<Held | undefined> {
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

/** Finishes changes whose process was killed, whose provider did not answer, or whose reader has answered the bank. */
export async function resumeChanges(context: ChangeContext): Promise<void> {
  const { database, clock, log } = context;
  for (const hash of await listUnfinished(database, clock.now())) {
    const held = await takeOver(context, hash);
    if (held === undefined) continue;
    const { challengedOn } = held.session;
    const isLeft = challengedOn !== undefined && challengedOn + CHALLENGE_MS <= clock.now();
    try {
      await (isLeft ? withdrawChange(context, held) : settleChange(context, held));
    } catch (error) {
      if (!(error instanceof SalesError))
        log.error('Finishing a change of plan failed.', describeFailure(error));
    }
  }
}
