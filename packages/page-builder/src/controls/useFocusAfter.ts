'use client';
import { useEffect, useRef } from 'react';
import type { DependencyList, RefObject } from 'react';
import { restoreLostFocus } from './restoreLostFocus.ts';

/**
 * Returns a ref for an element, such as a heading with a `tabIndex` of -1, that takes the focus when a change has removed
 * the button that was pressed.
 * @param changes the same as the dependencies of an effect
 */
export function useFocusAfter<Taker extends HTMLElement>(changes: DependencyList): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  const isShown = useRef(false);
  useEffect(() => {
    if (isShown.current) restoreLostFocus(taker.current);
    isShown.current = true;
    // The caller says which changes remove buttons.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, changes);
  return taker;
}
