/** The target of a reader with a new password: the success URL with `reset_password=true`. */
import { safeRedirect } from '@broadsheet/client-core';

const MARK = ['reset_password', 'true'] as const;

/** Adds the mark to a URL with `&` or `?`, before a hash. */
export function withResetMark(address: string): string {
  const [beforeHash = '', ...hash] = address.split('#');
  const joined = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${MARK.join('=')}`;
  return [joined, ...hash].join('#');
}

/** The form that leads to the marked URL in browsers without script. */
export interface SuccessForm {
  /** The path and hash only, because a form sent by `get` writes the query itself. */
  readonly action: string;
  readonly values: readonly (readonly [name: string, value: string])[];
}

/**
 * Returns the same target when the page's URL is not known: on the server, and in the first render.
 *
 * @param origin the site's origin from its properties; without one, only a path of the site is a valid target
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
