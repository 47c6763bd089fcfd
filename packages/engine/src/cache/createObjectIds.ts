/** Numbers objects: the same number for the same object, a new one for each other. */
export type ObjectIds = (value: object) => number;

/** Makes ids for cache keys: what is replaced as a whole when it changes need not be compared. */
export function createObjectIds(): ObjectIds {
  const ids = new WeakMap<object, number>();
  let last = 0;
  return (value) => {
    let id = ids.get(value);
    if (id === undefined) ids.set(value, (id = ++last));
    return id;
  };
}
