import { defineSource } from './defineSource.ts';

/**
 * The stories that were read most in the last 24 hours, then the newest; `count` says how many of them were counted. Only
 * the embedded platform counts: elsewhere a site replaces this source by one over what it measures with.
 */
export const mostRead = defineSource({
  name: 'most-read',
  params: [{ name: 'size', kind: 'number', default: 10, min: 1, max: 50 }],
  schema: 'ans-feed',
  ttlMs: 180_000,
  fetch: ({ get, site }, { size }) => get('/content/v4/most-read', { website: site, size }),
});
