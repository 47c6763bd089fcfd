/**
 * Which item goes where (wire-contract 2.2 and 2.3).
 *
 * A session that is not to be remembered lives in session storage, another in local storage; with a base domain both
 * live in cookies of that domain, so that every host below it sees them. The profile and its like follow the session,
 * except that a remembered one is kept in local storage even with a base domain: it is too long for a cookie.
 */
import { COOKIE_END_MS, createCookiePlace } from './createCookiePlace.ts';
import type { CookieAccess } from './createCookiePlace.ts';
import { createItems } from './createItems.ts';
import type { Items } from './createItems.ts';
import { createMemoryPlace } from './createMemoryPlace.ts';
import { createWebPlace } from './createWebPlace.ts';
import type { GetWebStorage } from './createWebPlace.ts';
import type { Place, PlaceName } from './Place.ts';
import { storageKeys } from './storageKeys.ts';

export interface StorageOptions {
  /** `() => window.localStorage`. Without any storage, items live as long as the client. */
  readonly localStorage?: GetWebStorage;
  readonly sessionStorage?: GetWebStorage;
  readonly cookies?: CookieAccess;
  /** Keeps the session in cookies of this domain, for all hosts below it. Used as given. */
  readonly baseDomain?: string;
  readonly profileStorage?: {
    /** When a profile cookie ends; 2038 when left out. */
    readonly expires?: Date;
    /** Keeps the profile in memory only. */
    readonly ignoreProfile?: boolean;
  };
  /** Told what a browser's console is for: a deprecated call, a cookie that is too long, a refused refresh. */
  readonly warn?: (message: string) => void;
}

export interface ReaderStorage {
  readonly items: Items;
  /** Where the session goes. @param isPrivate it is to end with the browser's session */
  sessionOrder(isPrivate: boolean): readonly PlaceName[];
  /** Where an item of the reader's own data goes. */
  dataOrder(key: string, isPrivate: boolean): readonly PlaceName[];
  /** The one place that all tabs of a browser share and nothing else is kept in. */
  readonly shared: Place;
}

const WEB_FIRST: readonly PlaceName[] = ['session', 'local', 'session-cookie', 'cookie', 'memory'];
const COOKIES_FIRST: readonly PlaceName[] = ['session-cookie', 'cookie', 'session', 'local', 'memory'];

/** Whether what is in this place ends with the browser's session. */
export const isPrivatePlace = (place: PlaceName): boolean =>
  place === 'session' || place === 'session-cookie';

/** Opens the places. Nothing is read or written before the first use of an item. */
export function createReaderStorage(options: StorageOptions): ReaderStorage {
  const { cookies, baseDomain: domain, profileStorage = {}, warn } = options;
  const cookieOptions = { cookies, domain, warn };
  const shared = createWebPlace(options.localStorage);
  const places = {
    session: createWebPlace(options.sessionStorage),
    local: shared,
    'session-cookie': createCookiePlace(cookieOptions),
    cookie: createCookiePlace({
      ...cookieOptions,
      expiresMs: (key) =>
        key === storageKeys.profile ? (profileStorage.expires?.getTime() ?? COOKIE_END_MS) : COOKIE_END_MS,
    }),
    memory: createMemoryPlace(),
  };

  function order(isPrivate: boolean, isCookieFirst: boolean): readonly PlaceName[] {
    const own = (name: PlaceName): boolean => name === 'memory' || isPrivatePlace(name) === isPrivate;
    return (isCookieFirst ? COOKIES_FIRST : WEB_FIRST).filter(own);
  }

  return {
    items: createItems(places, domain ? COOKIES_FIRST : WEB_FIRST),
    sessionOrder: (isPrivate) => order(isPrivate, Boolean(domain)),
    dataOrder(key, isPrivate) {
      if (key === storageKeys.profile && profileStorage.ignoreProfile === true) return ['memory'];
      return order(isPrivate, isPrivate && Boolean(domain));
    },
    shared,
  };
}
