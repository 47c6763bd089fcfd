/** Records how the attempts at delivering claimed mails end. */
import { setTimeout } from 'node:timers/promises';
import { describeFailure } from '../http/describeFailure.ts';
import { MailServerMissing } from '../mail/MailServerMissing.ts';
import type { OutboxOptions } from './OutboxOptions.ts';
import { endMail, postponeMail } from './outboxStore.ts';
import type { ClaimedMail, MailEnd } from './outboxStore.ts';
import type { Refusal } from './readRefusal.ts';
import { retryDelay } from './retryDelay.ts';

/** The pauses, in milliseconds, after which a delivered mail is recorded again: together a little less than its lease. */
const RECORD_PAUSES_MS = [100, 500, 2_000, 5_000, 10_000, 20_000, 30_000, 50_000];

interface FailedAttempt {
  readonly error: unknown;
  /** Undefined: the mail server failed, not the mail. */
  readonly refusal: Refusal | undefined;
}

/** Every method rejects if the database is away; the mail is then delivered again after its lease. */
export interface DeliveryRecord {
  /**
   * Records a delivery, repeatedly while the lease lasts: after it the mail would be delivered a second time. When the outbox is
   * stopped, it is tried at once and for the last time.
   */
  sent(claimed: ClaimedMail): Promise<void>;
  /** Records a failed attempt: the mail is tried again later, or given up. */
  failed(claimed: ClaimedMail, attempt: FailedAttempt): Promise<void>;
  /** Records that a mail is given up; `failure` is a word or a code of the mail server. */
  givenUp(claimed: ClaimedMail, failure: string): Promise<void>;
}

/** Resolves after a time, or when the signal aborts. */
async function pause(milliseconds: number, stopping: AbortSignal): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, { signal: stopping });
  } catch (error) {
    if (!stopping.aborted) throw error;
  }
}

/** @param stopping aborts when the outbox is stopped */
export function createDeliveryRecord(
  { database, clock, log }: Pick<OutboxOptions, 'database' | 'clock' | 'log'>,
  stopping: AbortSignal,
): DeliveryRecord {
  const end = (claimed: ClaimedMail, how: MailEnd) =>
    endMail(database, { id: claimed.id, end: how, now: clock.now() });

  async function recordFailed(claimed: ClaimedMail, failure: string): Promise<void> {
    log.error('A mail was given up.', { kind: claimed.kind, attempts: claimed.attempts, failure });
    await end(claimed, { state: 'failed', failure });
  }

  async function recordAttempt(claimed: ClaimedMail, { error, refusal }: FailedAttempt): Promise<void> {
    const { id, kind, attempts } = claimed;
    const delay = refusal?.isPermanent === true ? undefined : retryDelay(attempts);
    if (delay === undefined) return recordFailed(claimed, refusal?.failure ?? 'unreachable');
    const isMissing = error instanceof MailServerMissing;
    log.error(isMissing ? error.message : 'A mail could not be delivered; it is tried again.', {
      ...describeFailure(error),
      kind,
      attempts,
    });
    await postponeMail(database, { id, at: clock.now() + delay, failure: refusal?.failure });
  }

  async function recordSent(claimed: ClaimedMail): Promise<void> {
    for (const pauseMs of RECORD_PAUSES_MS) {
      if (stopping.aborted) break;
      try {
        return await end(claimed, { state: 'sent' });
      } catch (error) {
        if (clock.now() + pauseMs >= claimed.leasedUntil) throw error;
        await pause(pauseMs, stopping);
      }
    }
    await end(claimed, { state: 'sent' });
  }

  return { sent: recordSent, failed: recordAttempt, givenUp: recordFailed };
}
