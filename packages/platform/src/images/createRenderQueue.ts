import { ImageProblem } from './ImageProblem.ts';

/** Runs a few tasks at a time, lets some wait and turns the rest away. */
export interface RenderQueue {
  /** @throws ImageProblem 503 when too many wait already; whatever the task throws */
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

export function createRenderQueue(limits: {
  readonly running: number;
  readonly waiting: number;
}): RenderQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (waiting.length >= limits.waiting) {
      throw new ImageProblem(503, 'Too many pictures are being made at the moment. Ask again in a second.');
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  return {
    async run(task) {
      await takeTurn();
      try {
        return await task();
      } finally {
        // A turn is handed over, not given back, so nobody can slip in between.
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
