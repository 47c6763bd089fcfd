import { untilAborted } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import { isIdentityError } from '../errors/IdentityError.ts';
import type { IdentityErrorCode } from '../errors/errorMessages.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/** The time limit for calls of a vendor's script that need no action of the reader, in milliseconds. */
const VENDOR_MS = 10_000;

export type VendorCall = (answer: (value?: unknown) => void, fail: (cause?: unknown) => void) => unknown;

interface VendorWait extends CallOptions {
  /** The time limit in milliseconds; `Infinity` for calls that wait for the reader. Default: 10 s. */
  readonly ms?: number;
}

/**
 * Calls a vendor's script and waits for its callback, which may never be called.
 *
 * @param code the error code when the vendor throws, refuses or exceeds the time limit
 * @throws IdentityError; NetworkError `aborted`
 */
export const awaitVendor = (
  { clock }: IdentityContext,
  code: IdentityErrorCode,
  call: VendorCall,
  { ms = VENDOR_MS, signal }: VendorWait,
): Promise<unknown> =>
  untilAborted<unknown>({
    title: 'The sign-in',
    signal,
    begin(resolve, reject) {
      const fail = (cause?: unknown): void =>
        reject(isIdentityError(cause) ? cause : vendorError(code, cause));
      try {
        call(resolve, fail);
      } catch (cause) {
        fail(cause);
      }
      return ms < Infinity ? clock.setTimeout(fail, ms) : undefined;
    },
  });
