/**
 * Returns an object with each member replaced by what `map` makes of it; a member that becomes `undefined` is left out.
 * The object itself is returned when no member changes, so that walking a large document costs no copy of it.
 */
export function mapMembers<Value>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value, name: string) => Value | undefined,
): Readonly<Record<string, Value>> {
  let changed: Record<string, Value | undefined> | undefined;
  for (const name of Object.keys(record)) {
    const value = record[name];
    if (value === undefined) continue;
    const mapped = map(value, name);
    if (Object.is(mapped, value)) continue;
    changed ??= { ...record };
    changed[name] = mapped;
  }
  return changed === undefined ? record : withoutAbsent(changed);
}

function withoutAbsent<Value>(
  record: Readonly<Record<string, Value | undefined>>,
): Readonly<Record<string, Value>> {
  const isPresent = (entry: readonly [string, Value | undefined]): entry is [string, Value] =>
    entry[1] !== undefined;
  return Object.fromEntries(Object.entries(record).filter(isPresent));
}
