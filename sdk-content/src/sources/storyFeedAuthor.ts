import { defineSource } from './defineSource.ts';
import { quoteTerm } from './quoteTerm.ts';
import { LARGEST_PAGE, searchPublished } from './searchPublished.ts';

export const storyFeedAuthor = defineSource({
  name: 'story-feed-author',
  params: [
    { name: 'authorSlug', kind: 'text', choice: 'author', required: true },
    { name: 'feedOffset', kind: 'number', default: 0, min: 0 },
    { name: 'feedSize', kind: 'number', default: 8, min: 0, max: LARGEST_PAGE },
  ],
  schema: 'ans-feed',
  followsArchive: true,
  fetch: (context, { authorSlug, feedOffset, feedSize }) =>
    searchPublished(
      context,
      { q: `credits.by.slug:${quoteTerm(authorSlug)}` },
      { from: feedOffset, size: feedSize },
    ),
});
