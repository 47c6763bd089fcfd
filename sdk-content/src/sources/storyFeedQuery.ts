import { defineSource } from './defineSource.ts';
import { LARGEST_PAGE, searchPublished } from './searchPublished.ts';

/** The source for stories that match an editor's query in the search syntax. */
export const storyFeedQuery = defineSource({
  name: 'story-feed-query',
  params: [
    { name: 'query', kind: 'text', default: '*' },
    { name: 'offset', kind: 'number', default: 0, min: 0 },
    { name: 'size', kind: 'number', default: 8, min: 0, max: LARGEST_PAGE },
  ],
  schema: 'ans-feed',
  followsArchive: true,
  fetch: (context, { query, offset, size }) => searchPublished(context, { q: query }, { from: offset, size }),
});
