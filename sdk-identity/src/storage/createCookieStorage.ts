/**
 * Cookies as a storage backend.
 *
 * A text is JSON-encoded once more before it is percent-encoded. A cookie that ends with the browser's session bears
 * the session marker after its name.
 */
import { encodeCookiePart, formatCookie, parseCookies } from '@broadsheet/client-core';
import type { CookieAttributes } from '@broadsheet/client-core';
import { parseJson } from '../json/parseJson.ts';
import type { CookieStorageOptions, StorageBackend } from './StorageBackend.ts';

const SESSION_MARKER = '.session';
// In characters of the encoded value: browsers keep 4 KB of a cookie.
const LIMIT = 4000;

const tooLong = (key: string, length: number): string =>
  `Unable to save data to key "${key}" due to the size of the data (${length} bytes is greater than maximum allowed 4 KB)`;

/** Makes a backend of the document's cookies. A text of more than 4,000 encoded characters is refused with a warning. */
export function createCookieStorage(options: CookieStorageOptions): StorageBackend {
  const { cookies, domain, expiresMs, warn } = options;
  const toName = (key: string): string => (expiresMs === undefined ? key + SESSION_MARKER : key);

  function get(key: string): string | undefined {
    try {
      const value = parseJson(parseCookies(cookies?.read() ?? '').get(toName(key)) ?? '');
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
      cookies?.write(formatCookie(toName(key), encoded, { ...common, ...life }));
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
