'use client';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** The distance in CSS pixels from which on an element counts as nearly seen. */
const NEAR = '600px';

/**
 * Calls `act` when an element comes near the part of the page that is seen, or is there already.
 *
 * @param options.turn a number whose change looks again whether it is; undefined: nobody looks
 */
export function useWhenSeen(
  element: RefObject<Element | null>,
  { act, turn }: { readonly act: () => void; readonly turn: number | undefined },
): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    // Without it, the element is a button that can be pressed.
    if (turn === undefined || element.current === null || !('IntersectionObserver' in globalThis))
      return undefined;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: NEAR },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element, turn]);
}
