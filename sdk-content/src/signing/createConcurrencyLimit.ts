/** Runs a task now or when its turn comes. */
export type ConcurrencyLimit = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Lets at most `most` tasks run at once; the others wait in the order in which they came. */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  let running = 0;
  const waiting: (() => void)[] = [];

  function leave(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async (task) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
