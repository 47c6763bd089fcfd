import { anything, list } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';
import { isContentSourceError } from './ContentSourceError.ts';
import { defineSource } from './defineSource.ts';

const LARGEST_PAGE = 20;

function getElements(collection: JsonRecord): readonly unknown[] {
  return list(anything)(collection['content_elements']) ?? [];
}

async function orEmpty(page: Promise<JsonRecord>): Promise<JsonRecord> {
  try {
    return await page;
  } catch (error) {
    // The content API returns 404 for the page after the end of a collection.
    if (isContentSourceError(error) && error.kind === 'not-found') return {};
    throw error;
  }
}

/** The source for a collection by id or alias; with `getNext` the same answer also contains the next page. */
export const contentApiCollections = defineSource({
  name: 'content-api-collections',
  params: [
    { name: '_id', kind: 'text' },
    { name: 'content_alias', kind: 'text' },
    { name: 'from', kind: 'number', default: 0, min: 0 },
    { name: 'size', kind: 'number', default: LARGEST_PAGE, min: 0 },
    { name: 'getNext', kind: 'text', choice: 'switch', default: 'false' },
  ],
  needsOneOf: ['_id', 'content_alias'],
  schema: 'ans-feed',
  searchable: 'collection',
  followsArchive: true,
  async fetch({ get, site }, values) {
    const wanted = values._id === undefined ? { content_alias: values.content_alias } : { _id: values._id };
    const size = Math.min(values.size, LARGEST_PAGE);
    const page = (from: number) =>
      get('/content/v4/collections', { ...wanted, from, published: true, size, website: site });
    if (values.getNext === 'false') return page(values.from);
    const [first, next] = await Promise.all([page(values.from), orEmpty(page(values.from + size))]);
    return { ...first, content_elements: [...getElements(first), ...getElements(next)] };
  },
});
