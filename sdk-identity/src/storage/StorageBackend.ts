/** The name of a storage backend. The first and third end with the browser's session; `memory` ends with the page. */
export type BackendName = 'session' | 'local' | 'session-cookie' | 'cookie' | 'memory';

/** A storage of texts by key. No method throws. */
export interface StorageBackend {
  get(key: string): string | undefined;
  /** Stores a text. @returns whether the backend has stored it */
  set(key: string, text: string): boolean;
  remove(key: string): void;
}

/** The access to the document's cookies. */
export interface CookieAccess {
  /** Reads all cookies: `() => document.cookie`. May throw. */
  readonly read: () => string;
  /** Writes a cookie: `(cookie) => { document.cookie = cookie }`. May throw. */
  readonly write: (cookie: string) => void;
  /** Returns whether the page was loaded over https; only then cookies are marked `Secure`. */
  readonly isHttps: () => boolean;
}

export interface CookieStorageOptions {
  /** The access to cookies; if absent, the backend is empty and stores nothing. */
  readonly cookies?: CookieAccess;
  readonly domain?: string;
  /** Returns the expiry of a key's cookie in milliseconds since 1970; absent: cookies end with the browser's session. */
  readonly expiresMs?: (key: string) => number;
  readonly warn?: (message: string) => void;
}

/** The type of `createCookieStorage`, which is passed in so that only applications with cookies bundle it. */
export type CreateCookieStorage = (options: CookieStorageOptions) => StorageBackend;
