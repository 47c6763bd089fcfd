import { serviceAuthor } from './authors/authorProfile.ts';
import { compact, textAt } from './json/Json.ts';
import type { JsonObject } from './json/Json.ts';
import type { ContentStore } from './store/createContentStore.ts';
import { findAuthorBySlug, findTagBySlug } from './store/readAuthors.ts';

const MOST_TAGS = 50;

function serviceTag(tag: JsonObject, slug: string): JsonObject {
  return compact({
    _id: textAt(tag, '_id') ?? slug,
    slug,
    name: textAt(tag, 'additional_properties', 'name') ?? textAt(tag, 'name') ?? textAt(tag, 'text') ?? slug,
    description: textAt(tag, 'description') ?? '',
  });
}

/** The tags of these slugs in their order, at most 50; unknown ones are left out. */
export async function findTags(
  store: ContentStore,
  slugs: readonly string[],
): Promise<readonly JsonObject[]> {
  const asked = [...new Set(slugs.map((slug) => slug.trim()).filter((slug) => slug !== ''))].slice(
    0,
    MOST_TAGS,
  );
  const found: JsonObject[] = [];
  for (const slug of asked) {
    const tag = await findTagBySlug(store, slug);
    if (tag !== undefined) found.push(serviceTag(tag, slug));
  }
  return found;
}

/** The author of a slug, in a list; empty when nobody has it. */
export async function findAuthors(store: ContentStore, slug: string): Promise<readonly JsonObject[]> {
  const author = await findAuthorBySlug(store, slug);
  return author === undefined ? [] : [serviceAuthor(author)];
}
