/**
 * Returns a list with each item replaced by what `map` makes of it; an item that becomes `undefined` is left out. The list
 * itself is returned when no item changes.
 */
export function mapItems<Item>(
  list: readonly Item[],
  map: (item: Item, index: number) => Item | undefined,
): readonly Item[] {
  let changed: (Item | undefined)[] | undefined;
  for (const [index, item] of list.entries()) {
    const mapped = map(item, index);
    if (Object.is(mapped, item)) continue;
    changed ??= [...list];
    changed[index] = mapped;
  }
  return changed === undefined ? list : changed.filter((item) => item !== undefined);
}
