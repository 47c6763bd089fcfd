/** The legacy Google Sign In. Google's objects are unchecked until they are used. */
export interface LegacyGoogleSettings {
  /** `gapi.auth2`; anything but `undefined` puts the legacy in use, `false` too. */
  readonly auth2?: unknown;
  readonly authInstance?: unknown;
  readonly clientId?: string;
  readonly onSuccess?: () => void;
  /** @param reason what went wrong */
  readonly onFailure?: (reason?: string) => void;
  readonly useCustomButton?: boolean;
}

export interface VendorOptions {
  /**
   * Where the vendors' scripts come from: scheme and host, no slash at the end. `https://connect.facebook.net` and
   * `https://apis.google.com` when left out.
   */
  readonly scriptOrigins?: { readonly facebook?: string; readonly google?: string };
  /** With `auth2`, whatever it holds, the legacy Google Sign In is in use. */
  readonly google?: LegacyGoogleSettings;
}
