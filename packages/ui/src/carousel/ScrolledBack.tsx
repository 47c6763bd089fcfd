'use client';
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Takes back what was scrolled in the moment in which the track is shifted instead, before the reader sees either. A
 * component of its own, for it is never there on the server, where React knows no layout effects.
 */
export function ScrolledBack({ strip }: { readonly strip: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    strip.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [strip]);
  return null;
}
