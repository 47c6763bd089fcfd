/** Several members of a record, each read in the same way. */
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
