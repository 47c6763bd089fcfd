import { bodyColumn } from '@broadsheet/service-kit/database';
import type { ContentStore } from './createContentStore.ts';
import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { visibilityTime } from './readDocuments.ts';

/** The slug of an author or a tag, and the site whose documents may name them. */
export interface SlugOnSite {
  readonly site: string;
  readonly slug: string;
}

/** Reads the newest document that is visible on a site and meets an SQL condition, in which `$1` is the slug. */
async function readNewest(
  store: ContentStore,
  condition: string,
  { site, slug }: SlugOnSite,
): Promise<JsonObject | undefined> {
  const [row] = await store.database.query(
    `select body from documents where ${condition} and site_keys @> array[$2::text]
       and published and (embargo_until is null or embargo_until <= $3::text::timestamptz)
     order by display_date desc nulls last, id limit 1`,
    [slug, site, visibilityTime(store, { site, includesUnpublished: false })],
  );
  return row && bodyColumn(row);
}

/**
 * Finds an author by slug: the imported author, else the credit in the newest visible document of the site with that slug.
 */
export async function findAuthorBySlug(
  store: ContentStore,
  { site, slug }: SlugOnSite,
): Promise<JsonObject | undefined> {
  store.recordRead?.(`author-slug ${slug}`);
  const [row] = await store.database.query('select body from authors where slug = $1 order by id limit 1', [
    slug,
  ]);
  if (row !== undefined) return bodyColumn(row);
  store.recordRead?.(`listed credit slug:${slug}`);
  const credited = await readNewest(store, `credit_keys @> array['slug:' || $1::text]`, { site, slug });
  if (credited === undefined) return undefined;
  const credits = listAt(credited, 'credits', 'by').filter(isJsonObject);
  return credits.find((author) => textAt(author, 'slug') === slug);
}

/** Finds a tag by slug: the imported tag, else the tag in the newest visible document of the site with that slug. */
export async function findTagBySlug(
  store: ContentStore,
  { site, slug }: SlugOnSite,
): Promise<JsonObject | undefined> {
  store.recordRead?.(`tag ${slug}`);
  const [row] = await store.database.query('select body from tags where slug = $1', [slug]);
  if (row !== undefined) return bodyColumn(row);
  store.recordRead?.(`listed tag ${slug}`);
  const tagged = await readNewest(store, 'tag_slugs @> array[$1::text]', { site, slug });
  if (tagged === undefined) return undefined;
  const tags = listAt(tagged, 'taxonomy', 'tags').filter(isJsonObject);
  return tags.find((tag) => textAt(tag, 'slug') === slug);
}
