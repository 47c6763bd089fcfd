import { defineSource } from './defineSource.ts';

/** What an item is related to; an empty text without an id. */
export const relatedContent = defineSource({
  name: 'related-content',
  params: [{ name: '_id', kind: 'text' }],
  schema: 'ans-feed',
  async fetch({ get, site }, { _id }) {
    if (_id === undefined || site === '') return '';
    const { basic = [], ...rest } = await get('/content/v4/related-content', { _id, website: site });
    return { ...rest, content_elements: basic };
  },
});
