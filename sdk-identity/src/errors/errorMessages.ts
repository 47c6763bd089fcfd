/**
 * The error messages of signing in and of the session, by their permanent codes. Pages match on these codes and on the
 * beginning of a message, so neither may change.
 */
export const sessionMessages = {
  /** The service's own code: the flow needs a challenge token, and the caller passed none. */
  '130001': 'Captcha token invalid',
  missing_jwt: 'Missing or invalid jwt',
  refresh_token_expired: 'Refresh token is expired',
  no_refresh_token: 'No refresh token found for this session',
  already_logged_out: 'No access token found, user is already logged out',
  session_changed: 'Another reader logged in, or this one out, meanwhile',
} as const satisfies Record<string, string>;

export type SessionErrorCode = keyof typeof sessionMessages;

/** Like `sessionMessages`, for signing in with other services' accounts and for a reader's picture. */
export const vendorMessages = {
  MISSING_IMAGE: 'No image found in the input field provided',
  UNSUPPORTED_IMAGE_TYPE: 'Image type not supported',
  IMAGE_TOO_LARGE: 'Image too big. Only images up to 3 MB are supported.',
  facebook_app_id_missing: 'Facebook App ID not found',
  facebook_sdk: 'Error loading Facebook SDK',
  facebook_status: 'Error getting login status. Please try again.',
  facebook_canceled: 'User canceled login, did not fully authorize, or is not logged in to Facebook',
  google_legacy_only: 'This method should only be used with the legacy Google Sign In',
  google_credential: 'Error getting google jwt credential',
  google_sdk: 'Error loading Google SDK',
  google_init: 'Error initializing Google Auth2 SDK',
  google_client_id_missing: 'Google Client ID not found',
  google_revoke: 'Error revoking sign in with google user consent',
} as const satisfies Record<string, string>;

/** The codes of `vendorMessages`, and codes without a message of their own, whose comments say what they mean. */
export type VendorErrorCode =
  | keyof typeof vendorMessages
  /** The client lacks an adapter. Make it with `createBrowserAdapters(window)`. */
  | 'adapter_missing'
  /** The service returned something other than an http or https URL; nothing was opened. */
  | 'unsafe_url'
  /** This sign-in was not started in this tab, or has ended. */
  | 'flow_not_begun'
  /** The state belongs to another sign-in. */
  | 'state_mismatch'
  /** The nonce belongs to another sign-in. */
  | 'nonce_mismatch'
  /** Web Crypto is missing, because the page was not loaded over https. */
  | 'pkce_unavailable'
  /** The call names a service whose tokens are not supported here. */
  | 'unsupported_service'
  /** No element of the page has this id. */
  | 'element_missing'
  /** The vendor's script did not answer a call, or its answer cannot be parsed. */
  | 'facebook_no_answer'
  | 'google_no_answer';

/** Like `sessionMessages`, for the operations of the entry `legacy`. */
export const legacyMessages = {
  google_popup_blocked: 'The window was blocked. Allow it and try again.',
  google_popup_closed: 'The window was closed. Please try again.',
  google_access_denied: 'The sign-in was refused. Please try again.',
  google_no_user: 'No google user logged in.',
  no_logged_in_user: 'no logged in user found',
} as const satisfies Record<string, string>;

export type LegacyErrorCode = keyof typeof legacyMessages;

/** The permanent codes of refusals by the client itself. */
export type IdentityErrorCode = SessionErrorCode | VendorErrorCode | LegacyErrorCode;
