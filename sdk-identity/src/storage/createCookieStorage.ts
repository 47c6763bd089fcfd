/**
 * Cookies as a storage backend.
 *
 * A text is encoded as JSON once more before it is percent-encoded. The name of a cookie that ends with the browser's
 * session has the session marker as a suffix.
 */
import { parseJson } from '@broadsheet/client-core';
import type { CookieStorageOptions, StorageBackend } from './StorageBackend.ts';

const SESSION_MARKER = '.session';
// Characters of the encoded value, because browsers limit a cookie to 4 KB.
const LIMIT = 4000;

const tooLong = (key: string, length: number): string =>
  `Unable to save data to key "${key}" due to the size of the data (${length} bytes is greater than maximum allowed 4 KB)`;

/** Creates a backend of the document's cookies. It refuses texts of more than 4,000 encoded characters, with a warning. */
export function createCookieStorage(options: CookieStorageOptions): StorageBackend {
  const { cookies, domain, expiresMs, warn } = options;
  const toStart = (key: string): string => `${key}${expiresMs === undefined ? SESSION_MARKER : ''}=`;

  function get(key: string): string | undefined {
    const start = toStart(key);
    try {
      // Of two cookies with the same name, the first has the closest path.
      const cookie =
        cookies
          ?.read()
          .split(/;\s*/)
          .find((pair) => pair.startsWith(start)) ?? start;
      const value = parseJson(decodeURIComponent(cookie.slice(start.length)));
      return typeof value === 'string' ? value : undefined;
    } catch {
      // Access to cookies throws in a sandboxed page.
      return undefined;
    }
  }

  function write(key: string, encoded: string, life: string | undefined): void {
    try {
      const isSecure = cookies?.isHttps() === true;
      const attributes = [life, domain && `Domain=${domain}`, 'Path=/', 'SameSite=Lax', isSecure && 'Secure'];
      cookies?.write([toStart(key) + encoded, ...attributes].filter(Boolean).join('; '));
    } catch {
      // `set` reads the cookie back to check whether it was stored.
    }
  }

  return {
    get,
    set(key, text) {
      const encoded = encodeURIComponent(JSON.stringify(text));
      if (encoded.length > LIMIT) {
        warn?.(tooLong(key, encoded.length));
        return false;
      }
      write(key, encoded, expiresMs && `Expires=${new Date(expiresMs(key)).toUTCString()}`);
      return get(key) === text;
    },
    remove(key) {
      // Writes only if the cookie exists, so that most readers' cookies are never written to.
      if (get(key) !== undefined) write(key, '', 'Max-Age=0');
    },
  };
}
