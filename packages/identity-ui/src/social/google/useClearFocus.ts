'use client';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { GoogleIdentity } from './GoogleIdentity.ts';

/** Returns whether a frame of another site lies over the middle of an element. */
function isUnderFrame(element: Element): boolean {
  const box = element.getClientRects()[0];
  if (box === undefined) return false;
  const { ownerDocument: page } = element;
  const top = page.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top !== null && top !== element && top.localName === 'iframe';
}

/**
 * Takes Google's prompt away when it lies over what the keyboard has reached, because nobody can press what they cannot see.
 * That does not count as closing it: it comes again on the next page.
 *
 * @param place an element of the page
 */
export function useClearFocus(
  google: GoogleIdentity | undefined,
  place: RefObject<HTMLElement | null> | undefined,
): void {
  useEffect(() => {
    const page = place?.current?.ownerDocument;
    const view = page?.defaultView;
    if (google === undefined || page === undefined || !view) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const clear = () => {
      const { activeElement: focused } = page;
      if (!signal.aborted && focused !== null && isUnderFrame(focused)) google.cancel();
    };
    // Only after the page has scrolled to what has the focus is it known what lies over it.
    const follow = () => view.requestAnimationFrame(() => view.requestAnimationFrame(clear));
    page.addEventListener('focusin', follow, { signal });
    return () => leaving.abort();
  }, [google, place]);
}
