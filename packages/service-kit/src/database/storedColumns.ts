/** Functions that read the types of columns which only the reader tables have; see `database/columns.ts`. */
import type { SqlRow } from './Database.ts';

/** Reads milliseconds from a column that `inMilliseconds` computes. @throws Error when the column is not a number */
export function momentColumn(row: SqlRow, name: string): number {
  const value = row[name];
  if (typeof value === 'number') return Math.round(value);
  throw new Error(`The column "${name}" holds no number of milliseconds: the query and its reader disagree.`);
}

/** Reads milliseconds; undefined for SQL null. */
export function optionalMomentColumn(row: SqlRow, name: string): number | undefined {
  const value = row[name];
  return value === null || value === undefined ? undefined : momentColumn(row, name);
}

/** Reads a boolean. @throws Error when the column is not a boolean */
export function booleanColumn(row: SqlRow, name: string): boolean {
  const value = row[name];
  if (typeof value === 'boolean') return value;
  throw new Error(`The column "${name}" holds no boolean: the query and its reader disagree.`);
}
