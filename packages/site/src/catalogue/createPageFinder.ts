/**
 * Finds an address at which a page of the site can be looked at. A template has none of its own: the newest story, gallery,
 * author or section that it would show gives it.
 */
import { list, record, text } from '@broadsheet/client-core';
import type { ContentLoader } from '@broadsheet/sdk-content';
import { fillPathPattern, listPathVariables } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';

const readNewest = record({
  content_elements: list(
    record({
      website_url: text,
      credits: record({ by: list(record({ _id: text, slug: text })) }),
      taxonomy: record({
        tags: list(record({ slug: text })),
        primary_section: record({ _id: text }),
      }),
    }),
  ),
});

/** Resolves with the path of a page; `undefined` when the site has nothing that it could show. */
export type FindPath = (page: PageDocument) => Promise<string | undefined>;

export function createPageFinder(load: ContentLoader): FindPath {
  /** Content that cannot be had leaves the catalogue with less to show, which its page says. */
  async function readItems(query: string) {
    const request = { source: 'story-feed-query', query: { query, size: 12 } };
    const answer = await load(request, new AbortController().signal).catch(() => undefined);
    return readNewest(answer)?.content_elements ?? [];
  }

  async function findSlug(source: string | undefined): Promise<string | undefined> {
    const items = await readItems('type:story');
    if (source === 'author-api') {
      const author = items.flatMap(({ credits }) => credits?.by ?? [])[0];
      return author?.slug ?? author?._id;
    }
    // A search finds something for the name of a tag too.
    return source === 'tags-api' || source === 'search-api'
      ? items.flatMap(({ taxonomy }) => taxonomy?.tags ?? [])[0]?.slug
      : undefined;
  }

  return async (page) => {
    const { match, content } = page;
    switch (match.kind) {
      // The page of an error has no address, nor has a shared section.
      case 'shared-section':
      case 'status':
        return undefined;
      case 'section':
        return (await readItems('type:story')).find(({ taxonomy }) => taxonomy?.primary_section !== undefined)
          ?.taxonomy?.primary_section?._id;
      case 'content': {
        const subtype = match.subtype === undefined ? '' : ` AND subtype:${match.subtype}`;
        return (await readItems(`type:${match.type}${subtype}`))[0]?.website_url;
      }
      case 'path': {
        const [variable, ...others] = listPathVariables(match.path);
        if (variable === undefined) return match.path;
        const slug = others.length > 0 ? undefined : await findSlug(content?.contentService);
        return slug === undefined ? undefined : fillPathPattern(match.path, () => slug);
      }
    }
  };
}
