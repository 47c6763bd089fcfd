import { bodyColumn } from '@broadsheet/service-kit/database';
import type { ContentStore } from './createContentStore.ts';
import { listSpellings } from './listSpellings.ts';
import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { visibilityTime } from './readDocuments.ts';

/** The slug of an author or a tag, and the site whose documents may name them. */
export interface SlugOnSite {
  readonly site: string;
  readonly slug: string;
}

/** Reads the newest document that is visible on a site and meets an SQL condition, in which `$1` is a list of keys. */
export async function readNewest(
  store: ContentStore,
  condition: string,
  { site, keys }: { readonly site: string; readonly keys: readonly string[] },
): Promise<JsonObject | undefined> {
  const [row] = await store.database.query(
    `select body from documents where ${condition} and site_keys @> array[$2::text]
       and published and (embargo_until is null or embargo_until <= $3::text::timestamptz)
     order by display_date desc nulls last, id limit 1`,
    [keys, site, visibilityTime(store, { site, includesUnpublished: false })],
  );
  return row && bodyColumn(row);
}

/** Returns the one of several that has the first of some spellings as its slug. */
function findSpelled(of: readonly JsonObject[], spellings: readonly string[]): JsonObject | undefined {
  return spellings
    .map((spelling) => of.find((each) => textAt(each, 'slug') === spelling))
    .find((each) => each !== undefined);
}

/**
 * Finds an author by slug, in any spelling: the imported author, else the credit in the newest visible document of the site
 * with that slug.
 */
export async function findAuthorBySlug(
  store: ContentStore,
  { site, slug }: SlugOnSite,
): Promise<JsonObject | undefined> {
  const slugs = listSpellings(slug);
  for (const each of slugs) store.recordRead?.(`author-slug ${each}`);
  const [row] = await store.database.query(
    `select body from authors where slug = any ($1::text[])
     order by array_position($1::text[], slug), id limit 1`,
    [slugs],
  );
  if (row !== undefined) return bodyColumn(row);
  const keys = slugs.map((each) => `slug:${each}`);
  for (const key of keys) store.recordRead?.(`listed credit ${key}`);
  const credited = await readNewest(store, 'credit_keys && $1::text[]', { site, keys });
  return findSpelled(listAt(credited, 'credits', 'by').filter(isJsonObject), slugs);
}

/**
 * Finds a tag by slug, in any spelling: the imported tag, else the tag in the newest visible document of the site with that
 * slug.
 */
export async function findTagBySlug(
  store: ContentStore,
  { site, slug }: SlugOnSite,
): Promise<JsonObject | undefined> {
  const slugs = listSpellings(slug);
  for (const each of slugs) store.recordRead?.(`tag ${each}`);
  const [row] = await store.database.query(
    'select body from tags where slug = any ($1::text[]) order by array_position($1::text[], slug) limit 1',
    [slugs],
  );
  if (row !== undefined) return bodyColumn(row);
  for (const each of slugs) store.recordRead?.(`listed tag ${each}`);
  const tagged = await readNewest(store, 'tag_slugs && $1::text[]', { site, keys: slugs });
  return findSpelled(listAt(tagged, 'taxonomy', 'tags').filter(isJsonObject), slugs);
}
