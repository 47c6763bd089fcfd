/**
 * Creates errors by their code. The messages are in three tables, so that an application bundles only those that it needs.
 */
import { legacyMessages, sessionMessages, vendorMessages } from './errorMessages.ts';
import type { IdentityErrorCode, LegacyErrorCode, SessionErrorCode } from './errorMessages.ts';
import { IdentityError } from './IdentityError.ts';

/** Creates an error of the session or of signing in, with the message for its code. */
export const identityError = (code: SessionErrorCode, cause?: unknown): IdentityError =>
  new IdentityError(code, sessionMessages[code], { cause });

const texts: Readonly<Record<string, string>> = vendorMessages;

/** Like `identityError`, for signing in with other services' accounts. */
export const vendorError = (code: IdentityErrorCode, cause?: unknown): IdentityError =>
  new IdentityError(code, texts[code] ?? code, { cause });

/** Like `identityError`, for the operations of the entry `legacy`. */
export const legacyError = (code: LegacyErrorCode, cause?: unknown): IdentityError =>
  new IdentityError(code, legacyMessages[code], { cause });
