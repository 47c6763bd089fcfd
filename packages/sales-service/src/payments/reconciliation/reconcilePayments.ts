/**
 * Looks at payments that were started and never finished, because the page was closed, the process was killed, or the
 * webhook was lost. Payments that were made are booked; payments that were not made within two days are cancelled.
 */
import { HOUR_MS, MINUTE_MS } from '@broadsheet/client-core';
import { describeFailure } from '@broadsheet/service-kit/http';
import { claimAttempt, endAttempt, isKnown } from '../attempts/attemptStore.ts';
import type { Attempt } from '../attempts/attemptStore.ts';
import { settleAttempt } from '../booking/settleAttempt.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';

/** The pauses until the next look, by the number of looks so far. */
const PAUSES_MS = [2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS] as const;
/** The age at which an unpaid attempt is given up: as long as a pending order can be found again. */
const GIVEN_UP_MS = 48 * HOUR_MS;
/**
 * The age until which an abandoned attempt is looked at: another tab, or a lost answer, may have let it succeed at a provider
 * that could not cancel it. A day longer than an open one is kept.
 */
const LOOKED_AT_MS = GIVEN_UP_MS + 24 * HOUR_MS;
/** The highest number of looks in a run; the next run continues. */
const MOST = 500;

export interface ReconciliationReport {
  readonly looked: number;
  readonly booked: number;
}

async function abandon(context: PaymentsContext, attempt: Attempt): Promise<void> {
  const provider = context.providers.get(attempt.provider);
  if (isKnown(attempt)) await provider?.cancel(attempt);
  await endAttempt(context.database, attempt.id, 'abandoned');
}

async function lookAt(context: PaymentsContext, attempt: Attempt): Promise<boolean> {
  const provider = context.providers.get(attempt.provider);
  if (isKnown(attempt) && provider !== undefined) {
    const settled = await settleAttempt(context, attempt, await provider.look(attempt));
    if (settled === 'booked') return true;
    // What is being decided is paid or refused in the end, if only after days.
    if (settled === 'returned' || settled === 'gone' || settled === 'processing') return false;
  }
  if (context.clock.now() - attempt.createdOn >= GIVEN_UP_MS) await abandon(context, attempt);
  return false;
}

/**
 * Reconciles all attempts that are due. Any number of processes may run it at any time, and be killed meanwhile.
 *
 * @param stopping ends the run after the attempt that is under way; the others stay due
 */
export async function reconcilePayments(
  context: PaymentsContext,
  stopping?: AbortSignal,
): Promise<ReconciliationReport> {
  const { database, site, clock, log } = context;
  let booked = 0;
  for (let looked = 0; looked < MOST; looked += 1) {
    if (stopping?.aborted === true) return { looked, booked };
    const attempt = await claimAttempt(database, {
      site,
      now: clock.now(),
      pauseMs: PAUSES_MS,
      abandonedMs: LOOKED_AT_MS,
    });
    if (attempt === undefined) return { looked, booked };
    try {
      if (await lookAt(context, attempt)) booked += 1;
    } catch (error) {
      log.error('A payment could not be looked at; it will be again.', describeFailure(error));
    }
  }
  return { looked: MOST, booked };
}
