'use client';
import { useCallback, useState } from 'react';
import { toFormError } from './toFormError.ts';
import type { ErrorPhrases, FormError } from './toFormError.ts';

export interface Attempts<Key extends string> {
  /** The error of the last attempt; `undefined` again once the next one begins. */
  readonly error: FormError<Key> | undefined;
  /** How many came to nothing: each takes a challenge of its own. */
  readonly failures: number;
  /** Runs an attempt. Resolves with whether it succeeded; rethrows a bug, which no phrase explains. */
  run(action: () => Promise<unknown>): Promise<boolean>;
}

/** Returns the state of a form's attempts. @param phrases must be a constant */
export function useAttempts<Key extends string>(phrases: ErrorPhrases<Key>): Attempts<Key> {
  const [error, setError] = useState<FormError<Key>>();
  const [failures, setFailures] = useState(0);
  const run = useCallback(
    async (action: () => Promise<unknown>) => {
      setError(undefined);
      try {
        await action();
        return true;
      } catch (reason) {
        setFailures((count) => count + 1);
        const next = toFormError(reason, phrases);
        if (next === undefined) throw reason;
        setError(next);
        return false;
      }
    },
    [phrases],
  );
  return { error, failures, run };
}
