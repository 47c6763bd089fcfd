/**
 * The choice of the storage backend for each item.
 *
 * A session that is not to be remembered is stored in session storage, any other in local storage; with a base domain, both
 * are stored in cookies of that domain, so that every host below it can read them. Profile, settings and segments follow
 * the session, except that those of a remembered session are in local storage even with a base domain, because they are
 * too long for a cookie. Cookies are also the fallback when web storage refuses an item.
 */
import { createItems } from './createItems.ts';
import type { Items } from './createItems.ts';
import { createMemoryStorage } from './createMemoryStorage.ts';
import { createWebStorage } from './createWebStorage.ts';
import type { GetWebStorage } from './createWebStorage.ts';
import type { BackendName, CookieAccess, CreateCookieStorage, StorageBackend } from './StorageBackend.ts';
import { storageKeys } from './storageKeys.ts';

export interface StorageOptions {
  /** `() => window.localStorage`. Without any storage, items last as long as the client. */
  readonly localStorage?: GetWebStorage;
  readonly sessionStorage?: GetWebStorage;
  readonly cookies?: CookieAccess;
  /** Creates the backends of cookies; absent: there are none. A client always has it. */
  readonly createCookieStorage?: CreateCookieStorage;
  /** The domain for whose cookies, readable by all hosts below it, the session is stored; used unchanged. */
  readonly baseDomain?: string;
  readonly profileStorage?: {
    /** The expiry of a profile cookie. Default: 2038. */
    readonly expires?: Date;
    /** Whether the profile is stored in memory only. */
    readonly ignoreProfile?: boolean;
  };
  /** Logs a warning, such as in the browser's console: a deprecated call, a cookie that is too long, a refused refresh. */
  readonly warn?: (message: string) => void;
}

export interface ReaderStorage {
  readonly items: Items;
  /** Returns the backends for the session, in order. @param isPrivate whether it is to end with the browser's session */
  sessionOrder(isPrivate: boolean): readonly BackendName[];
  /** Returns the backends for an item of the reader's data, in order. */
  dataOrder(key: string, isPrivate: boolean): readonly BackendName[];
  /** The local storage, which all tabs of a browser share. */
  readonly shared: StorageBackend;
}

const WEB_FIRST: readonly BackendName[] = ['session', 'local', 'session-cookie', 'cookie', 'memory'];
const COOKIES_FIRST: readonly BackendName[] = ['session-cookie', 'cookie', 'session', 'local', 'memory'];
/** The default expiry of cookies: 2038-01-19T03:14:07Z. */
const COOKIE_END_MS = 2_147_483_647_000;

const noStorage: StorageBackend = { get: () => undefined, set: () => false, remove: () => undefined };

/** Returns whether the items of a backend end with the browser's session. */
export const isPrivateBackend = (name: BackendName): boolean =>
  name === 'session' || name === 'session-cookie';

/**
 * Creates the backends. Nothing is read or written before the first use of an item.
 *
 * @throws TypeError when there is a base domain but no `createCookieStorage`
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
