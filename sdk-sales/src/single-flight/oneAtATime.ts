import type { SalesContext } from '../context/SalesContext.ts';
import { SalesError } from '../errors/SalesError.ts';

/**
 * Runs a call of which there may be only one at a time in a page, whatever it is about.
 *
 * @param key of the call, as it stands in the message
 * @throws SalesError `call_in_flight`
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
