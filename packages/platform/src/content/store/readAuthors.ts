import { bodyColumn } from './bodyColumn.ts';
import type { ContentStore } from './createContentStore.ts';
import { isJsonObject, listAt, textAt } from '../json/Json.ts';
import type { JsonObject } from '../json/Json.ts';

/** Authors of these ids, in any order. */
export async function loadAuthors(
  store: ContentStore,
  ids: readonly string[],
): Promise<readonly JsonObject[]> {
  if (ids.length === 0) return [];
  const rows = await store.database.query('select body from authors where id = any ($1::text[])', [ids]);
  return rows.map(bodyColumn);
}

/** An author by slug: the imported one, else as the newest document that credits somebody of that slug writes it. */
export async function findAuthorBySlug(store: ContentStore, slug: string): Promise<JsonObject | undefined> {
  const [row] = await store.database.query('select body from authors where slug = $1 order by id limit 1', [
    slug,
  ]);
  if (row !== undefined) return bodyColumn(row);
  const [credited] = await store.database.query(
    `select body from documents where credit_keys @> array['slug:' || $1::text] and published
     order by display_date desc nulls last, id limit 1`,
    [slug],
  );
  if (credited === undefined) return undefined;
  const credits = listAt(bodyColumn(credited), 'credits', 'by').filter(isJsonObject);
  return credits.find((author) => textAt(author, 'slug') === slug);
}

/** A tag by slug: the imported one, else as the newest document with that tag writes it. */
export async function findTagBySlug(store: ContentStore, slug: string): Promise<JsonObject | undefined> {
  const [row] = await store.database.query('select body from tags where slug = $1', [slug]);
  if (row !== undefined) return bodyColumn(row);
  const [tagged] = await store.database.query(
    `select body from documents where tag_slugs @> array[$1::text] and published
     order by display_date desc nulls last, id limit 1`,
    [slug],
  );
  if (tagged === undefined) return undefined;
  const tags = listAt(bodyColumn(tagged), 'taxonomy', 'tags').filter(isJsonObject);
  return tags.find((tag) => textAt(tag, 'slug') === slug);
}
