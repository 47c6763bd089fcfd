/** Finds the paths of the stories of an old WordPress site. */
import { readOldPath } from '../readOldPath.ts';
import type { OldPath } from '../readOldPath.ts';
import { slugify } from '../slugify.ts';
import { toPathSegment } from '../../import/toPathSegment.ts';
import { decodeSlug } from './decodeSlug.ts';
import type { WordPressItem } from './WordPressItem.ts';

/** The old site: its URL, with a trailing slash. */
export interface OldWordPress {
  readonly baseUrl: string | undefined;
}

export const findOldPath = ({ link }: WordPressItem, { baseUrl }: OldWordPress): OldPath =>
  readOldPath(link, { siteUrl: baseUrl });

/** Returns the path of a slug. Systems that write the format of WordPress store a whole path as one. */
function toSlugPath(slug: string): string | undefined {
  const segments = decodeSlug(slug).split('/').map(toPathSegment);
  const known = segments.filter((segment) => segment !== undefined);
  return known.length === segments.length ? known.join('/') : undefined;
}

/** Returns the path that a story had; on a site whose URLs were numbers (`?p=123`), one made of its date and slug. */
export function toPath(item: WordPressItem, site: OldWordPress): string {
  const old = findOldPath(item, site);
  if (old.kind === 'kept') return old.path;
  const { slug, title, publishedAt, id } = item;
  const name = (slug === undefined ? toPathSegment(slugify(title)) : toSlugPath(slug)) ?? id;
  const [year, month, day] = (publishedAt ?? '').slice(0, 10).split('-');
  return day === undefined || name.includes('/') ? `/${name}/` : `/${year}/${month}/${day}/${name}/`;
}

/** The parameters by which WordPress knows a story by its number. */
const NUMBERS: readonly string[] = ['p', 'page_id'];

/** The old site, with the paths of its stories by their numbers. */
export interface NumberedSite extends OldWordPress {
  readonly paths: ReadonlyMap<string, string>;
}

/** Finds the path of a story from its address by number, such as `/?p=12`, which only the first page of the old site has. */
export function findNumbered(url: URL, { baseUrl, paths }: NumberedSite): string | undefined {
  const root = baseUrl === undefined ? '/' : new URL(baseUrl).pathname;
  // Forums and shops beside the old site have parameters of the same names.
  if (![root, root.slice(0, -1), `${root}index.php`].includes(url.pathname)) return undefined;
  const [id] = NUMBERS.flatMap((name) => url.searchParams.get(name)?.trim() ?? []);
  return id === undefined ? undefined : paths.get(id);
}
