/** The sources for one content item by its id or URL: a story, gallery or video, or a draft. */
import { isRecord, list, string } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';
import type { ContentSource, SearchableKind } from './ContentSource.ts';
import { ContentSourceError } from './ContentSourceError.ts';
import { defineSource } from './defineSource.ts';
import { keepRelatedFacts } from './relatedFacts.ts';

function readRedirectUrl(value: unknown): string | undefined {
  return isRecord(value) ? string(value['redirect_url']) || undefined : undefined;
}

/** Returns the URL to which an item has moved; `undefined` if it has not. */
function findRedirect(item: JsonRecord): string | undefined {
  if (item['type'] !== 'story' && item['type'] !== 'redirect') return undefined;
  const related = item['related_content'];
  const redirects = isRecord(related) ? list((redirect) => redirect ?? null)(related['redirect']) : [];
  return readRedirectUrl(item) ?? readRedirectUrl(redirects?.[0]);
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
    followsArchive: true,
    async fetch(context, { _id, website_url }) {
      const wanted = _id === undefined ? { website_url } : { _id };
      const item = await context.get('/content/v4/', { ...wanted, website: context.site });
      const location = findRedirect(item);
      if (location === undefined) {
        keepRelatedFacts(context, item);
        return item;
      }
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

/** The source for a draft, which readers must not see. */
export const contentApiUnpublished = defineSource({
  name: 'content-api-unpublished',
  params: [{ name: '_id', kind: 'text', required: true }],
  schema: 'ans-feed',
  audience: 'editor',
  fetch: ({ get, site }, { _id }) => get('/content/v4/', { _id, published: false, website: site }),
});
