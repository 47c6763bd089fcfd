'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the newest one, so that what is given it need not render for it. */
export function useStable<Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): (...args: Args) => Result {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args) => newest.current(...args), []);
}
