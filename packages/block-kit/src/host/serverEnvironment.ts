import type { Environment } from './Host.ts';

/** Creates the environment of a server: no storage, no navigation, and the time of the given clock. */
export function serverEnvironment(now: Environment['now'] = Date.now): Environment {
  return {
    fetch: (url) => Promise.reject(new Error(`There is no browser here that could call ${url}.`)),
    readCookie: () => undefined,
    writeCookie: () => undefined,
    navigate: () => undefined,
    reload: () => undefined,
    print: () => undefined,
    replaceAddress: () => undefined,
    siteUrl: () => '',
    publicUrl: (address) => address,
    address: () => '',
    referrer: () => '',
    readLocalItem: () => undefined,
    writeLocalItem: () => undefined,
    onStorageChange: () => () => undefined,
    readSessionItem: () => undefined,
    writeSessionItem: () => undefined,
    now,
    every: () => () => undefined,
    matches: () => false,
  };
}
