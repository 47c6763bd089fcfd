import { identityError } from '../errors/createError.ts';
import type { IdentityError } from '../errors/IdentityError.ts';
import type { SessionManager } from '../session/createSessionManager.ts';

/** What ending a session needs. */
export interface DropParts {
  readonly session: SessionManager;
  readonly warn: (message: string) => void;
}

/** Logs why the refresh of a session was refused, as `code:"…", message:"…"`. */
export const logRefusal = (
  warn: DropParts['warn'],
  { code, message }: { code: string; message: string },
): void => warn(`code:"${code}", message:"${message}"`);

/**
 * Removes a stored session that cannot be refreshed and logs why. The session listeners are not called until the next
 * `emitIfChanged`.
 *
 * @returns the error for the caller
 */
export function dropSession(
  { session, warn }: DropParts,
  code: 'refresh_token_expired' | 'no_refresh_token',
): IdentityError {
  const error = identityError(code);
  if (session.read() !== undefined) logRefusal(warn, error);
  session.endQuietly();
  return error;
}
