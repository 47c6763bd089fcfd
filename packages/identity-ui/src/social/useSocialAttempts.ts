'use client';
import { useHost } from '@broadsheet/block-kit';
import { isNetworkError } from '@broadsheet/client-core';
import { useCallback, useState } from 'react';
import { toFormError } from '../errors/toFormError.ts';
import type { FormError, ErrorPhrases } from '../errors/toFormError.ts';
import { useAttempts } from '../errors/useAttempts.ts';
import type { Attempt } from './SocialSignOn.ts';

/** The phrases for scripts that could not be loaded, for `ErrorPhrases.byCode`; they are among `socialEnglish`. */
export const SCRIPT_ERRORS = {
  google_sdk: 'id.err.providerBlocked',
  facebook_sdk: 'id.err.providerBlocked',
} as const;

/** The phrases for accounts that a provider has confirmed but that cannot be signed in, like `SCRIPT_ERRORS`. */
export const OWNER_ERRORS = { '300039': 'id.err.connectInstead', '300045': 'id.err.noEmail' } as const;

export interface SocialAttempts<Key extends string> {
  /** The phrase to show in an alert; `undefined` while there is no error. */
  readonly problem: FormError<Key>['phrase'] | undefined;
  /** Something that the reader asked for is under way. */
  readonly isBusy: boolean;
  /** Runs an attempt; never rejects: a bug is logged, and shown like any other error. */
  readonly run: Attempt;
}

const wasLeft = (error: unknown): boolean => isNetworkError(error) && error.reason === 'aborted';

/**
 * Returns the attempts of buttons without a form, like `useAttempts`.
 *
 * @param errors must be a constant
 * @param failure the error of something that started elsewhere, e.g. a return from a provider
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
        log(`A sign-in with a provider failed; the reader was asked to try again. ${String(fault)}`);
        setFaulty(true);
        return false;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [run, log],
  );
  const isOver = isFaulty || failure !== undefined;
  const formError = error ?? (failure === undefined ? undefined : toFormError(failure, errors));
  const problem = formError?.phrase ?? (isOver ? errors.otherwise : undefined);
  return { problem, isBusy: running > 0, run: runSafely };
}
