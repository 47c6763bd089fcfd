import type { TransportRequest } from './Transport.ts';

/**
 * Joins origin, path and query.
 *
 * @throws TypeError when the path does not begin with exactly one slash
 */
export function buildUrl(
  origin: string,
  { path, query = {} }: Pick<TransportRequest, 'path' | 'query'>,
): string {
  // With an empty origin, a browser reads `//host` and `/\host` as another site.
  if (!/^\/(?![/\\])/.test(path))
    throw new TypeError(`No path: "${path}". It begins with exactly one slash.`);
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value ?? []].flat()) search.append(name, String(one));
  }
  const mark = path.includes('?') ? '&' : '?';
  return `${origin.replace(/\/$/, '')}${path}${search.size > 0 ? mark + search.toString() : ''}`;
}
