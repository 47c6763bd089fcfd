'use client';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps a keyboard reader in the carousel when a move takes away what has the focus: a slide leaves the view, a
 * button goes at the end. The returned function is called before each move.
 */
export function useKeptFocus(
  region: RefObject<HTMLElement | null>,
  strip: RefObject<HTMLElement | null>,
): () => void {
  const held = useRef(false);
  useEffect(() => {
    const page = region.current?.ownerDocument;
    const isLost = held.current && page !== undefined && page.activeElement === page.body;
    held.current = false;
    if (isLost) strip.current?.focus({ preventScroll: true });
  });
  return () => {
    const focused = region.current?.ownerDocument.activeElement ?? null;
    held.current = region.current?.contains(focused) === true;
    if (focused !== strip.current && strip.current?.contains(focused) === true)
      strip.current.focus({ preventScroll: true });
  };
}
