/** The parent element of a script, and its element id. */
export interface ScriptPlace {
  readonly parent: 'head' | 'body';
  readonly id?: string;
}

/** The part of `window.crypto` that creates a PKCE challenge. Pages loaded over http have no `subtle`. */
export interface ChallengeCrypto {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown;
  readonly subtle?: {
    digest(algorithm: 'SHA-256', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  };
}

/** The browser APIs for signing in with other services. */
export interface VendorAdapters {
  /** `() => window`. Called at each access to `FB`, `gapi`, `google`, the reader's languages and the page's origin. */
  readonly view?: () => unknown;
  /**
   * Inserts a script into the page, unless one with that id or URL is there, and waits until it has loaded.
   *
   * Rejects when the script fails to load; the caller may try again then.
   */
  readonly loadScript?: (url: string, place: ScriptPlace) => Promise<void>;
  /** Leaves the page: `(url) => window.location.assign(url)`. The client has no other way to do so; URLs are http or https. */
  readonly navigate?: (url: string) => void;
  /** The random numbers and hashes of the browser: `window.crypto`. */
  readonly crypto?: ChallengeCrypto;
  /** Logs an error to the browser's console: that a call belongs to the legacy Google Sign In. */
  readonly logError?: (message: string) => void;
}
