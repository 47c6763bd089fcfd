import type { Queries } from './Database.ts';

/**
 * Runs work within a transaction so that its failure does not undo the rest: what the work has written is taken back, and
 * the transaction goes on.
 *
 * @param work must use the queries that it is given
 * @throws whatever `work` throws
 */
export async function withSavepoint<Result>(
  queries: Queries,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  await queries.query('savepoint work');
  try {
    const result = await work(queries);
    await queries.query('release savepoint work');
    return result;
  } catch (error) {
    await queries.query('rollback to savepoint work');
    // The savepoint outlives its rollback: left there, a surrounding one of the same name would be out of reach.
    await queries.query('release savepoint work');
    throw error;
  }
}
