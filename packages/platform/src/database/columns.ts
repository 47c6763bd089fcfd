/** Readers of untyped columns. A value of the wrong type means that a query and its reader disagree, so they throw. */
import type { SqlRow } from './Database.ts';

function wrongColumn(name: string, expected: string, value: unknown): Error {
  return new Error(
    `The database column "${name}" holds ${value === null ? 'null' : typeof value} where ${expected} was expected. ` +
      'The query that asked for it and its reader disagree.',
  );
}

/** @throws Error when the column is not text */
export function textColumn(row: SqlRow, name: string): string {
  const value = row[name];
  if (typeof value !== 'string') throw wrongColumn(name, 'text', value);
  return value;
}

/** Text, or undefined for SQL null. */
export function optionalTextColumn(row: SqlRow, name: string): string | undefined {
  const value = row[name];
  return value === null || value === undefined ? undefined : textColumn(row, name);
}

/** Cast the expression to `int` in the statement: a `bigint` comes as text from one driver and as a number from the other. */
export function integerColumn(row: SqlRow, name: string): number {
  const value = row[name];
  if (typeof value !== 'number' || !Number.isInteger(value)) throw wrongColumn(name, 'a whole number', value);
  return value;
}
