'use client';
import { useCallback, useEffect, useState } from 'react';
import type { DependencyList } from 'react';

export type ReadState<Value> =
  | { readonly kind: 'loading' }
  /** `isStale`: it is being read once more. */
  | { readonly kind: 'read'; readonly value: Value; readonly isStale: boolean }
  | { readonly kind: 'failed'; readonly message: string };

export type Read<Value> = ReadState<Value> & {
  /** Reads once more; what was read stays meanwhile. */
  readonly again: () => void;
};

/** What a call of the site answers, for as long as a component is shown. @param dependencies as those of an effect */
export function useRead<Value>(
  read: (signal: AbortSignal) => Promise<Value>,
  dependencies: DependencyList,
): Read<Value> {
  const [state, setState] = useState<ReadState<Value>>({ kind: 'loading' });
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => setTurn((now) => now + 1), []);
  useEffect(() => {
    const leaving = new AbortController();
    setState((now) => (now.kind === 'read' ? { ...now, isStale: true } : { kind: 'loading' }));
    read(leaving.signal).then(
      (value) => leaving.signal.aborted || setState({ kind: 'read', value, isStale: false }),
      (error: unknown) =>
        leaving.signal.aborted ||
        setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    );
    return () => leaving.abort();
    // The caller says what its reading depends on.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [...dependencies, turn]);
  return { ...state, again };
}
