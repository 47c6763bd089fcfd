/** Vendors' objects as they are found in the page: nothing is known of them until it has been looked at. */
import { isRecord } from '@broadsheet/client-core';

type Methods<Name extends string> = Readonly<Record<Name, (...args: readonly unknown[]) => unknown>>;

/** What lies at the end of a chain of members; `undefined` where it breaks off. */
export function memberAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);
}

/** Whether a value is an object with these methods. */
export function hasMethods<Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): value is Methods<Name> {
  return isRecord(value) && names.every((name) => typeof value[name] === 'function');
}
