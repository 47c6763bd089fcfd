/** Returns the member of a value of unknown shape; `undefined` when the value is no object or lacks it. */
export function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
