/** Beyond this many that wait, a further one is refused at once: its reader would be gone before its turn. */
const MAX_WAITING = 1_000;

/** Too much is asked at once. */
export class TooBusy extends Error {
  constructor() {
    super('The content sources have more to do than they can; this request was not sent.');
    this.name = 'TooBusy';
  }
}

/**
 * Lets a number of tasks run at a time, in the order in which they come: each holds what it loads in memory, so a rush
 * of different questions must not run all at once.
 */
export function createTurns(maxRunning: number): <Value>(task: () => Promise<Value>) => Promise<Value> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= maxRunning) {
      if (waiting.length >= MAX_WAITING) throw new TooBusy();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The turn is handed on.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
