import { createSingleFlight } from './createSingleFlight.ts';

export interface LoadOnceOptions {
  readonly signal?: AbortSignal;
  /** Loads again, for a caller who knows that the kept value is out of date. */
  readonly fresh?: boolean;
}

/**
 * Loads a value at the first call and keeps it for as long as the returned function lives.
 *
 * Callers that come while it loads share that load, each with its own way out; a failure reaches all of them and is
 * not kept, so the next call loads again.
 *
 * @param load its signal is aborted once every caller has left
 * @returns throws what `load` throws, and NetworkError `aborted` to a caller that left
 */
export function createLoadOnce<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
): (options?: LoadOnceOptions) => Promise<Value> {
  const flight = createSingleFlight<Value>();
  let kept: { readonly value: Value } | undefined;

  async function loadAndKeep(signal: AbortSignal): Promise<Value> {
    const value = await load(signal);
    kept = { value };
    return value;
  }

  return async (options) =>
    kept === undefined || options?.fresh ? flight.run('value', loadAndKeep, options) : kept.value;
}
