import { untilAborted } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import { isIdentityError } from '../errors/IdentityError.ts';
import type { IdentityErrorCode } from '../errors/errorMessages.ts';
import { vendorError } from '../errors/createError.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/** How long a vendor's script may take for what needs no reader, in milliseconds. */
const VENDOR_MS = 10_000;

export type Ask = (answer: (value?: unknown) => void, fail: (cause?: unknown) => void) => unknown;

interface VendorWait extends CallOptions {
  /** Milliseconds; `Infinity` for what the reader needs, 10 s when left out. */
  readonly ms?: number;
}

/**
 * Asks a vendor's script something and waits for its callback, which may never come.
 *
 * @param code the error when the vendor throws, refuses or stays silent for too long
 * @throws IdentityError; NetworkError `aborted`
 */
export const awaitVendor = (
  { clock }: IdentityContext,
  code: IdentityErrorCode,
  ask: Ask,
  { ms = VENDOR_MS, signal }: VendorWait,
): Promise<unknown> =>
  untilAborted<unknown>({
    title: 'The sign-in',
    signal,
    begin(resolve, reject) {
      const fail = (cause?: unknown): void =>
        reject(isIdentityError(cause) ? cause : vendorError(code, cause));
      try {
        ask(resolve, fail);
      } catch (cause) {
        fail(cause);
      }
      return ms < Infinity ? clock.setTimeout(fail, ms) : undefined;
    },
  });
