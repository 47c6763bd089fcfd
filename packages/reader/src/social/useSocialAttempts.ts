'use client';
import { useHost } from '@broadsheet/block-kit';
import { isNetworkError } from '@broadsheet/client-core';
import { useCallback, useState } from 'react';
import { refusalOf } from '../refusal/refusalOf.ts';
import type { Refusal, RefusalPhrases } from '../refusal/refusalOf.ts';
import { useAttempts } from '../refusal/useAttempts.ts';
import type { Attempt } from './SocialSignOn.ts';

/** Scripts that did not come, for `RefusalPhrases.byCode`; the phrase is one of `socialEnglish`. */
export const SCRIPT_REFUSALS = {
  google_sdk: 'id.err.providerBlocked',
  facebook_sdk: 'id.err.providerBlocked',
} as const;

/** Why nobody could be signed in whom a provider has named; as `SCRIPT_REFUSALS`. */
export const OWNER_REFUSALS = { '300039': 'id.err.connectInstead', '300045': 'id.err.noEmail' } as const;

export interface SocialAttempts<Key extends string> {
  /** What to tell the reader in an alert; `undefined` while nothing went wrong. */
  readonly problem: Refusal<Key>['phrase'] | undefined;
  /** Something that the reader asked for is under way. */
  readonly isBusy: boolean;
  /** Never rejects: a fault is logged and told like any other refusal. */
  readonly run: Attempt;
}

const wasLeft = (error: unknown): boolean => isNetworkError(error) && error.reason === 'aborted';

/**
 * `useAttempts` for buttons, which have no form around them.
 *
 * @param refusals a constant
 * @param failure of something that was begun elsewhere, such as a return from a provider
 */
export function useSocialAttempts<Key extends string>(
  refusals: RefusalPhrases<Key>,
  failure?: unknown,
): SocialAttempts<Key> {
  const { log } = useHost();
  const { refusal, run } = useAttempts(refusals);
  const [isFaulty, setFaulty] = useState(false);
  const [running, setRunning] = useState(0);
  const runSafely = useCallback(
    async (action: () => Promise<unknown>) => {
      setFaulty(false);
      setRunning((count) => count + 1);
      let isLeft = false;
      try {
        const isDone = await run(() =>
          action().catch((error: unknown) => {
            isLeft = wasLeft(error);
            if (!isLeft) throw error;
          }),
        );
        return isDone && !isLeft;
      } catch (error) {
        log(`A sign-in with a provider broke off; its reader was asked to try again. ${String(error)}`);
        setFaulty(true);
        return false;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [run, log],
  );
  const isOver = isFaulty || failure !== undefined;
  const told = refusal ?? (failure === undefined ? undefined : refusalOf(failure, refusals));
  const problem = told?.phrase ?? (isOver ? refusals.otherwise : undefined);
  return { problem, isBusy: running > 0, run: runSafely };
}
