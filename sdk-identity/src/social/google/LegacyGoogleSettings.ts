/** The legacy Google Sign In (wire-contract 5.1). Vendor's objects are unchecked until they are used. */
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
