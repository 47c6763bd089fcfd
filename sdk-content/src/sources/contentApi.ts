/** One content item by its id or address: story, gallery, video, or a draft. */
import { isRecord, readArray, readString } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';
import type { ContentSource, SearchableKind } from './ContentSource.ts';
import { ContentSourceError } from './ContentSourceError.ts';
import { defineSource } from './defineSource.ts';

function redirectUrlOf(value: unknown): string | undefined {
  return isRecord(value) ? readString(value, 'redirect_url') || undefined : undefined;
}

/** Where an item has moved to. */
function redirectOf(item: JsonRecord): string | undefined {
  if (item['type'] !== 'story' && item['type'] !== 'redirect') return undefined;
  const related = item['related_content'];
  const redirects = isRecord(related) ? readArray(related, 'redirect', (redirect) => redirect ?? null) : [];
  return redirectUrlOf(item) ?? redirectUrlOf(redirects?.[0]);
}

function itemSource(name: string, searchable: SearchableKind): ContentSource {
  return defineSource({
    name,
    params: [
      { name: '_id', kind: 'text' },
      { name: 'website_url', kind: 'text' },
    ],
    needsOneOf: ['_id', 'website_url'],
    schema: 'ans-item',
    searchable,
    async fetch({ get, site }, { _id, website_url }) {
      const wanted = _id === undefined ? { website_url } : { _id };
      const item = await get('/content/v4/', { ...wanted, website: site });
      const location = redirectOf(item);
      if (location === undefined) return item;
      throw new ContentSourceError(
        name,
        { kind: 'redirect', status: 302, location },
        `The content "${_id ?? website_url}" has moved to ${location}.`,
      );
    },
  });
}

export const contentApi = itemSource('content-api', 'story');
export const contentApiGallery = itemSource('content-api-gallery', 'gallery');
export const contentApiVideo = itemSource('content-api-video', 'video');

/** A draft. Readers must not reach it. */
export const contentApiUnpublished = defineSource({
  name: 'content-api-unpublished',
  params: [{ name: '_id', kind: 'text', required: true }],
  schema: 'ans-feed',
  audience: 'editor',
  fetch: ({ get, site }, { _id }) => get('/content/v4/', { _id, published: false, website: site }),
});
