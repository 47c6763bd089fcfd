/** What the processes at one database have counted, by process and minute. The rows are kept for a little more than an hour. */
import { HOUR_MS, MINUTE_MS } from '@broadsheet/client-core';
import {
  bodyColumn,
  inMilliseconds,
  momentColumn,
  momentParameter,
  textColumn,
} from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';

/** For how long a row is kept, in milliseconds: the hour that is shown, and what a rule looks back from its beginning. */
const KEPT_MS = HOUR_MS + 10 * MINUTE_MS;

/** What a process has counted in a minute. */
export interface NewMinute {
  /** The id of the process, new at each start. */
  readonly process: string;
  /** The start of the minute in milliseconds since 1970. */
  readonly at: number;
  /** The counts, which are stored as JSON. */
  readonly body: object;
}

export interface StoredMinute extends NewMinute {
  /** The counts, in the form of the process that wrote them. */
  readonly body: JsonObject;
}

/** Stores minutes, each in place of what was stored of it, and removes those that are too old. */
export async function storeMinutes(queries: Queries, minutes: readonly NewMinute[]): Promise<void> {
  for (const { process, at, body } of minutes)
    await queries.query(
      `insert into operation_minutes (process, minute, body) values ($1, ${momentParameter(2)}, $3::jsonb)
        on conflict (minute, process) do update set body = excluded.body`,
      [process, at, JSON.stringify(body)],
    );
  const newest = Math.max(...minutes.map(({ at }) => at));
  await queries.query(`delete from operation_minutes where minute < ${momentParameter(1)}`, [
    newest - KEPT_MS,
  ]);
}

/** Reads the minutes of all processes from a moment on, the oldest first. @param since milliseconds since 1970 */
export async function readMinutes(queries: Queries, since: number): Promise<readonly StoredMinute[]> {
  const rows = await queries.query(
    `select process, ${inMilliseconds('minute')} as at, body from operation_minutes
      where minute >= ${momentParameter(1)} order by minute, process`,
    [since],
  );
  return rows.map((row) => ({
    process: textColumn(row, 'process'),
    at: momentColumn(row, 'at'),
    body: bodyColumn(row),
  }));
}
