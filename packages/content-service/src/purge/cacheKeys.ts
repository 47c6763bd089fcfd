/**
 * The keys by which a cache in front of the site forgets answers. An answer carries one for each thing that it was made
 * from, one for its page document and each shared section in it, and one for its site; one that was made from too much
 * carries a key of any change instead.
 */
import { toContentKey } from '@broadsheet/sdk-content/server';
import { EVERYTHING } from '../changes/readChangedKeys.ts';
import { pageKey } from '../store/ContentKey.ts';

/** Prints the number of a key of content, such as that of `document rain`, in at most 7 letters and digits. */
export const printCacheKey = (number: number): string => number.toString(36);

const toCacheKey = (key: string): string => printCacheKey(toContentKey(key));

/** Returns the key that all answers of a site carry. */
export const siteCacheKey = (site: string): string => `site-${site}`;

/** Returns the key of answers that any change of a site's content may concern. */
export const anyChangeCacheKey = (site: string): string => `any-${site}`;

/** Returns the key of answers that show a page document, or a page that refers to it as a shared section. */
export const pageCacheKey = (site: string, id: string): string => toCacheKey(pageKey(site, id));

/** Kinds of keys of a site whose change may concern each of its answers. */
const CONCERNING_ALL = ['site', 'theme', 'redirects', 'routes', 'sales'];

/** Returns the keys of the answers that changes of content concern; only that of the site if they may concern all. */
export function toCacheKeys(changed: readonly string[], site: string): readonly string[] {
  if (changed.length === 0) return [];
  const all = new Set([EVERYTHING, ...CONCERNING_ALL.map((kind) => `${kind} ${site}`)]);
  if (changed.some((key) => all.has(key))) return [siteCacheKey(site)];
  return [...new Set([anyChangeCacheKey(site), ...changed.map(toCacheKey)])];
}
