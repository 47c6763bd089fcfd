/** Where a reader with a new password goes: the success address and `reset_password=true`. */
import { safeRedirect } from '@broadsheet/client-core';

const MARK = ['reset_password', 'true'] as const;

/** Joined with `&` or `?`, before a hash. */
export function withResetMark(address: string): string {
  const [beforeHash = '', ...hash] = address.split('#');
  const joined = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${MARK.join('=')}`;
  return [joined, ...hash].join('#');
}

/** A form that leads to the marked address when a browser without script sends it. */
export interface SuccessForm {
  /** Path and hash: a form that is sent by `get` writes the query itself. */
  readonly action: string;
  readonly values: readonly (readonly [name: string, value: string])[];
}

/**
 * The same target where nobody knows the address of the page: on the server, and in the first render.
 *
 * @param origin of the site by its properties; without one, only a path of the site is a target
 */
export function successForm(address: string, origin = 'https://site.invalid'): SuccessForm {
  const path = safeRedirect(address, origin) ?? '/';
  const [beforeHash = '', hash] = path.split('#');
  const [pathname = '', query = ''] = beforeHash.split(/\?(.*)/s);
  return {
    action: hash === undefined ? pathname : `${pathname}#${hash}`,
    values: [...new URLSearchParams(query), MARK],
  };
}
