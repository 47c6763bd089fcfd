import { urlQuery } from './urlQuery.ts';

/** Returns path and query of a URL without these parameters. */
export function withoutQuery(url: string, ...names: readonly string[]): string {
  const values = urlQuery(url);
  for (const name of names) values.delete(name);
  const path = url.replace(/[?#].*$/s, '');
  return values.size === 0 ? path : `${path}?${values}`;
}
