'use client';
import { getErrorMessage } from '@broadsheet/client-core';
import { useCallback, useEffect, useState } from 'react';
import type { DependencyList } from 'react';

export type ReadState<Value> =
  | { readonly kind: 'loading' }
  /** A value that was read. `isStale`: it is being read again. */
  | { readonly kind: 'read'; readonly value: Value; readonly isStale: boolean }
  /** `last`: the value that was read before; `undefined` if none was. */
  | { readonly kind: 'failed'; readonly message: string; readonly last: Value | undefined };

const lastOf = <Value>(state: ReadState<Value>): Value | undefined => {
  if (state.kind === 'loading') return undefined;
  return state.kind === 'read' ? state.value : state.last;
};

export type Read<Value> = ReadState<Value> & {
  /** Reads again; the old value stays meanwhile. */
  readonly again: () => void;
};

/**
 * Returns the result of a call, which is aborted when the component unmounts.
 * @param dependencies the same as those of an effect
 */
export function useRead<Value>(
  read: (signal: AbortSignal) => Promise<Value>,
  dependencies: DependencyList,
): Read<Value> {
  const [state, setState] = useState<ReadState<Value>>({ kind: 'loading' });
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((now) => now + 1), []);
  useEffect(() => {
    const leaving = new AbortController();
    setState((now) => {
      if (now.kind === 'read') return { ...now, isStale: true };
      const value = lastOf(now);
      return value === undefined ? { kind: 'loading' } : { kind: 'read', value, isStale: true };
    });
    read(leaving.signal).then(
      (value) => leaving.signal.aborted || setState({ kind: 'read', value, isStale: false }),
      (error: unknown) =>
        leaving.signal.aborted ||
        setState((now) => ({ kind: 'failed', message: getErrorMessage(error), last: lastOf(now) })),
    );
    return () => leaving.abort();
    // The caller says what its reading depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [...dependencies, turn]);
  return { ...state, again };
}
