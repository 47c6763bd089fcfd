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

/** Stored page documents hold it; editors are offered it, and no answer depends on it. */
const THEMES = { name: 'themes', kind: 'text', default: '2' } as const;

/**
 * The stories that were read most in the last 24 hours, then the newest; `count` says how many of them were counted. Only
 * the embedded platform counts: elsewhere a site replaces this source by one over what it measures with.
 */
const mostRead = defineSource({
  name: 'most-read',
  params: [{ name: 'size', kind: 'number', default: 10, min: 1, max: 50 }],
  schema: 'ans-feed',
  ttlMs: 180_000,
  fetch: ({ get, site }, { size }) => get('/content/v4/most-read', { website: site, size }),
});

/** The sources that every site has and that need nothing but the content API. */
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
