import { isRecord, list } from '@broadsheet/client-core';
import { ContentSourceError } from './ContentSourceError.ts';
import { defineSource } from './defineSource.ts';

function tagWithContent(entry: unknown): unknown {
  return isRecord(entry) && Object.keys(entry).length > 0 ? entry : undefined;
}

/** The source for one tag. The service returns empty entries for an unknown slug. */
export const tagsApi = defineSource({
  name: 'tags-api',
  params: [{ name: 'slug', kind: 'text', choice: 'tag', required: true }],
  signed: false,
  followsArchive: true,
  async fetch({ get }, { slug }) {
    const answer = await get('/tags/v2/slugs', { slugs: slug });
    const tags = list(tagWithContent)(answer['Payload']) ?? [];
    if (tags.length > 0) return answer;
    throw new ContentSourceError(
      'tags-api',
      { kind: 'not-found' },
      `There is no tag with the slug "${slug}".`,
    );
  },
});
