'use client';
import { getErrorMessage } from '@broadsheet/client-core';
import { useCallback, useEffect, useState } from 'react';
import { useBuilder } from './Builder.ts';

export interface RepeatedRead<Value> {
  /** What was read last; absent: nothing yet. */
  readonly value: Value | undefined;
  /** Why the last reading failed; absent: it did not. */
  readonly problem: string | undefined;
  /** Reads again now. */
  readonly update: () => void;
}

/**
 * Returns the result of a call that is made again and again. After a failure, what was read before stays.
 *
 * @param read the same function until something else is to be read
 * @param everyMs the milliseconds between two readings
 */
export function useRepeatedRead<Value>(
  read: (signal: AbortSignal) => Promise<Value>,
  everyMs: number,
): RepeatedRead<Value> {
  const { clock } = useBuilder();
  const [value, setValue] = useState<Value>();
  const [problem, setProblem] = useState<string>();
  const [turn, setTurn] = useState(0);
  const update = useCallback(() => setTurn((now) => now + 1), []);
  useEffect(() => {
    const leaving = new AbortController();
    let cancel = (): void => undefined;
    const readOnce = async (): Promise<void> => {
      try {
        const found = await read(leaving.signal);
        if (leaving.signal.aborted) return;
        setValue(found);
        setProblem(undefined);
      } catch (error) {
        if (leaving.signal.aborted) return;
        setProblem(getErrorMessage(error));
      }
      cancel = clock.setTimeout(() => void readOnce(), everyMs);
    };
    void readOnce();
    return () => {
      leaving.abort();
      cancel();
    };
    // Another turn reads again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- as above
  }, [clock, read, everyMs, turn]);
  return { value, problem, update };
}
