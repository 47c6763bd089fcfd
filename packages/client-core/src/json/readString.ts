/** The member when it is a string, the empty one included; `undefined` when it is absent or anything else. */
export function readString(record: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const value = record[key];
  return typeof value === 'string' ? value : undefined;
}
