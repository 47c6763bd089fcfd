/** Where an item can be. The first and third end with the browser's session; `memory` ends with the page. */
export type BackendName = 'session' | 'local' | 'session-cookie' | 'cookie' | 'memory';

/** Texts by key. No method throws. */
export interface StorageBackend {
  get(key: string): string | undefined;
  /** Stores a text. @returns whether the backend holds it now */
  set(key: string, text: string): boolean;
  remove(key: string): void;
}

/** The document's cookies. */
export interface CookieAccess {
  /** `() => document.cookie`. May throw. */
  readonly read: () => string;
  /** `(cookie) => { document.cookie = cookie }`. May throw. */
  readonly write: (cookie: string) => void;
  /** Only over https are cookies marked `Secure`. */
  readonly isHttps: () => boolean;
}

export interface CookieStorageOptions {
  /** Without them the backend is empty and refuses everything. */
  readonly cookies?: CookieAccess;
  readonly domain?: string;
  /** When the cookie of a key ends, in milliseconds since 1970; with the browser's session when absent. */
  readonly expiresMs?: (key: string) => number;
  readonly warn?: (message: string) => void;
}

/** `createCookieStorage`, for those who keep sessions in cookies. */
export type CreateCookieStorage = (options: CookieStorageOptions) => StorageBackend;
