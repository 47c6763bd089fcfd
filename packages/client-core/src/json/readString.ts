/** Reads a string, including an empty one; `undefined` if the member is absent or anything else. */
export function readString(record: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const value = record[key];
  return typeof value === 'string' ? value : undefined;
}
