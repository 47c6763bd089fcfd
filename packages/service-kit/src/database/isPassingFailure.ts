import { findUnavailable } from '../http/DatabaseUnavailable.ts';

/** The codes of a statement that was cancelled by the time limit, that could not be serialised, or that met a deadlock or a lock. */
const PASSING = new Set(['57014', '40001', '40P01', '55P03']);

/**
 * Returns whether work failed because of the database and not because of itself, so that the same work may succeed later: a
 * statement took too long or met another one, or the server cannot be reached.
 */
export function isPassingFailure(error: unknown): boolean {
  if (findUnavailable(error) !== undefined) return true;
  if (!(error instanceof Error)) return false;
  const code: unknown = Object.getOwnPropertyDescriptor(error, 'code')?.value;
  return (typeof code === 'string' && PASSING.has(code)) || isPassingFailure(error.cause);
}
