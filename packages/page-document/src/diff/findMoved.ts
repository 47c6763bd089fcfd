/**
 * Returns the ids that have moved, given two orders of a list: the smallest set whose moves turn the first order into the
 * second. The ids that stay are a longest increasing subsequence of former positions (patience sorting).
 */
export function findMoved(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((id, place) => [id, place]));
  const ids = after.filter((id) => places.has(id));
  const placeOf = (id: string) => places.get(id) ?? -1;
  /** The id that ends the best run of each length; index 0 is a run of one. */
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
