import { DAY_MS } from '@broadsheet/client-core';
import { alertBarCollections } from './alertBarCollections.ts';
import { authorApi } from './authorApi.ts';
import { commerceProduct } from './commerceProduct.ts';
import { contentApi, contentApiGallery, contentApiUnpublished, contentApiVideo } from './contentApi.ts';
import { contentApiCollections } from './contentApiCollections.ts';
import type { ContentSource } from './ContentSource.ts';
import { defineSource } from './defineSource.ts';
import { relatedContent } from './relatedContent.ts';
import { relatedStories } from './relatedStories.ts';
import { searchApi } from './searchApi.ts';
import { signingService } from './signingService.ts';
import { siteServiceHierarchy } from './siteServiceHierarchy.ts';
import { storyFeedAuthor } from './storyFeedAuthor.ts';
import { storyFeedQuery } from './storyFeedQuery.ts';
import { storyFeedSections } from './storyFeedSections.ts';
import { storyFeedTag } from './storyFeedTag.ts';
import { tagsApi } from './tagsApi.ts';

/** A parameter that stored page documents contain and editors may set, but that has no effect on answers. */
const THEMES = { name: 'themes', kind: 'text', default: '2' } as const;

/**
 * The source for the stories that were read most in the last 24 hours, followed by the newest; `count` is the number of
 * stories with counted reads. Only the embedded platform counts reads: with other content APIs, a site replaces this source
 * by one for its own analytics.
 */
const mostRead = defineSource({
  name: 'most-read',
  params: [{ name: 'size', kind: 'number', default: 10, min: 1, max: 50 }],
  schema: 'ans-feed',
  ttlMs: 180_000,
  staleMs: DAY_MS,
  fetch: ({ get, site }, { size }) => get('/content/v4/most-read', { website: site, size }),
});

/** The sources that every site has. They need only the content API. */
export const standardSources: readonly ContentSource[] = [
  ...[
    alertBarCollections,
    contentApi,
    contentApiGallery,
    contentApiVideo,
    contentApiUnpublished,
    contentApiCollections,
    relatedContent,
    searchApi,
    storyFeedAuthor,
    storyFeedQuery,
    storyFeedSections,
    storyFeedTag,
    tagsApi,
    authorApi,
  ].map((source) => ({ ...source, params: [...source.params, THEMES] })),
  siteServiceHierarchy,
  signingService,
  commerceProduct,
  relatedStories,
  mostRead,
];
