/**
 * What signing in with other services refuses, by its permanent code. Texts that identity spec §8 gives stand first
 * and unchanged, so that pages can go on matching on how a message begins.
 */
export const vendorErrorMessages = {
  edge_missing:
    'This needs more of the page than the client was given. Make the client with createBrowserEdges(window).',
  unsafe_address:
    'The service sent the reader to something that is no http or https address. Nothing was opened.',
  flow_not_begun: 'This sign-in was not begun in this tab, or is over already. Begin it again.',
  state_mismatch: 'The answer belongs to another sign-in: its state differs. Begin the sign-in again.',
  nonce_mismatch: 'The ID token belongs to another sign-in: its nonce differs. Begin the sign-in again.',
  pkce_unavailable: 'This sign-in needs Web Crypto, which browsers give to https pages only.',
  facebook_app_id_missing:
    'Facebook App ID not found. Set it in the identity configuration or pass one to initFacebookLogin.',
  facebook_sdk: 'Error loading Facebook SDK. A content blocker may have stopped it.',
  facebook_no_answer: 'Failed to get a response from FB',
  facebook_status: 'Error getting login status. Please try again.',
  facebook_canceled: 'User canceled login, did not fully authorize, or is not logged in to Facebook',
  google_credential: 'Error getting google jwt credential',
  google_revoke: 'Error revoking sign in with google user consent',
  google_sdk: 'Error loading Google SDK. A content blocker may have stopped it.',
  google_init: 'Error initializing Google Auth2 SDK',
  google_client_id_missing:
    'Google Client ID not found. Set it in the identity configuration or pass one to initGoogleLogin.',
  google_legacy_only:
    'This method should only be used with the legacy Google Sign In. Migrate to the new Sign In With Google',
  google_no_answer: 'Google did not answer, so the reader may still be signed in there.',
  google_popup_blocked: 'The browser blocked the window of Google. Allow it and try again.',
  google_popup_closed: 'The window of Google was closed before the sign-in was done. Try again.',
  google_access_denied:
    'The sign-in with Google was refused there. Try again and agree, or sign in another way.',
  google_no_user: 'No google user logged in.',
  no_logged_in_user: 'no logged in user found.',
} as const satisfies Record<string, string>;

export type VendorErrorCode = keyof typeof vendorErrorMessages;
