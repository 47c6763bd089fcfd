/** Returns the defined values; `undefined` if there are none, so that the property is left out. */
export function nonEmpty<Value>(values: readonly (Value | undefined)[]): readonly Value[] | undefined {
  const found = values.filter((value) => value !== undefined);
  return found.length === 0 ? undefined : found;
}
