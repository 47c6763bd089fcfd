import { defineSource } from './defineSource.ts';
import { quoteTerm } from './quoteTerm.ts';
import { LARGEST_PAGE, searchPublished } from './searchPublished.ts';

export const storyFeedTag = defineSource({
  name: 'story-feed-tag',
  params: [
    { name: 'tagSlug', kind: 'text', choice: 'tag', required: true },
    { name: 'feedOffset', kind: 'number', default: 0, min: 0 },
    { name: 'feedSize', kind: 'number', default: 10, min: 0, max: LARGEST_PAGE },
  ],
  schema: 'ans-feed',
  followsArchive: true,
  fetch: (context, { tagSlug, feedOffset, feedSize }) =>
    searchPublished(
      context,
      { q: `taxonomy.tags.slug:${quoteTerm(tagSlug)}` },
      { from: feedOffset, size: feedSize },
    ),
});
