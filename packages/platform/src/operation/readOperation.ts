/** What an operator should know of a newspaper whether it runs or not: when it was backed up, and whether its mails are stuck. */
import { MINUTE_MS } from '@broadsheet/client-core';
import { openStoredDatabase, readLastBackup } from '@broadsheet/service-kit/database';
import type { DatabaseLocation, Queries } from '@broadsheet/service-kit/database';
import { readOutboxStatus } from '@broadsheet/service-kit/outbox';

/** For how long the delivery of a mail is overdue, in milliseconds, before mails count as stuck. */
export const STUCK_MS = 15 * MINUTE_MS;

/** Moments are milliseconds since 1970. */
export interface Operation {
  /** The moment that the last complete backup holds; absent: `broadsheet backup` has made none. */
  readonly lastBackup?: number | undefined;
  /** How many mails are overdue, and since when; absent: none is for longer than `STUCK_MS`. */
  readonly stuckMails?: { readonly count: number; readonly since: number } | undefined;
}

export interface OperationOptions {
  /** The id of the site. */
  readonly site: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Reads the state from an open database. @throws Error when it cannot be reached */
export async function readOperation(queries: Queries, { site, now }: OperationOptions): Promise<Operation> {
  const { overdue, overdueMs } = await readOutboxStatus(queries, site, now);
  return {
    lastBackup: await readLastBackup(queries),
    stuckMails: overdueMs > STUCK_MS ? { count: overdue, since: now - overdueMs } : undefined,
  };
}

/**
 * Opens the database of a newspaper that does not run here, reads the state, and closes it. No table is made or changed.
 *
 * @returns undefined when there is no newspaper in it yet, or one of an older version that was not started since
 * @throws Error when it cannot be reached, or when another process has the embedded one
 */
export async function readStoredOperation(
  location: DatabaseLocation,
  options: OperationOptions,
): Promise<Operation | undefined> {
  const database = await openStoredDatabase(location, 'last_backup');
  try {
    return database && (await readOperation(database, options));
  } finally {
    await database?.close();
  }
}
