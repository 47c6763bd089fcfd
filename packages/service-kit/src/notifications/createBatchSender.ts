/** Sends a message to some browsers at a time, and says what became of each. */
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@broadsheet/client-core';
import type { HostPauses } from './createHostPauses.ts';
import type { NotificationService, PushMessage, PushOutcome } from './NotificationService.ts';
import type { ClaimedSubscription, Handled } from './sendingStore.ts';

/** The pauses before the next attempts, in milliseconds. An alert is news: who cannot be reached in two hours is given up. */
export const DELAYS_MS = [15 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS] as const;
/** The most reasons of a run that are written to the log. */
const MOST_REASONS = 20;

export interface BatchOptions {
  readonly service: Pick<NotificationService, 'send'>;
  /** The push services that take nothing now, for all runs. */
  readonly pauses: HostPauses;
  readonly clock: { now(): number };
  /** When the message is of no use any more, in milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface BatchSender {
  send(batch: readonly ClaimedSubscription[], message: PushMessage): Promise<Handled>;
  /** Returns the hosts that did not take messages and why, without any endpoint: an endpoint is a secret of its reader. */
  listFailures(): readonly string[];
}

interface Result {
  readonly claimed: ClaimedSubscription;
  /** `paused`: nothing was sent, and until when, in milliseconds since 1970. */
  readonly outcome: PushOutcome | { readonly kind: 'paused'; readonly until: number };
}

/** Creates the sender of one run. */
export function createBatchSender({ service, pauses, clock, expiresAt }: BatchOptions): BatchSender {
  const reasons = new Set<string>();

  async function sendOne(claimed: ClaimedSubscription, message: PushMessage): Promise<Result> {
    const { host } = new URL(claimed.endpoint);
    const until = pauses.find(host);
    if (until !== undefined) return { claimed, outcome: { kind: 'paused', until } };
    const outcome = await service.send(claimed, message);
    pauses.record(host, outcome);
    if ('reason' in outcome && reasons.size < MOST_REASONS) reasons.add(`${host}: ${outcome.reason}`);
    return { claimed, outcome };
  }

  /** Returns when a browser is tried again, in milliseconds since 1970; undefined when it is not. */
  function findRetry({ claimed, outcome }: Result): number | undefined {
    if (outcome.kind === 'paused') return outcome.until < expiresAt ? outcome.until : undefined;
    const delay = DELAYS_MS[claimed.attempts - 1];
    if (outcome.kind !== 'later' || delay === undefined) return undefined;
    const at = clock.now() + Math.max(delay, outcome.afterMs ?? 0);
    return at < expiresAt ? at : undefined;
  }

  return {
    async send(batch, message) {
      // Encryption takes about a millisecond each, and readers who come for the news wait for this process too.
      let turn = Promise.resolve();
      const sending = batch.map((claimed) => {
        const own = turn;
        turn = turn.then(() => letOthersRun());
        return own.then(() => sendOne(claimed, message));
      });
      // Nothing of it may go on after the run.
      await Promise.allSettled(sending);
      const results = await Promise.all(sending);
      const idsOf = (fits: (result: Result) => boolean) =>
        results.filter((result) => fits(result)).map(({ claimed }) => claimed.id);
      const waits = results.flatMap(({ claimed, outcome }) => {
        const at = findRetry({ claimed, outcome });
        return at === undefined ? [] : [{ id: claimed.id, at, isTried: outcome.kind !== 'paused' }];
      });
      const waiting = new Set(waits.map(({ id }) => id));
      return {
        sent: idsOf(({ outcome }) => outcome.kind === 'sent'),
        removed: idsOf(({ outcome }) => outcome.kind === 'gone'),
        failed: idsOf(
          ({ claimed, outcome }) =>
            outcome.kind === 'refused' ||
            ((outcome.kind === 'later' || outcome.kind === 'paused') && !waiting.has(claimed.id)),
        ),
        later: waits.filter(({ isTried }) => isTried),
        untried: waits.filter(({ isTried }) => !isTried),
      };
    },
    listFailures: () => [...reasons],
  };
}
