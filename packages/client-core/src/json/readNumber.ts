/** Reads a finite number; `undefined` if the member is absent or anything else, including `"5"`. */
export function readNumber(record: Readonly<Record<string, unknown>>, key: string): number | undefined {
  const value = record[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
