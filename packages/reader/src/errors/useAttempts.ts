'use client';
import { useCallback, useState } from 'react';
import { toFormError } from './toFormError.ts';
import type { ErrorPhrases, FormError } from './toFormError.ts';

export interface Attempts<Key extends string> {
  /** Of the last attempt; gone when the next one begins. */
  readonly error: FormError<Key> | undefined;
  /** How many came to nothing: each takes a challenge of its own. */
  readonly failures: number;
  /** Runs one; answers whether it succeeded. A fault, which no phrase explains, is thrown on. */
  run(action: () => Promise<unknown>): Promise<boolean>;
}

/** @param phrases a constant */
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
