import { NetworkError } from '@broadsheet/client-core';
import type { CallOptions } from '../../CallOptions.ts';
import type { VendorContext } from './VendorContext.ts';

/** How long a vendor's script may take for what needs no reader. */
export const VENDOR_MS = 10_000;

interface Wait extends CallOptions {
  /** Without it the wait is as long as the reader needs. */
  readonly ms?: number;
  /** The error when the vendor throws or stays silent for too long. */
  readonly failure: (cause?: unknown) => Error;
}

/**
 * Asks a vendor's script something and waits for its callback, which may never come.
 *
 * @throws the failure, or NetworkError `aborted`
 */
export function awaitVendor(
  { clock }: VendorContext,
  ask: (answer: (value?: unknown) => void, fail: (cause?: unknown) => void) => void,
  { ms, failure, signal }: Wait,
): Promise<unknown> {
  const answers = Promise.withResolvers<unknown>();
  const fail = (cause?: unknown): void => answers.reject(failure(cause));
  const leave = (): void =>
    answers.reject(
      new NetworkError('aborted', 'The sign-in was left by its caller.', { cause: signal?.reason }),
    );
  const cancel = ms === undefined ? undefined : clock.setTimeout(fail, ms);
  signal?.addEventListener('abort', leave);
  if (signal?.aborted === true) leave();
  else {
    try {
      ask(answers.resolve, fail);
    } catch (cause) {
      fail(cause);
    }
  }
  return answers.promise.finally(() => {
    cancel?.();
    signal?.removeEventListener('abort', leave);
  });
}
