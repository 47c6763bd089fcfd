/**
 * What the client itself refuses, by its permanent code (identity spec §8).
 *
 * Codes and messages that readers' pages already match on are kept as they are specified. What only an operation
 * fetched later throws is told there.
 */
export const coreErrorMessages = {
  /** The same code as the service's: the flow asks for a challenge and was given no token (wire-contract 2.9). */
  '130001': 'Captcha token invalid',
  missing_jwt: 'Missing or invalid jwt',
  refresh_token_expired: 'Refresh token is expired',
  no_refresh_token: 'No refresh token found for this session',
  already_logged_out: 'No access token found, user is already logged out',
  session_changed: 'Another reader signed in, or this one out, meanwhile. Ask again.',
} as const satisfies Record<string, string>;

export type CoreErrorCode = keyof typeof coreErrorMessages;
