/** Reads `true` or `false`; `undefined` if the member is absent or anything else, including `"true"`. */
export function readBoolean(record: Readonly<Record<string, unknown>>, key: string): boolean | undefined {
  const value = record[key];
  return typeof value === 'boolean' ? value : undefined;
}
