/**
 * One run of a task at a time for each key, shared by all callers during the run.
 *
 * Each caller can abort without affecting the others. The task is aborted only with the last caller, and its key is free
 * from that moment.
 */
import { untilAborted } from '../clock/untilAborted.ts';

export interface SingleFlight<Result> {
  /**
   * Joins the run under this key, or starts it. The tasks of later callers are not called during the run.
   *
   * @param task its signal is aborted once every caller has aborted
   * @param options.signal aborts this caller; a caller without one stays to the end
   * @throws NetworkError `aborted` for a caller that aborted; all others get whatever the task throws
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

/** Creates a table of running tasks, all of which have the same type of result. */
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
