'use client';
import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';

export interface Announcer {
  announce(text: string): void;
  /** The live region, to be rendered once. */
  readonly region: ReactNode;
}

/** One live region for the whole desk: two of them talk over each other. */
export function useAnnouncer(): Announcer {
  const element = useRef<HTMLOutputElement>(null);
  const announce = useCallback((text: string) => {
    const region = element.current;
    if (region === null) return;
    // A text that is said twice is heard twice only if the region was empty meanwhile.
    region.textContent = '';
    requestAnimationFrame(() => (region.textContent = text));
  }, []);
  return {
    announce,
    region: <output ref={element} aria-live="polite" className="bs-hidden" data-announcer="" />,
  };
}
