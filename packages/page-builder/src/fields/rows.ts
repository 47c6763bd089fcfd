/** Functions on the rows of a list field, as plain values. */
import type { FieldSchema } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';

export type Row = Readonly<Record<string, unknown>>;

/** Returns a stored value as rows; entries that are not objects become empty rows. */
export function readRows(value: unknown): readonly Row[] {
  if (!Array.isArray(value)) return [];
  const entries: readonly unknown[] = value;
  return entries.map((entry) => (isRecord(entry) ? entry : {}));
}

/** Returns the rows with a new one at the end, which has the initial values of its fields. */
export function addRow(rows: readonly Row[], schema: FieldSchema): readonly Row[] {
  const initial = Object.entries(schema).flatMap(([name, field]) =>
    field.initial === undefined ? [] : [[name, field.initial] as const],
  );
  return [...rows, Object.fromEntries(initial)];
}

/** Moves a row. @param move.to the row's index after the move */
export function moveRow(
  rows: readonly Row[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly Row[] {
  const row = rows[from];
  return row === undefined ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

const LONGEST = 40;

/** Returns the first text of a row, as its title. */
export function titleOfRow(row: Row | undefined, schema: FieldSchema): string | undefined {
  for (const name of Object.keys(schema)) {
    const value = row?.[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, LONGEST);
  }
  return undefined;
}
