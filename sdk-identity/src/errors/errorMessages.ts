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
  session_changed: 'Another reader logged in, or this one out, meanwhile. Ask again.',
} as const satisfies Record<string, string>;

export type SessionErrorCode = keyof typeof sessionMessages;

/**
 * What signing in with the accounts of others, and a reader's picture, refuse by its permanent code. Pages match on
 * these codes and on how a message begins, so neither changes.
 */
export const vendorMessages = {
  unsupported_service: 'Unsupported third party service requested.',
  MISSING_IMAGE: 'No image found in the input field provided',
  UNSUPPORTED_IMAGE_TYPE: 'Image type not supported',
  IMAGE_TOO_LARGE: 'Image too big. Only images up to 3 MB are supported.',
  element_missing: 'element provided not found',
  adapter_missing: 'The client lacks an adapter. Make it with createBrowserAdapters(window).',
  unsafe_url: 'No http or https URL. Nothing was opened.',
  flow_not_begun: 'This sign-in was not begun in this tab, or is over. Begin again.',
  state_mismatch: 'The state is that of another sign-in. Begin again.',
  nonce_mismatch: 'The nonce is that of another sign-in. Begin again.',
  pkce_unavailable: 'No Web Crypto. Open the page over https.',
  facebook_app_id_missing: 'Facebook App ID not found. Pass one to initFacebookLogin.',
  facebook_sdk: 'Error loading Facebook SDK',
  facebook_no_answer: 'Failed to get a response from FB',
  facebook_status: 'Error getting login status. Please try again.',
  facebook_canceled: 'User canceled login, did not fully authorize, or is not logged in to Facebook',
  google_credential: 'Error getting google jwt credential',
  google_revoke: 'Error revoking sign in with google user consent',
  google_no_answer: 'Failed to get a response from Google',
  google_sdk: 'Error loading Google SDK',
  google_init: 'Error initializing Google Auth2 SDK',
  google_client_id_missing: 'Google Client ID not found. Pass one to initGoogleLogin.',
  google_legacy_only:
    'This method should only be used with the legacy Google Sign In. Migrate to the new Sign In With Google',
} as const satisfies Record<string, string>;

export type VendorErrorCode = keyof typeof vendorMessages;

/** As `vendorMessages`, of the operations in the `legacy` entry. */
export const legacyMessages = {
  google_popup_blocked: 'The window was blocked. Allow it and try again.',
  google_popup_closed: 'The window was closed. Please try again.',
  google_access_denied: 'The sign-in was refused. Please try again.',
  google_no_user: 'No google user logged in.',
  no_logged_in_user: 'no logged in user found.',
} as const satisfies Record<string, string>;

export type LegacyErrorCode = keyof typeof legacyMessages;

/** The permanent names of what the client itself refuses. */
export type IdentityErrorCode = SessionErrorCode | VendorErrorCode | LegacyErrorCode;
