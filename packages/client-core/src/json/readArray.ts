/**
 * The member when it is a list, each item parsed.
 *
 * @param parse answers `undefined` for an item it cannot use; that item is left out
 * @returns `undefined` when the member is absent or no list
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
