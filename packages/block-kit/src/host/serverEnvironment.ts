import type { Environment } from './Host.ts';

/** A host without a browser: nothing stored, nowhere to go, time of the given clock. */
export function serverEnvironment(now: () => number = Date.now): Environment {
  return {
    readCookie: () => undefined,
    writeCookie: () => undefined,
    navigate: () => undefined,
    reload: () => undefined,
    replaceAddress: () => undefined,
    origin: () => '',
    address: () => '',
    referrer: () => '',
    readLocalItem: () => undefined,
    onStorageChange: () => () => undefined,
    readSessionItem: () => undefined,
    writeSessionItem: () => undefined,
    now,
    every: () => () => undefined,
    matches: () => false,
  };
}
