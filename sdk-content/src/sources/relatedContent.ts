import { defineSource } from './defineSource.ts';

/** The source for the items to which an item is related; its answer is the empty string without an id. */
export const relatedContent = defineSource({
  name: 'related-content',
  params: [{ name: '_id', kind: 'text' }],
  schema: 'ans-feed',
  followsArchive: true,
  async fetch({ get, site }, { _id }) {
    if (_id === undefined || site === '') return '';
    const { basic = [], ...rest } = await get('/content/v4/related-content', { _id, website: site });
    return { ...rest, content_elements: basic };
  },
});
