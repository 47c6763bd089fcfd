/**
 * One run of a task at a time per key, shared by everybody who asks meanwhile.
 *
 * Each caller may leave on its own without disturbing the others; the task is told to stop only when the last caller
 * has left, and its key is free from that moment.
 */
import { NetworkError } from '../errors/NetworkError.ts';

export interface SingleFlight<Result> {
  /**
   * Joins the run under this key, or starts it. Later callers' tasks are not called while one runs.
   *
   * @param task its signal is aborted once every caller has left
   * @param options.signal lets this caller leave; a caller without one stays to the end
   * @throws NetworkError `aborted` for the caller that left; whatever the task throws reaches all who stayed
   */
  run(
    key: string,
    task: (signal: AbortSignal) => Promise<Result>,
    options?: { readonly signal?: AbortSignal },
  ): Promise<Result>;
}

interface Flight<Result> {
  readonly result: Promise<Result>;
  readonly controller: AbortController;
  callers: number;
}

function leaveError(key: string, signal: AbortSignal): NetworkError {
  return new NetworkError('aborted', `The wait for "${key}" was aborted by its caller.`, {
    cause: signal.reason,
  });
}

function stayUntilAborted<Result>(
  result: Promise<Result>,
  key: string,
  signal: AbortSignal,
  leave: () => void,
): Promise<Result> {
  let onAbort = (): void => undefined;
  return new Promise<Result>((resolve, reject) => {
    onAbort = (): void => {
      reject(leaveError(key, signal));
      leave();
    };
    signal.addEventListener('abort', onAbort, { once: true });
    result.then(resolve, reject);
  }).finally(() => signal.removeEventListener('abort', onAbort));
}

/** Makes a table of running tasks. Every task in it has the same kind of result. */
export function createSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Flight<Result>>();

  function forget(key: string, flight: Flight<Result>): void {
    if (flights.get(key) === flight) flights.delete(key);
  }

  function start(key: string, task: (signal: AbortSignal) => Promise<Result>): Flight<Result> {
    const controller = new AbortController();
    const result = (async () => task(controller.signal))();
    const flight: Flight<Result> = { result, controller, callers: 0 };
    flights.set(key, flight);
    const settled = (): void => forget(key, flight);
    result.then(settled, settled);
    return flight;
  }

  function leave(key: string, flight: Flight<Result>): void {
    flight.callers -= 1;
    if (flight.callers > 0) return;
    forget(key, flight);
    flight.controller.abort();
  }

  return {
    run(key, task, { signal } = {}) {
      if (signal?.aborted === true) return Promise.reject(leaveError(key, signal));
      const flight = flights.get(key) ?? start(key, task);
      flight.callers += 1;
      if (signal === undefined) return flight.result;
      return stayUntilAborted(flight.result, key, signal, () => leave(key, flight));
    },
  };
}
