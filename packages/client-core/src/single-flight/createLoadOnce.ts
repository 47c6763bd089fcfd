import { createSingleFlight } from './createSingleFlight.ts';

export interface LoadOnceOptions {
  readonly signal?: AbortSignal;
  /** Whether to load again, for a caller who knows that the stored value is out of date. */
  readonly fresh?: boolean;
}

/**
 * Returns a function that loads a value at the first call and then returns it for good.
 *
 * Calls during a load share it, and each can be aborted by itself. A failure rejects all of them and is not stored, so the
 * next call loads again.
 *
 * @param load its signal is aborted once every caller has aborted
 * @returns a function that rejects with the errors of `load`, and with NetworkError `aborted` for a caller that aborted
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
