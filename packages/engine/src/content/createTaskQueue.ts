/** The number of waiting tasks beyond which another one is refused at once, because its reader would not wait that long. */
const MAX_WAITING = 1_000;

/** The error of a task that is refused because too many are waiting. */
export class TooBusy extends Error {
  constructor() {
    super('The content sources have more to do than they can; this request was not sent.');
    this.name = 'TooBusy';
  }
}

/**
 * Limits how many tasks run at a time; the others wait in order. Each task keeps what it loads in memory, so a rush of
 * different requests must not run all at once.
 */
export function createTaskQueue(maxRunning: number): <Value>(task: () => Promise<Value>) => Promise<Value> {
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
      // The next task takes over the slot.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
