/** Access to the objects of vendors' scripts, whose types are unknown until they are checked. */
import { isRecord } from '@broadsheet/client-core';
import type { IdentityContext } from '../context/IdentityContext.ts';

export type Methods<Name extends string> = Readonly<Record<string, unknown>> &
  Readonly<Record<Name, (...args: readonly unknown[]) => unknown>>;

/** Returns whether a value is an object with these methods. */
export function hasMethods<Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): value is Methods<Name> {
  return isRecord(value) && names.every((name) => typeof value[name] === 'function');
}

/** Returns the value at the end of a chain of members; `undefined` if a member is missing. */
export const memberAt = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);

/** Returns the value at the end of a chain of members of the page's global object; otherwise like `memberAt`. */
export const globalAt = ({ adapters }: IdentityContext, ...path: readonly string[]): unknown =>
  memberAt(adapters.view?.(), ...path);
