/** The rows of a list field, as plain values. */
import type { FieldSchema } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/sdk-content';

export type Row = Readonly<Record<string, unknown>>;

/** What can be edited as rows; entries that are none become empty rows. */
export function readRows(value: unknown): readonly Row[] {
  if (!Array.isArray(value)) return [];
  const entries: readonly unknown[] = value;
  return entries.map((entry) => (isRecord(entry) ? entry : {}));
}

/** With a new row at the end, which holds what new ones start with. */
export function addRow(rows: readonly Row[], schema: FieldSchema): readonly Row[] {
  const initial = Object.entries(schema).flatMap(([name, field]) =>
    field.initial === undefined ? [] : [[name, field.initial] as const],
  );
  return [...rows, Object.fromEntries(initial)];
}

/** @param move.to the row's place afterwards */
export function moveRow(
  rows: readonly Row[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly Row[] {
  const row = rows[from];
  return row === undefined ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

const LONGEST = 40;

/** The first text of a row, by which editors know it. */
export function titleOfRow(row: Row | undefined, schema: FieldSchema): string | undefined {
  for (const name of Object.keys(schema)) {
    const value = row?.[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, LONGEST);
  }
  return undefined;
}
