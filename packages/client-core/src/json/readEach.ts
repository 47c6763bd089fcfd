/** Reads several members of a record with the same function. */
export function readEach<Name extends string, Value>(
  names: readonly Name[],
  read: (name: Name) => Value,
): Readonly<Record<Name, Value>>;
export function readEach(
  names: readonly string[],
  read: (name: string) => unknown,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, read(name)]));
}
