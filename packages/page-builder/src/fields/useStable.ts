'use client';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { OnFieldsChange } from './FieldsChange.ts';

/** A function that stays the same and calls the newest one, so that rows need not render for it. */
export function useStable(onChange: OnFieldsChange): OnFieldsChange {
  const newest = useRef(onChange);
  useLayoutEffect(() => {
    newest.current = onChange;
  });
  return useCallback((change) => newest.current(change), []);
}
