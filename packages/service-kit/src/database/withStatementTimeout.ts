import { HttpError } from '../http/HttpError.ts';
import type { Database, Queries } from './Database.ts';

/** PostgreSQL's error code for a statement that was cancelled by the timeout. */
const CANCELED = '57014';

function isCanceled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === CANCELED;
}

/**
 * Runs queries with a timeout for each statement. The embedded database runs in this thread and cannot be interrupted: there
 * only the limits within the query itself help.
 *
 * @throws HttpError 503 when a statement took too long
 */
export async function withStatementTimeout<Result>(
  database: Database,
  ms: number,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  if (database.kind === 'embedded') return work(database);
  try {
    return await database.transaction(async (queries) => {
      await queries.query("select set_config('statement_timeout', $1, true)", [String(ms)]);
      return work(queries);
    });
  } catch (cause) {
    if (!isCanceled(cause)) throw cause;
    throw new HttpError(503, 'The query takes too long. Ask for less at once, or again in a minute.', {
      cause,
    });
  }
}
