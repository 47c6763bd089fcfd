'use client';
import { useEffect } from 'react';

/** What Facebook's own button calls. */
const CALLBACK = 'onFacebookSignOn';

/** Lends the page a function of this name while the block is there; of several blocks, that of the last. */
export function useFacebookCallback(run: (() => void) | undefined): void {
  useEffect(() => {
    if (run === undefined) return;
    Reflect.set(globalThis, CALLBACK, run);
    return () => {
      if (Reflect.get(globalThis, CALLBACK) === run) Reflect.deleteProperty(globalThis, CALLBACK);
    };
  }, [run]);
}
