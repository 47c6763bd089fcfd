import type { SalesContext } from '../context/SalesContext.ts';
import { SalesError } from '../errors/SalesError.ts';

/**
 * Runs a call that must not run twice at the same time in a page, even with different arguments.
 *
 * @param key the name of the call, which is part of the error message
 * @throws SalesError `call_in_flight` while the previous call is running
 */
export async function oneAtATime<Result>(
  { inFlight }: SalesContext,
  key: string,
  run: () => Promise<Result>,
): Promise<Result> {
  if (inFlight.has(key)) {
    const message = `[Arc Sales SDK] ${key} cannot be called until the previous to ${key} completes`;
    throw new SalesError('call_in_flight', message);
  }
  inFlight.add(key);
  try {
    return await run();
  } finally {
    inFlight.delete(key);
  }
}
