/**
 * Finds the subject of a page's feed. The site's page documents determine which paths are authors and tags, so feeds also
 * work on a site that uses other paths for them; any other path is searched for among the sections.
 */
import { fillQuery, matchPath } from '@broadsheet/engine';
import type { PageDocument } from '@broadsheet/engine';
import {
  parseAuthors,
  parseNavigationNode,
  parseTagResponse,
  plainLine,
  plainText,
} from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { LoadContent } from '../DiscoveryOptions.ts';

export interface FeedSubject {
  /** The name of the subject, without the site's name; absent for the site itself. */
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** The request for its stories, the newest first. */
  readonly stories: ContentRequest;
}

export interface SubjectOptions {
  readonly pages: readonly PageDocument[];
  readonly load: LoadContent;
  /** The number of stories in a feed. */
  readonly size: number;
}

type Finder = (slug: string, options: SubjectOptions) => Promise<FeedSubject>;

const findAuthor: Finder = async (slug, { load, size }) => {
  const answer = await load({ source: 'author-api', query: { slug } });
  const author = parseAuthors(answer)?.authors?.[0];
  return {
    name: plainLine(author?.byline ?? author?.name) ?? slug,
    description: plainText(author?.bio),
    stories: { source: 'story-feed-author', query: { authorSlug: slug, feedSize: size } },
  };
};

const findTag: Finder = async (slug, { load, size }) => {
  const tag = parseTagResponse(await load({ source: 'tags-api', query: { slug } }))?.Payload?.[0];
  return {
    name: plainLine(tag?.name ?? tag?.text) ?? slug,
    description: plainText(tag?.description),
    stories: { source: 'story-feed-tag', query: { tagSlug: slug, feedSize: size } },
  };
};

const findSection: Finder = async (path, { load, size }) => {
  const query = { hierarchy: 'default', sectionId: path };
  const answer = await load({ source: 'site-service-hierarchy', query });
  const section = parseNavigationNode(answer);
  // Stories name the section by its id, which may have another spelling than the path.
  const includeSections = section?._id ?? path;
  return {
    name: plainLine(section?.name) ?? path,
    description: plainText(section?.metadata?.metadata_description),
    stories: { source: 'story-feed-sections', query: { includeSections, feedSize: size } },
  };
};

const BY_SOURCE: Readonly<Record<string, Finder>> = { 'author-api': findAuthor, 'tags-api': findTag };

/** Returns the finder for the page document at a path, and the slug that the document requests from its source. */
function matchDocument(path: string, pages: readonly PageDocument[]) {
  for (const { match, content } of pages) {
    const finder = content && BY_SOURCE[content.contentService];
    const values = match.kind === 'path' ? matchPath(match.path, path) : undefined;
    if (finder === undefined || values === undefined) continue;
    const { slug } = fillQuery(content?.contentConfigValues ?? {}, values);
    if (typeof slug === 'string' && slug !== '') return { finder, slug };
  }
  return undefined;
}

/**
 * Finds the subject of a page's feed.
 *
 * @param path the path of the page, with a trailing slash
 * @throws ContentSourceError `not-found` when there is no such section, author or tag
 */
export async function findFeedSubject(path: string, options: SubjectOptions): Promise<FeedSubject> {
  const { pages, size } = options;
  if (path === '/') return { stories: { source: 'story-feed-query', query: { query: '*', size } } };
  const match = matchDocument(path, pages);
  return match === undefined ? findSection(path, options) : match.finder(match.slug, options);
}
