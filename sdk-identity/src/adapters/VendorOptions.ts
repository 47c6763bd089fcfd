/** The settings of the legacy Google Sign In. Google's objects are unchecked until they are used. */
export interface LegacyGoogleSettings {
  /** `gapi.auth2`; any value but `undefined`, even `false`, enables the legacy Google Sign In. */
  readonly auth2?: unknown;
  readonly authInstance?: unknown;
  readonly clientId?: string;
  readonly onSuccess?: () => void;
  /** Runs when a sign-in fails. @param reason the error message */
  readonly onFailure?: (reason?: string) => void;
  readonly useCustomButton?: boolean;
}

export interface VendorOptions {
  /**
   * The origins of the vendors' scripts, without a trailing slash. Default: `https://connect.facebook.net` and
   * `https://apis.google.com`.
   */
  readonly scriptOrigins?: { readonly facebook?: string; readonly google?: string };
  /** Settings whose member `auth2`, whatever its value, enables the legacy Google Sign In. */
  readonly google?: LegacyGoogleSettings;
}
