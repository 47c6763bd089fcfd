import { coreErrorMessages } from './coreErrorMessages.ts';
import type { CoreErrorCode } from './coreErrorMessages.ts';
import { IdentityError } from './IdentityError.ts';

/** The error of this code with its message. */
export const refuse = (code: CoreErrorCode, cause?: unknown): IdentityError =>
  new IdentityError(code, coreErrorMessages[code], { cause });
