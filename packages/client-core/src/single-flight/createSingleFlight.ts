/**
 * One run of a task at a time per key, shared by everybody who asks meanwhile.
 *
 * Each caller may leave on its own without disturbing the others; the task is told to stop only when the last caller
 * has left, and its key is free from that moment.
 */
import { untilAborted } from '../wait/untilAborted.ts';

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
      let flight: Flight<Result>;
      return untilAborted({
        title: `The wait for "${key}"`,
        signal,
        onLeave: () => leave(key, flight),
        begin(resolve, reject) {
          flight = flights.get(key) ?? start(key, task);
          flight.callers += 1;
          flight.result.then(resolve, reject);
          return undefined;
        },
      });
    },
  };
}
