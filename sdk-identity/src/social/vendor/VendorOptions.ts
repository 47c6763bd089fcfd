import type { LegacyGoogleSettings } from '../google/LegacyGoogleSettings.ts';

export interface VendorOptions {
  /**
   * Where the vendors' scripts come from: scheme and host, no slash at the end. `https://connect.facebook.net` and
   * `https://apis.google.com` when left out.
   */
  readonly scriptOrigins?: { readonly facebook?: string; readonly google?: string };
  /** With `auth2`, whatever it holds, the legacy Google Sign In is in use (wire-contract 1.5.3). */
  readonly google?: LegacyGoogleSettings;
}

/** What the client has in mind of the vendors while the page lives. */
export interface VendorMemory {
  isFacebookButtonCustom: boolean;
  readonly google: { -readonly [Name in keyof LegacyGoogleSettings]: LegacyGoogleSettings[Name] };
}
