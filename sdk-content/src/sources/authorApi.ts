import { ContentSourceError } from './ContentSourceError.ts';
import { defineSource } from './defineSource.ts';

export const authorApi = defineSource({
  name: 'author-api',
  params: [{ name: 'slug', kind: 'text', choice: 'author', required: true }],
  followsArchive: true,
  async fetch({ get }, { slug }) {
    const answer = await get('/author/v2/author-service', { slug });
    if (Array.isArray(answer['authors']) && answer['authors'].length > 0) return answer;
    throw new ContentSourceError(
      'author-api',
      { kind: 'not-found' },
      `There is no author with the slug "${slug}".`,
    );
  },
});
