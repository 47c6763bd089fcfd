/** Vendors' objects as they are found in the page: nothing is known of them until it has been looked at. */
import { isRecord } from '@broadsheet/client-core';
import type { IdentityContext } from '../context/IdentityContext.ts';

export type Methods<Name extends string> = Readonly<Record<string, unknown>> &
  Readonly<Record<Name, (...args: readonly unknown[]) => unknown>>;

/** Whether a value is an object with these methods. */
export function hasMethods<Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): value is Methods<Name> {
  return isRecord(value) && names.every((name) => typeof value[name] === 'function');
}

/** What lies at the end of a chain of members; `undefined` where it breaks off. */
export const memberAt = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce((inner, name) => (isRecord(inner) ? inner[name] : undefined), value);

/** As `memberAt`, from the page's global object. */
export const globalAt = ({ adapters }: IdentityContext, ...path: readonly string[]): unknown =>
  memberAt(adapters.view?.(), ...path);
