/**
 * What only operations that are fetched later refuse, by its permanent code. Texts that identity spec §8 gives stand
 * first and unchanged, so that pages can go on matching on how a message begins.
 */
export const laterErrorMessages = {
  unsupported_service: 'Unsupported third party service requested.',
  MISSING_IMAGE: 'No image found. Choose a file first.',
  UNSUPPORTED_IMAGE_TYPE: 'Image type not supported',
  IMAGE_TOO_LARGE: 'Image too big. Only images up to 3 MB are supported.',
  edge_missing: 'The client lacks an edge of the page. Make it with createBrowserEdges(window).',
  unsafe_address: 'No http or https address. Nothing was opened.',
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
  google_sdk: 'Error loading Google SDK',
  google_init: 'Error initializing Google Auth2 SDK',
  google_client_id_missing: 'Google Client ID not found. Pass one to initGoogleLogin.',
  google_legacy_only:
    'This method should only be used with the legacy Google Sign In. Migrate to the new Sign In With Google',
  google_no_answer: 'Failed to get a response from Google',
  google_popup_blocked: 'The window was blocked. Allow it and try again.',
  google_popup_closed: 'The window was closed. Please try again.',
  google_access_denied: 'The sign-in was refused. Please try again.',
  google_no_user: 'No google user logged in.',
  no_logged_in_user: 'no logged in user found.',
} as const satisfies Record<string, string>;

export type LaterErrorCode = keyof typeof laterErrorMessages;
