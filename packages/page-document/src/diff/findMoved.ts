/**
 * The ids of a list that have moved, given their order before: the fewest whose moving makes the one order of the other.
 * What stays is a longest rising run of former places (patience sorting).
 */
export function findMoved(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((id, place) => [id, place]));
  const ids = after.filter((id) => places.has(id));
  const placeOf = (id: string) => places.get(id) ?? -1;
  /** By length of a run, less one: the id that ends the best run of that length. */
  const ends: string[] = [];
  const previous = new Map<string, string | undefined>();
  for (const id of ids) {
    let length = ends.findIndex((end) => placeOf(end) > placeOf(id));
    if (length === -1) length = ends.length;
    previous.set(id, ends[length - 1]);
    ends[length] = id;
  }
  const staying = new Set<string>();
  for (let id = ends.at(-1); id !== undefined; id = previous.get(id)) staying.add(id);
  return new Set(ids.filter((id) => !staying.has(id)));
}
