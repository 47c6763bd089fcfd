import type { Query } from './Transport.ts';

function searchOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    const values = typeof value === 'object' ? value : [value];
    for (const one of values) search.append(name, String(one));
  }
  return search.toString();
}

/**
 * Joins origin, path and query.
 *
 * @throws TypeError the path does not begin with exactly one slash
 */
export function buildAddress(origin: string, path: string, query: Query = {}): string {
  // With an empty origin, a browser reads `//host` and `/\host` as another site.
  if (!/^\/(?![/\\])/.test(path)) {
    throw new TypeError(`A path begins with exactly one slash, and this one does not: "${path}"`);
  }
  const address = `${origin.replace(/\/$/, '')}${path}`;
  const search = searchOf(query);
  if (search === '') return address;
  return `${address}${path.includes('?') ? '&' : '?'}${search}`;
}
