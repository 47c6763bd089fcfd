import { isRecord, readArray } from '@broadsheet/client-core';
import { defineSource } from './defineSource.ts';

function inflated(element: unknown): unknown {
  return isRecord(element) && element['type'] === 'reference' ? undefined : element;
}

/** The collection behind the alert bar. Elements that are bare references have nothing to show and are left out. */
export const alertBarCollections = defineSource({
  name: 'alert-bar-collections',
  params: [],
  ttlMs: 120_000,
  signed: false,
  async fetch({ get, site }) {
    const collection = await get('/content/v4/collections', {
      content_alias: 'alert-bar',
      from: 0,
      published: true,
      size: 1,
      website: site,
    });
    return { ...collection, content_elements: readArray(collection, 'content_elements', inflated) ?? [] };
  },
});
