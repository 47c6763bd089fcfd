'use client';
import { useCallback, useState } from 'react';
import { refusalOf } from './refusalOf.ts';
import type { Refusal, RefusalPhrases } from './refusalOf.ts';

export interface Attempts<Key extends string> {
  /** Of the last attempt; gone when the next one begins. */
  readonly refusal: Refusal<Key> | undefined;
  /** How many came to nothing: each takes a challenge of its own. */
  readonly failures: number;
  /** Runs one; answers whether it succeeded. What is no refusal is thrown on. */
  run(action: () => Promise<unknown>): Promise<boolean>;
}

/** @param phrases a constant */
export function useAttempts<Key extends string>(phrases: RefusalPhrases<Key>): Attempts<Key> {
  const [refusal, setRefusal] = useState<Refusal<Key>>();
  const [failures, setFailures] = useState(0);
  const run = useCallback(
    async (action: () => Promise<unknown>) => {
      setRefusal(undefined);
      try {
        await action();
        return true;
      } catch (error) {
        setFailures((count) => count + 1);
        const next = refusalOf(error, phrases);
        if (next === undefined) throw error;
        setRefusal(next);
        return false;
      }
    },
    [phrases],
  );
  return { refusal, failures, run };
}
