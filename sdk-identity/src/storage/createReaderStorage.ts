/**
 * Which item goes where.
 *
 * A session that is not to be remembered lives in session storage, another in local storage; with a base domain both
 * live in cookies of that domain, so that every host below it sees them. The profile and its like follow the session,
 * except that a remembered one is kept in local storage even with a base domain: it is too long for a cookie. Cookies
 * stand in for web storage that refuses, too.
 */
import { createItems } from './createItems.ts';
import type { Items } from './createItems.ts';
import { createMemoryStorage } from './createMemoryStorage.ts';
import { createWebStorage } from './createWebStorage.ts';
import type { GetWebStorage } from './createWebStorage.ts';
import type { BackendName, CookieAccess, CreateCookieStorage, StorageBackend } from './StorageBackend.ts';
import { storageKeys } from './storageKeys.ts';

export interface StorageOptions {
  /** `() => window.localStorage`. Without any storage, items live as long as the client. */
  readonly localStorage?: GetWebStorage;
  readonly sessionStorage?: GetWebStorage;
  readonly cookies?: CookieAccess;
  /** Makes the backends of cookies; without it there are none. A client always has it. */
  readonly createCookieStorage?: CreateCookieStorage;
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
  sessionOrder(isPrivate: boolean): readonly BackendName[];
  /** Where an item of the reader's own data goes. */
  dataOrder(key: string, isPrivate: boolean): readonly BackendName[];
  /** The one backend that all tabs of a browser share and nothing else is kept in. */
  readonly shared: StorageBackend;
}

const WEB_FIRST: readonly BackendName[] = ['session', 'local', 'session-cookie', 'cookie', 'memory'];
const COOKIES_FIRST: readonly BackendName[] = ['session-cookie', 'cookie', 'session', 'local', 'memory'];
/** When cookies end that nobody gave another end: 2038-01-19T03:14:07Z. */
const COOKIE_END_MS = 2_147_483_647_000;

const noStorage: StorageBackend = { get: () => undefined, set: () => false, remove: () => undefined };

/** Whether what is in this backend ends with the browser's session. */
export const isPrivateBackend = (name: BackendName): boolean =>
  name === 'session' || name === 'session-cookie';

/**
 * Opens the backends. Nothing is read or written before the first use of an item.
 *
 * @throws TypeError a base domain without cookies to keep the session in
 */
export function createReaderStorage(options: StorageOptions): ReaderStorage {
  const { cookies, baseDomain: domain, profileStorage = {}, warn } = options;
  const { createCookieStorage = () => noStorage } = options;
  if (domain && !options.createCookieStorage) throw new TypeError('baseDomain needs createCookieStorage.');
  const cookieOptions = { cookies, domain, warn };
  const shared = createWebStorage(options.localStorage);
  const backends = {
    session: createWebStorage(options.sessionStorage),
    local: shared,
    'session-cookie': createCookieStorage(cookieOptions),
    cookie: createCookieStorage({
      ...cookieOptions,
      expiresMs: (key) =>
        key === storageKeys.profile ? (profileStorage.expires?.getTime() ?? COOKIE_END_MS) : COOKIE_END_MS,
    }),
    memory: createMemoryStorage(),
  };

  function order(isPrivate: boolean, isCookieFirst: boolean): readonly BackendName[] {
    const own = (name: BackendName): boolean => name === 'memory' || isPrivateBackend(name) === isPrivate;
    return (isCookieFirst ? COOKIES_FIRST : WEB_FIRST).filter(own);
  }

  return {
    items: createItems(backends, domain ? COOKIES_FIRST : WEB_FIRST),
    sessionOrder: (isPrivate) => order(isPrivate, Boolean(domain)),
    dataOrder(key, isPrivate) {
      if (key === storageKeys.profile && profileStorage.ignoreProfile === true) return ['memory'];
      return order(isPrivate, isPrivate && Boolean(domain));
    },
    shared,
  };
}
