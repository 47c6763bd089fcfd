/** Functions that read untyped columns. They throw for a wrong type, because then a query and its reader disagree. */
import type { SqlRow } from './Database.ts';

function wrongColumn(name: string, expected: string, value: unknown): Error {
  return new Error(
    `The database column "${name}" holds ${value === null ? 'null' : typeof value} where ${expected} was expected. ` +
      'The query that asked for it and its reader disagree.',
  );
}

/** Reads text. @throws Error when the column is not text */
export function textColumn(row: SqlRow, name: string): string {
  const value = row[name];
  if (typeof value !== 'string') throw wrongColumn(name, 'text', value);
  return value;
}

/** Reads text; undefined for SQL null. */
export function optionalTextColumn(row: SqlRow, name: string): string | undefined {
  const value = row[name];
  return value === null || value === undefined ? undefined : textColumn(row, name);
}

/** Reads an integer. Cast the SQL expression to `int`: one driver returns a `bigint` as text, the other as a number. */
export function integerColumn(row: SqlRow, name: string): number {
  const value = row[name];
  if (typeof value !== 'number' || !Number.isInteger(value)) throw wrongColumn(name, 'a whole number', value);
  return value;
}
