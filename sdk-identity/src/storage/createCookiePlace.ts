/**
 * Cookies as a place (wire-contract 2.4).
 *
 * A text is JSON-encoded once more before it is percent-encoded. A cookie that ends with the browser's session bears
 * the session marker after its name.
 */
import { encodeCookiePart, formatCookie, parseCookies } from '@broadsheet/client-core';
import type { CookieAttributes } from '@broadsheet/client-core';
import { parseJson } from '../json/parseJson.ts';
import type { Place } from './Place.ts';

/** The document's cookies. */
export interface CookieAccess {
  /** `() => document.cookie`. May throw. */
  readonly read: () => string;
  /** `(cookie) => { document.cookie = cookie }`. May throw. */
  readonly write: (cookie: string) => void;
  /** Only over https are cookies marked `Secure`. */
  readonly isHttps: () => boolean;
}

export interface CookiePlaceOptions {
  /** Without them the place is empty and refuses everything. */
  readonly cookies?: CookieAccess;
  readonly domain?: string;
  /** When the cookie of a key ends, in milliseconds since 1970; with the browser's session when absent. */
  readonly expiresMs?: (key: string) => number;
  readonly warn?: (message: string) => void;
}

const SESSION_MARKER = '.session';
// In characters of the encoded value (identity spec §9).
const LIMIT = 4000;

/** When cookies end that nobody gave another end: 2038-01-19T03:14:07Z. */
export const COOKIE_END_MS = 2_147_483_647_000;

const tooLong = (key: string, length: number): string =>
  `Unable to save data to key "${key}" due to the size of the data (${length} bytes is greater than maximum allowed 4 KB)`;

/** Makes a place of the document's cookies. A text of more than 4,000 encoded characters is refused with a warning. */
export function createCookiePlace(options: CookiePlaceOptions): Place {
  const { cookies, domain, expiresMs, warn } = options;
  const nameOf = (key: string): string => (expiresMs === undefined ? key + SESSION_MARKER : key);

  function get(key: string): string | undefined {
    try {
      const value = parseJson(parseCookies(cookies?.read() ?? '').get(nameOf(key)) ?? '');
      return typeof value === 'string' ? value : undefined;
    } catch {
      // A sandboxed page has no cookies.
      return undefined;
    }
  }

  function write(
    key: string,
    encoded: string,
    life: Pick<CookieAttributes, 'expiresMs' | 'maxAgeSeconds'>,
  ): void {
    const common = { path: '/', domain, sameSite: 'Lax', secure: cookies?.isHttps() === true } as const;
    try {
      cookies?.write(formatCookie(nameOf(key), encoded, { ...common, ...life }));
    } catch {
      // Whether it was written is read back.
    }
  }

  return {
    get,
    set(key, text) {
      const encoded = encodeCookiePart(JSON.stringify(text));
      if (encoded.length > LIMIT) {
        warn?.(tooLong(key, encoded.length));
        return false;
      }
      write(key, encoded, { expiresMs: expiresMs?.(key) });
      return get(key) === text;
    },
    remove(key) {
      // Only what is there: a write would send every reader through the cookie jar.
      if (get(key) !== undefined) write(key, '', { maxAgeSeconds: 0 });
    },
  };
}
