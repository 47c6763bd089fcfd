'use client';
import { useHost } from '@broadsheet/block-kit';
import { isNetworkError } from '@broadsheet/client-core';
import { useCallback, useState } from 'react';
import { toFormError } from '../errors/toFormError.ts';
import type { FormError, ErrorPhrases } from '../errors/toFormError.ts';
import { useAttempts } from '../errors/useAttempts.ts';
import type { Attempt } from './SocialSignOn.ts';

/** Scripts that did not come, for `ErrorPhrases.byCode`; the phrase is one of `socialEnglish`. */
export const SCRIPT_ERRORS = {
  google_sdk: 'id.err.providerBlocked',
  facebook_sdk: 'id.err.providerBlocked',
} as const;

/** Why nobody could be signed in whom a provider has named; as `SCRIPT_ERRORS`. */
export const OWNER_ERRORS = { '300039': 'id.err.connectInstead', '300045': 'id.err.noEmail' } as const;

export interface SocialAttempts<Key extends string> {
  /** What to tell the reader in an alert; `undefined` while nothing went wrong. */
  readonly problem: FormError<Key>['phrase'] | undefined;
  /** Something that the reader asked for is under way. */
  readonly isBusy: boolean;
  /** Never rejects: a fault is logged and told like any other refusal. */
  readonly run: Attempt;
}

const wasLeft = (error: unknown): boolean => isNetworkError(error) && error.reason === 'aborted';

/**
 * `useAttempts` for buttons, which have no form around them.
 *
 * @param errors a constant
 * @param failure of something that was begun elsewhere, such as a return from a provider
 */
export function useSocialAttempts<Key extends string>(
  errors: ErrorPhrases<Key>,
  failure?: unknown,
): SocialAttempts<Key> {
  const { log } = useHost();
  const { error, run } = useAttempts(errors);
  const [isFaulty, setFaulty] = useState(false);
  const [running, setRunning] = useState(0);
  const runSafely = useCallback(
    async (action: () => Promise<unknown>) => {
      setFaulty(false);
      setRunning((count) => count + 1);
      let isLeft = false;
      try {
        const isDone = await run(() =>
          action().catch((fault: unknown) => {
            isLeft = wasLeft(fault);
            if (!isLeft) throw fault;
          }),
        );
        return isDone && !isLeft;
      } catch (fault) {
        log(`A sign-in with a provider broke off; its reader was asked to try again. ${String(fault)}`);
        setFaulty(true);
        return false;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [run, log],
  );
  const isOver = isFaulty || failure !== undefined;
  const told = error ?? (failure === undefined ? undefined : toFormError(failure, errors));
  const problem = told?.phrase ?? (isOver ? errors.otherwise : undefined);
  return { problem, isBusy: running > 0, run: runSafely };
}
