import type { SalesContext } from '@broadsheet/sdk-sales';

/** Returns a function that runs calls one after the other for each client; one that fails holds up none of the next. */
export function createTurns() {
  // All copies of a context share its set of running calls.
  const last = new WeakMap<SalesContext['inFlight'], Promise<unknown>>();
  return async function inTurn<Result>(
    { inFlight }: SalesContext,
    run: () => Promise<Result>,
  ): Promise<Result> {
    const before = last.get(inFlight) ?? Promise.resolve();
    const mine = before.then(run, run);
    last.set(inFlight, mine);
    return mine;
  };
}
