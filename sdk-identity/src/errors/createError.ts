/** Errors by their code. Messages stand in three tables, so that an application carries those of what it calls. */
import { legacyMessages, sessionMessages, vendorMessages } from './errorMessages.ts';
import type { IdentityErrorCode, LegacyErrorCode, SessionErrorCode } from './errorMessages.ts';
import { IdentityError } from './IdentityError.ts';

/** The error of this code with its message. */
export const identityError = (code: SessionErrorCode, cause?: unknown): IdentityError =>
  new IdentityError(code, sessionMessages[code], { cause });

const texts: Readonly<Record<string, string>> = vendorMessages;

/** As `identityError`, of what signing in with the accounts of others refuses. */
export const vendorError = (code: IdentityErrorCode, cause?: unknown): IdentityError =>
  new IdentityError(code, texts[code] ?? code, { cause });

/** As `identityError`, of what the operations of the entry `legacy` refuse. */
export const legacyError = (code: LegacyErrorCode, cause?: unknown): IdentityError =>
  new IdentityError(code, legacyMessages[code], { cause });
