'use client';
import { useCallback, useState } from 'react';

export interface Task {
  readonly isBusy: boolean;
  /** Why the last one was not done. */
  readonly problem: string | undefined;
  /** What the last one came to. */
  readonly done: string | undefined;
  /** Does something unless something is being done. @param work answers what to say when it is done */
  run(work: () => Promise<string>): Promise<void>;
}

/** One thing at a time that somebody asked for, and what came of it. */
export function useTask(announce: (text: string) => void): Task {
  const [state, setState] = useState<Omit<Task, 'run'>>({
    isBusy: false,
    problem: undefined,
    done: undefined,
  });
  const { isBusy } = state;
  const run = useCallback(
    async (work: () => Promise<string>) => {
      if (isBusy) return;
      setState({ isBusy: true, problem: undefined, done: undefined });
      try {
        const done = await work();
        setState({ isBusy: false, problem: undefined, done });
        announce(done);
      } catch (error) {
        const problem = error instanceof Error ? error.message : String(error);
        setState({ isBusy: false, problem, done: undefined });
      }
    },
    [isBusy, announce],
  );
  return { ...state, run };
}
