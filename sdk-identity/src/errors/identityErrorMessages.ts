/**
 * What the client itself refuses, by its permanent code (identity spec §8).
 *
 * Codes and messages that readers' pages already match on are kept as they are specified.
 */
export const identityErrorMessages = {
  /** The same code as the service's: the flow asks for a challenge and was given no token (wire-contract 2.9). */
  '130001': 'Captcha token invalid',
  missing_jwt: 'Missing or invalid jwt',
  refresh_token_expired: 'Refresh token is expired',
  no_refresh_token: 'No refresh token found for this session',
  already_logged_out: 'No access token found, user is already logged out',
  session_changed:
    'The reader signed out, or somebody else signed in, while the call was under way. Nothing of its answer was kept; ask again.',
  unsupported_service: 'Unsupported third party service requested.',
  MISSING_IMAGE: 'No image found. Choose a file first.',
  UNSUPPORTED_IMAGE_TYPE: 'Image type not supported',
  IMAGE_TOO_LARGE: 'Image too big. Only images up to 3 MB are supported.',
} as const satisfies Record<string, string>;

export type IdentityErrorCode = keyof typeof identityErrorMessages;
