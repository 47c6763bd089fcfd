import { serviceAuthor } from './authorProfile.ts';
import { compact, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { ContentStore } from './store/createContentStore.ts';
import { findAuthorBySlug, findTagBySlug } from './store/readAuthors.ts';
import type { SlugOnSite } from './store/readAuthors.ts';

const MOST_TAGS = 50;

function serviceTag(tag: JsonObject, slug: string): JsonObject {
  return compact({
    _id: textAt(tag, '_id') ?? slug,
    slug,
    name: textAt(tag, 'additional_properties', 'name') ?? textAt(tag, 'name') ?? textAt(tag, 'text') ?? slug,
    description: textAt(tag, 'description') ?? '',
  });
}

/** Returns the tags of a site with the given slugs, in the order of the slugs; at most 50. Unknown slugs are skipped. */
export async function findTags(
  store: ContentStore,
  { site, slugs }: { readonly site: string; readonly slugs: readonly string[] },
): Promise<readonly JsonObject[]> {
  const requested = [...new Set(slugs.map((slug) => slug.trim()).filter((slug) => slug !== ''))].slice(
    0,
    MOST_TAGS,
  );
  const found: JsonObject[] = [];
  for (const slug of requested) {
    const tag = await findTagBySlug(store, { site, slug });
    if (tag !== undefined) found.push(serviceTag(tag, slug));
  }
  return found;
}

/** Returns a list with the author who has the slug; empty when there is none. */
export async function findAuthors(
  store: ContentStore,
  requested: SlugOnSite,
): Promise<readonly JsonObject[]> {
  const author = await findAuthorBySlug(store, requested);
  return author === undefined ? [] : [serviceAuthor(author)];
}
