/** Deletes expired rows in the background. */
import { HOUR_MS } from '@broadsheet/client-core';
import type { Queries } from '../database/Database.ts';
import type { BackgroundTasks } from './createBackgroundTasks.ts';

/** A statement that deletes rows, and for how many milliseconds they are kept after the moment that it compares. */
export type Sweep = readonly [statement: string, keptMs: number];

export interface SweeperContext {
  readonly database: Queries;
  readonly clock: { now(): number };
  readonly tasks: BackgroundTasks;
}

/**
 * Creates a function that runs the statements in the background, at most once an hour, however often it is called.
 *
 * @param name how the log names a failure, e.g. `Sweeping the reader tables`
 * @param sweeps statements whose only parameter is a moment: now, less the milliseconds for which rows are kept
 */
export function createSweeper(
  { database, clock, tasks }: SweeperContext,
  { name, sweeps }: { readonly name: string; readonly sweeps: readonly Sweep[] },
): () => void {
  let next = clock.now() + HOUR_MS;
  return () => {
    const now = clock.now();
    if (now < next) return;
    next = now + HOUR_MS;
    tasks.run(name, async () => {
      for (const [statement, keptMs] of sweeps) await database.query(statement, [now - keptMs]);
    });
  };
}
