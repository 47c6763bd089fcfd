/** Where a script goes, and under which id it is known to the page. */
export interface ScriptPlace {
  readonly parent: 'head' | 'body';
  readonly id?: string;
}

/** The part of `window.crypto` that makes a PKCE challenge. Pages over http have no `subtle`. */
export interface ChallengeCrypto {
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown;
  readonly subtle?: {
    digest(algorithm: 'SHA-256', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer>;
  };
}

/** What signing in with other services asks of a browser. */
export interface VendorAdapters {
  /** `() => window`. Asked each time for `FB`, `gapi`, `google`, the languages of the reader and the page's origin. */
  readonly view?: () => unknown;
  /**
   * Puts a script into the page, unless one with that id or address is there, and waits for it.
   *
   * Rejects when it did not load; it may be asked for again then.
   */
  readonly loadScript?: (url: string, place: ScriptPlace) => Promise<void>;
  /** `(url) => window.location.assign(url)`. The only way in which the client leaves the page; always http or https. */
  readonly navigate?: (url: string) => void;
  /** `window.crypto`. */
  readonly crypto?: ChallengeCrypto;
  /** Told what a browser's console shows as an error: that a call is of the legacy Google Sign In. */
  readonly logError?: (message: string) => void;
}
