import type { Database } from '@broadsheet/service-kit/database';
import { watchPoints } from './watchPoints.ts';
import type { WatchedDatabase } from './watchPoints.ts';

/** `killed`: nothing that the process does from the point on has an effect. `failed`: that one use fails, and it goes on. */
export type Failure = 'killed' | 'failed';

/** The error of every use that fails, with the code of a statement that took too long. */
class PointFailure extends Error {
  override readonly name = 'PointFailure';
  readonly code = '57014';
}

export interface FailingDatabase extends WatchedDatabase {
  /** Aborts when the process is killed: a process that is gone waits for nothing. */
  readonly ended: AbortSignal;
  /** Lets nothing fail from now on. */
  recover(): void;
}

/**
 * Returns a database that fails at one of the points of `watchPoints`, as for a process that is killed there, without ending
 * the process of the test.
 *
 * @param point the number of the point, from 1. Default: none
 */
export function failAt(
  database: Database,
  { point: at, failure }: { readonly point?: number | undefined; readonly failure: Failure },
): FailingDatabase {
  const end = new AbortController();
  let isFailing = true;
  const watched = watchPoints(database, (point) => {
    if (!isFailing) return;
    const isKilled = failure === 'killed' && at !== undefined && point >= at;
    if (isKilled) end.abort();
    if (isKilled || point === at) throw new PointFailure(`The process is ${failure} at point ${point}.`);
  });
  return { ...watched, ended: end.signal, recover: () => void (isFailing = false) };
}
