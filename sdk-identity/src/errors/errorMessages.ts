/**
 * What signing in and the session refuse, by its permanent code. Pages match on these codes and on how a message
 * begins, so neither changes.
 */
export const sessionMessages = {
  /** The service's own code: the flow asks for a challenge and was given no token. */
  '130001': 'Captcha token invalid',
  missing_jwt: 'Missing or invalid jwt',
  refresh_token_expired: 'Refresh token is expired',
  no_refresh_token: 'No refresh token found for this session',
  already_logged_out: 'No access token found, user is already logged out',
  session_changed: 'Another reader logged in, or this one out, meanwhile',
} as const satisfies Record<string, string>;

export type SessionErrorCode = keyof typeof sessionMessages;

/** As `sessionMessages`, of signing in with the accounts of others and of a reader's picture. */
export const vendorMessages = {
  MISSING_IMAGE: 'No image found in the input field provided',
  UNSUPPORTED_IMAGE_TYPE: 'Image type not supported',
  IMAGE_TOO_LARGE: 'Image too big. Only images up to 3 MB are supported.',
  facebook_app_id_missing: 'Facebook App ID not found',
  facebook_sdk: 'Error loading Facebook SDK',
  facebook_status: 'Error getting login status. Please try again.',
  facebook_canceled: 'User canceled login, did not fully authorize, or is not logged in to Facebook',
  google_credential: 'Error getting google jwt credential',
  google_revoke: 'Error revoking sign in with google user consent',
} as const satisfies Record<string, string>;

/** Those without a message of their own are told in the README, under their code. */
export type VendorErrorCode =
  | keyof typeof vendorMessages
  /** The client lacks an adapter. Make it with `createBrowserAdapters(window)`. */
  | 'adapter_missing'
  /** What the service gave is no http or https URL; nothing was opened. */
  | 'unsafe_url'
  /** This sign-in was not begun in this tab, or is over. */
  | 'flow_not_begun'
  /** The state is that of another sign-in. */
  | 'state_mismatch'
  /** The nonce is that of another sign-in. */
  | 'nonce_mismatch'
  /** No Web Crypto: the page did not come over https. */
  | 'pkce_unavailable'
  /** The call is of the legacy Google Sign In, which is not in use. */
  | 'google_legacy_only'
  /** The call is of a service whose tokens are not known here. */
  | 'unsupported_service'
  /** No element of the page has this id. */
  | 'element_missing'
  /** The script of the vendor was asked and said nothing, or nothing that can be read. */
  | 'facebook_no_answer'
  | 'google_no_answer';

/** As `sessionMessages`, of the operations in the entry `legacy`. */
export const legacyMessages = {
  google_popup_blocked: 'The window was blocked. Allow it and try again.',
  google_popup_closed: 'The window was closed. Please try again.',
  google_access_denied: 'The sign-in was refused. Please try again.',
  google_no_user: 'No google user logged in.',
  no_logged_in_user: 'no logged in user found.',
} as const satisfies Record<string, string>;

export type LegacyErrorCode = keyof typeof legacyMessages;

/** Those without a message of their own. */
type SilentLegacyErrorCode =
  /** The script of the legacy Google Sign In did not load. */
  | 'google_sdk'
  /** It loaded and could not be made ready. */
  | 'google_init'
  /** Neither the caller nor the configuration names a client id. */
  | 'google_client_id_missing';

/** The permanent names of what the client itself refuses. */
export type IdentityErrorCode = SessionErrorCode | VendorErrorCode | LegacyErrorCode | SilentLegacyErrorCode;
