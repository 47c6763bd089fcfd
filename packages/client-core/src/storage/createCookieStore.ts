/**
 * Cookies as a store.
 *
 * A cookie can be refused: it is too long, or the reader has turned cookies off, which browsers do not report. So
 * `set` says whether the value is there now, instead of throwing or pretending; a caller that must keep the value all
 * the same puts it in another store.
 */
import type { Clock } from '../clock/Clock.ts';
import { systemClock } from '../clock/systemClock.ts';
import { encodeCookiePart, formatCookie, parseCookies } from './cookieText.ts';
import type { CookieAttributes } from './cookieText.ts';
import type { KeyValueStore, StorageFailure } from './KeyValueStore.ts';

/** The longest percent-encoded value, in characters (wire-contract 2.4, identity spec §9). */
export const COOKIE_VALUE_LIMIT = 4000;

export interface CookieStoreOptions {
  /** The document's cookies as one text: `() => document.cookie`. May throw. */
  readonly read: () => string;
  /** Writes one cookie: `(cookie) => { document.cookie = cookie }`. May throw. */
  readonly write: (cookie: string) => void;
  /** Whether the page came over https; only then are cookies marked `Secure`. Asked at every write. */
  readonly isHttps: () => boolean;
  /** `/` when left out. A cookie of a path that the page is not under cannot be read back. */
  readonly path?: string;
  /** The site's own host alone when left out or empty. */
  readonly domain?: string;
  /** Whole seconds; a cookie lasts for the browser session when left out. */
  readonly maxAgeSeconds?: number;
  /** `Lax` when left out. Browsers take `None` over https only. */
  readonly sameSite?: 'Strict' | 'Lax' | 'None';
  /** Gives the date of expiry that is written beside the age. */
  readonly clock?: Clock;
  /** Told of every operation that the browser refused by throwing. Must not throw. */
  readonly onFailure?: (failure: StorageFailure) => void;
}

export interface CookieStore extends KeyValueStore {
  /**
   * @returns whether the store now holds this value. `false`: the percent-encoded value is longer than 4,000
   *   characters and the older cookie stays, or the browser refused it
   */
  set(key: string, value: string): boolean;
}

type Attributes = (maxAgeSeconds: number | undefined) => CookieAttributes;

function attributesOf(options: CookieStoreOptions): Attributes {
  const { clock = systemClock, domain, isHttps, path = '/', sameSite = 'Lax' } = options;
  return (maxAgeSeconds) => ({
    path,
    domain,
    sameSite,
    maxAgeSeconds,
    expiresMs: maxAgeSeconds === undefined ? undefined : clock.now() + maxAgeSeconds * 1000,
    secure: isHttps(),
  });
}

/** Makes a store on a document's cookies. Nothing is read before the first call. */
export function createCookieStore(options: CookieStoreOptions): CookieStore {
  const { read, write, maxAgeSeconds, onFailure } = options;
  const attributes = attributesOf(options);

  function cookies(operation: StorageFailure['operation'], key: string): ReadonlyMap<string, string> {
    try {
      return parseCookies(read());
    } catch (cause) {
      onFailure?.({ key, operation, cause });
      return new Map();
    }
  }

  function put(operation: StorageFailure['operation'], key: string, encoded: string, age?: number): void {
    try {
      write(formatCookie(key, encoded, attributes(age)));
    } catch (cause) {
      onFailure?.({ key, operation, cause });
    }
  }

  return {
    get: (key) => cookies('get', key).get(key),
    set(key, value) {
      const encoded = encodeCookiePart(value);
      if (encoded.length > COOKIE_VALUE_LIMIT) return false;
      put('set', key, encoded, maxAgeSeconds);
      const kept = cookies('set', key).get(key);
      return kept !== undefined && encodeCookiePart(kept) === encoded;
    },
    remove: (key) => put('remove', key, '', 0),
    keys: () => [...cookies('keys', '').keys()],
  };
}
