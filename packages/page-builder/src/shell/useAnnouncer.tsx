'use client';
import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';

export interface Announcer {
  announce(text: string): void;
  /** The live region, to be rendered once. */
  readonly region: ReactNode;
}

/** Returns the announcer with the only live region of the desk, because several regions would interrupt each other. */
export function useAnnouncer(): Announcer {
  const element = useRef<HTMLOutputElement>(null);
  const announce = useCallback((text: string) => {
    const region = element.current;
    if (region === null) return;
    // A repeated text is announced again only if the region was empty in between.
    region.textContent = '';
    requestAnimationFrame(() => (region.textContent = text));
  }, []);
  return {
    announce,
    region: <output ref={element} aria-live="polite" className="bs-hidden" data-announcer="" />,
  };
}
