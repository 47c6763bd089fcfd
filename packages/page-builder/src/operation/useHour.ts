'use client';
import { getErrorMessage, SECOND_MS } from '@broadsheet/client-core';
import { useCallback, useEffect, useState } from 'react';
import { useBuilder } from '../builder/Builder.ts';
import { readHour } from './operationHour.ts';
import type { OperationHour } from './operationHour.ts';

/** Milliseconds between two readings. */
const EVERY_MS = 20 * SECOND_MS;

export interface ReadHour {
  /** What was read last; absent: nothing yet. */
  readonly hour: OperationHour | undefined;
  /** Why the last reading failed; absent: it did not. */
  readonly problem: string | undefined;
  /** Reads again now. */
  readonly update: () => void;
}

/** Returns the last hour, which is read again and again. After a failure, what was read before stays. */
export function useHour(): ReadHour {
  const { client, clock } = useBuilder();
  const [hour, setHour] = useState<OperationHour>();
  const [problem, setProblem] = useState<string>();
  const [turn, setTurn] = useState(0);
  const update = useCallback(() => setTurn((now) => now + 1), []);
  useEffect(() => {
    const leaving = new AbortController();
    let cancel = (): void => undefined;
    const read = async (): Promise<void> => {
      try {
        const found = await readHour(client, leaving.signal);
        if (leaving.signal.aborted) return;
        setHour(found);
        setProblem(undefined);
      } catch (error) {
        if (leaving.signal.aborted) return;
        setProblem(getErrorMessage(error));
      }
      cancel = clock.setTimeout(() => void read(), EVERY_MS);
    };
    void read();
    return () => {
      leaving.abort();
      cancel();
    };
    // Another turn reads again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- as above
  }, [client, clock, turn]);
  return { hour, problem, update };
}
