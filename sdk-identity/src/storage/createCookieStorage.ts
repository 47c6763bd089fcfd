/**
 * Cookies as a storage backend.
 *
 * A text is JSON-encoded once more before it is percent-encoded. A cookie that ends with the browser's session bears
 * the session marker after its name.
 */
import { parseJson } from '@broadsheet/client-core';
import type { CookieStorageOptions, StorageBackend } from './StorageBackend.ts';

const SESSION_MARKER = '.session';
// In characters of the encoded value: browsers keep 4 KB of a cookie.
const LIMIT = 4000;

const tooLong = (key: string, length: number): string =>
  `Unable to save data to key "${key}" due to the size of the data (${length} bytes is greater than maximum allowed 4 KB)`;

/** Makes a backend of the document's cookies. A text of more than 4,000 encoded characters is refused with a warning. */
export function createCookieStorage(options: CookieStorageOptions): StorageBackend {
  const { cookies, domain, expiresMs, warn } = options;
  const toStart = (key: string): string => `${key}${expiresMs === undefined ? SESSION_MARKER : ''}=`;

  function get(key: string): string | undefined {
    const start = toStart(key);
    try {
      // Of two cookies of one name the first is that of the closest path.
      const cookie =
        cookies
          ?.read()
          .split(/;\s*/)
          .find((pair) => pair.startsWith(start)) ?? start;
      const value = parseJson(decodeURIComponent(cookie.slice(start.length)));
      return typeof value === 'string' ? value : undefined;
    } catch {
      // A sandboxed page has no cookies.
      return undefined;
    }
  }

  function write(key: string, encoded: string, life: string | undefined): void {
    try {
      const isSecure = cookies?.isHttps() === true;
      const attributes = [life, domain && `Domain=${domain}`, 'Path=/', 'SameSite=Lax', isSecure && 'Secure'];
      cookies?.write([toStart(key) + encoded, ...attributes].filter(Boolean).join('; '));
    } catch {
      // Whether it was written is read back.
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
      // Only what is there: a write would send every reader through the cookie jar.
      if (get(key) !== undefined) write(key, '', 'Max-Age=0');
    },
  };
}
