/** Reads vendors' global objects, which are unknown until they are checked. */
import { isRecord } from '@broadsheet/client-core';

type Methods<Name extends string> = Readonly<Record<Name, (...args: readonly unknown[]) => unknown>>;

/** Returns the value at the end of a chain of members; `undefined` if a member is missing. */
export function memberAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);
}

/** Returns whether a value is an object with these methods. */
export function hasMethods<Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): value is Methods<Name> {
  return isRecord(value) && names.every((name) => typeof value[name] === 'function');
}
