import { IdentityError } from '../../errors/IdentityError.ts';
import { vendorErrorMessages } from './vendorErrorMessages.ts';
import type { VendorErrorCode } from './vendorErrorMessages.ts';

/** The error of this code with its message. */
export const refuseVendor = (code: VendorErrorCode, cause?: unknown): IdentityError =>
  new IdentityError(code, vendorErrorMessages[code], { cause });
