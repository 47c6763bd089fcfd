import { isRecord, list } from '@broadsheet/client-core';
import { defineSource } from './defineSource.ts';

function inflated(element: unknown): unknown {
  return isRecord(element) && element['type'] === 'reference' ? undefined : element;
}

/** The source for the collection of the alert bar. Elements that are mere references have no content and are omitted. */
export const alertBarCollections = defineSource({
  name: 'alert-bar-collections',
  params: [],
  ttlMs: 120_000,
  signed: false,
  followsArchive: true,
  async fetch({ get, site }) {
    const collection = await get('/content/v4/collections', {
      content_alias: 'alert-bar',
      from: 0,
      published: true,
      size: 1,
      website: site,
    });
    return { ...collection, content_elements: list(inflated)(collection['content_elements']) ?? [] };
  },
});
