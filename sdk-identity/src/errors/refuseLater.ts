import { IdentityError } from './IdentityError.ts';
import { laterErrorMessages } from './laterErrorMessages.ts';
import type { LaterErrorCode } from './laterErrorMessages.ts';

/** The error of this code with its message. */
export const refuseLater = (code: LaterErrorCode, cause?: unknown): IdentityError =>
  new IdentityError(code, laterErrorMessages[code], { cause });
