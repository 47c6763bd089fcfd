/** Small valid documents; a test changes the members that it is about. */
import type { JsonObject } from '@broadsheet/service-kit/json';

const VERSION = '0.10.12';

export const reference = (
  type: string,
  id: string,
  { properties = {} }: { readonly properties?: JsonObject } = {},
): JsonObject => ({
  type: 'reference',
  referent: { type, id, referent_properties: properties },
});

export const story = (id: string, changes: JsonObject = {}): JsonObject => ({
  type: 'story',
  version: VERSION,
  _id: id,
  canonical_url: `/news/${id}/`,
  display_date: '2026-11-01T08:00:00Z',
  headlines: { basic: `Story ${id}` },
  ...changes,
});

export const gallery = (id: string, changes: JsonObject = {}): JsonObject => ({
  type: 'gallery',
  version: VERSION,
  _id: id,
  canonical_url: `/gallery/${id}/`,
  display_date: '2026-11-02T08:00:00Z',
  headlines: { basic: `Gallery ${id}` },
  content_elements: [],
  ...changes,
});

export const video = (id: string, changes: JsonObject = {}): JsonObject => ({
  type: 'video',
  version: VERSION,
  _id: id,
  canonical_url: `/video/${id}/`,
  display_date: '2026-11-03T08:00:00Z',
  headlines: { basic: `Video ${id}` },
  streams: [{ url: 'https://video.example/a.mp4', width: 640, height: 360, stream_type: 'mp4' }],
  ...changes,
});

export const image = (id: string, changes: JsonObject = {}): JsonObject => ({
  type: 'image',
  version: VERSION,
  _id: id,
  url: `https://pictures.example/${id}.jpg`,
  width: 1200,
  height: 800,
  alt_text: `Picture ${id}`,
  ...changes,
});

export const collection = (id: string, changes: JsonObject = {}): JsonObject => ({
  type: 'collection',
  version: VERSION,
  _id: id,
  canonical_url: `/collection/${id}/`,
  headlines: { basic: `Collection ${id}` },
  content_elements: [],
  ...changes,
});

export const author = (id: string, changes: JsonObject = {}): JsonObject => ({
  type: 'author',
  version: VERSION,
  _id: id,
  slug: id,
  name: `Author ${id}`,
  byline: `Byline ${id}`,
  role: 'Reporter',
  bio: `Short life of ${id}.`,
  long_bio: `Long life of ${id}.`,
  social_links: [{ site: 'email', url: `mailto:${id}@paper.example` }],
  ...changes,
});

export const tag = (slug: string, changes: JsonObject = {}): JsonObject => ({
  type: 'tag',
  _id: slug,
  slug,
  text: `Tag ${slug}`,
  description: `All about ${slug}.`,
  ...changes,
});

export const redirect = (id: string, changes: JsonObject = {}): JsonObject => ({
  type: 'redirect',
  version: VERSION,
  _id: id,
  canonical_url: `/old/${id}/`,
  redirect_url: `/news/${id}/`,
  ...changes,
});

export const navigation = (changes: JsonObject = {}): JsonObject => ({
  hierarchy: 'default',
  _id: '/',
  name: 'The Paper',
  children: [
    {
      _id: '/news/',
      node_type: 'section',
      name: 'News',
      children: [{ _id: '/news/local/', node_type: 'section', name: 'Local', children: [] }],
    },
    { _id: 'shop', node_type: 'link', display_name: 'Shop', url: 'https://shop.example/', children: [] },
  ],
  ...changes,
});

export const siteProperties = (changes: JsonObject = {}): JsonObject => ({
  websiteName: 'The Paper',
  locale: 'en',
  ...changes,
});
