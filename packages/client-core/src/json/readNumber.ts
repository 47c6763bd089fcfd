/** The member when it is a finite number; `undefined` when it is absent or anything else, `"5"` included. */
export function readNumber(record: Readonly<Record<string, unknown>>, key: string): number | undefined {
  const value = record[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
