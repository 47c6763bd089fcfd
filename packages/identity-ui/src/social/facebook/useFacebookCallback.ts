'use client';
import { useEffect } from 'react';

/** The global function that Facebook's own button calls. */
const CALLBACK = 'onFacebookSignOn';

/** Provides the global function while the block is mounted; of several blocks, the last one's. */
export function useFacebookCallback(run: (() => void) | undefined): void {
  useEffect(() => {
    if (run === undefined) return;
    Reflect.set(globalThis, CALLBACK, run);
    return () => {
      if (Reflect.get(globalThis, CALLBACK) === run) Reflect.deleteProperty(globalThis, CALLBACK);
    };
  }, [run]);
}
