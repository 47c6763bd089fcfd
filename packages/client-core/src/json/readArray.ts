/**
 * Reads a list, each item parsed.
 *
 * @param parse returns `undefined` for an invalid item, which is left out
 * @returns `undefined` if the member is absent or not a list
 */
export function readArray<Item>(
  record: Readonly<Record<string, unknown>>,
  key: string,
  parse: (item: unknown) => Item | undefined,
): Item[] | undefined {
  const value: unknown = record[key];
  if (!Array.isArray(value)) return undefined;
  const items: readonly unknown[] = value;
  return items.map(parse).filter((item) => item !== undefined);
}
