import type { Database } from '@broadsheet/service-kit/database';
import type { FailingDatabase } from '../databases/failAt.ts';

/** A process that does work: its way to the database, and the points outside of the database. */
export type WorkingProcess = Pick<FailingDatabase, 'database' | 'pass' | 'ended'>;

/** Work that is due in a database. */
export interface DueWork {
  /** Starts a process. @returns the function that does once what is due */
  start(process: WorkingProcess): () => Promise<unknown>;
  /** Lets the time pass in which other processes leave the work to one that was killed. */
  endLeases(): void | Promise<unknown>;
  /** Reads what was done, in the database and outside of it. */
  read(): Promise<unknown>;
}

/** A job as it is tested: whatever point its process ends at, the next process leaves it as one run that nothing ends. */
export interface JobUnderTest {
  /** Empties the tables it needs, and makes work due. */
  prepare(database: Database): Promise<DueWork>;
  /** What one run that nothing ends has done. */
  readonly done: unknown;
  /** What else is right when the process was killed that held the work in memory. Default: nothing else. */
  readonly lost?: unknown;
  /** The files, by their path in the repository, whose queue, lease or sweep it covers. */
  readonly covers: readonly string[];
}
