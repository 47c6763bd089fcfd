/**
 * Cookies as a place (wire-contract 2.4).
 *
 * A text is JSON-encoded once more before it is percent-encoded. A cookie that ends with the browser's session bears
 * the session marker after its name.
 */
import { COOKIE_VALUE_LIMIT, createCookieStore } from '@broadsheet/client-core';
import type { Clock, CookieStoreOptions } from '@broadsheet/client-core';
import { parseJson } from './parseJson.ts';
import type { Place } from './Place.ts';

/** The document's cookies: reading and writing them as text, and whether the page came over https. */
export type CookieAccess = Pick<CookieStoreOptions, 'read' | 'write' | 'isHttps'>;

export interface CookiePlaceOptions {
  readonly cookies: CookieAccess;
  readonly clock: Clock;
  readonly domain?: string;
  /** When the cookie of a key ends, in milliseconds since 1970; with the browser's session when absent. */
  readonly expiresMs?: (key: string) => number;
  readonly warn?: (message: string) => void;
}

const SESSION_MARKER = '.session';

/** When cookies end that nobody gave another end: 2038-01-19T03:14:07Z. */
export const COOKIE_END_MS = 2_147_483_647_000;

const tooLong = (key: string, length: number): string =>
  `Unable to save data to key "${key}" due to the size of the data (${length} bytes is greater than maximum allowed 4 KB)`;

/** Makes a place of the document's cookies. A text of more than 4,000 encoded characters is refused with a warning. */
export function createCookiePlace(options: CookiePlaceOptions): Place {
  const { cookies, clock, domain, expiresMs, warn } = options;
  const nameOf = (key: string): string => (expiresMs === undefined ? key + SESSION_MARKER : key);
  const storeOf = (key: string) =>
    createCookieStore({ ...cookies, clock, domain, expiresMs: expiresMs?.(key) });

  return {
    get(key) {
      const text = storeOf(key).get(nameOf(key));
      const value = text === undefined ? undefined : parseJson(text);
      return typeof value === 'string' ? value : undefined;
    },
    set(key, text) {
      const value = JSON.stringify(text);
      if (storeOf(key).set(nameOf(key), value)) return true;
      const { length } = encodeURIComponent(value.toWellFormed());
      if (length > COOKIE_VALUE_LIMIT) warn?.(tooLong(key, length));
      return false;
    },
    remove(key) {
      const store = storeOf(key);
      // Writing an end for a cookie that is not there would send every reader through the cookie jar.
      if (store.get(nameOf(key)) !== undefined) store.remove(nameOf(key));
    },
  };
}
