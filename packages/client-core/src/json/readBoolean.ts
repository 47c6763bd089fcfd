/** The member when it is `true` or `false`; `undefined` when it is absent or anything else, `"true"` included. */
export function readBoolean(record: Readonly<Record<string, unknown>>, key: string): boolean | undefined {
  const value = record[key];
  return typeof value === 'boolean' ? value : undefined;
}
