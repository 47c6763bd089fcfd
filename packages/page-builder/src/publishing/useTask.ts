'use client';
import { getErrorMessage } from '@broadsheet/client-core';
import { useCallback, useState } from 'react';

export interface Task {
  readonly isBusy: boolean;
  /** The reason why the last task failed. */
  readonly problem: string | undefined;
  /** The result of the last task, as a sentence. */
  readonly done: string | undefined;
  /** Runs a task unless one is running. @param work resolves with a sentence about what was done */
  run(work: () => Promise<string>): Promise<void>;
}

/** Returns a runner of one task at a time, and the result of the last one. */
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
        const problem = getErrorMessage(error);
        setState({ isBusy: false, problem, done: undefined });
      }
    },
    [isBusy, announce],
  );
  return { ...state, run };
}
