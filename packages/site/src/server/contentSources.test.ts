/** Every content source that a page may name, asked through the socket of the running site. */
import { isRecord } from '@broadsheet/client-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

let site: ListeningSite;
beforeAll(async () => {
  site = await openSiteWith({
    fixtures: ['stories', 'galleries', 'videos', 'images', 'authors', 'tags', 'collections', 'navigation'],
    variables: { SOURCE_TIMEOUT_MS: '30000' },
  });
}, 120_000);
afterAll(() => site[Symbol.asyncDispose]());

async function ask(source: string, query: object) {
  const search = new URLSearchParams({ query: JSON.stringify(query) });
  const response = await site.get(`/pf/api/v3/content/fetch/${source}?${search}`);
  const body: unknown = response.ok ? await response.json() : undefined;
  return { status: response.status, body: isRecord(body) ? body : {} };
}

const elements = { content_elements: expect.arrayContaining([expect.anything()]) };
const STORY = { _id: 'story-saltgate-sinking' };

test.each([
  ['alert-bar-collections', {}, elements],
  ['content-api', STORY, { _id: STORY._id, type: 'story' }],
  ['content-api-gallery', { _id: 'gallery-storm' }, { _id: 'gallery-storm', type: 'gallery' }],
  ['content-api-video', { _id: 'video-barrier' }, { _id: 'video-barrier', type: 'video' }],
  ['content-api-collections', { content_alias: 'long-reads', size: 3 }, elements],
  ['content-api-collections', { _id: 'collection-long-reads', from: 1, size: 2, getNext: true }, elements],
  ['related-content', STORY, { content_elements: expect.any(Array) }],
  ['search-api', { query: 'ferry' }, { data: expect.arrayContaining([expect.anything()]) }],
  ['story-feed-author', { authorSlug: 'joss-tanaka', feedSize: 2 }, elements],
  ['story-feed-query', { query: 'type:story', size: 2 }, elements],
  ['story-feed-sections', { includeSections: '/coast/', excludeSections: '/food/' }, elements],
  ['story-feed-tag', { tagSlug: 'flooding' }, elements],
  ['tags-api', { slug: 'flooding' }, { Payload: expect.arrayContaining([expect.anything()]) }],
  ['author-api', { slug: 'joss-tanaka' }, { authors: expect.arrayContaining([expect.anything()]) }],
  ['site-service-hierarchy', { hierarchy: 'default' }, { children: expect.any(Array) }],
  ['site-service-hierarchy', { hierarchy: 'default', sectionId: '/coast/' }, { _id: '/coast/' }],
])('%s answers %j, whatever theme a page document has stored', async (source, query, expected) => {
  const { status, body } = await ask(source, query);
  expect(status).toBe(200);
  expect(body).toMatchObject(expected);
  expect(await ask(source, { ...query, themes: '7', feature: 'test' })).toEqual({ status, body });
});

test.each([
  ['content-api', { _id: 'nobody' }, 404],
  ['author-api', { slug: 'nobody' }, 404],
  ['tags-api', { slug: 'nothing' }, 404],
  ['site-service-hierarchy', { hierarchy: 'default', sectionId: '/nowhere/' }, 404],
])('%s answers %j with %i', async (source, query, status) => {
  expect((await ask(source, query)).status).toBe(status);
});

test.each(['story-feed-sections', 'story-feed-tag'])('%s has to be told of what', async (source) => {
  expect((await ask(source, {})).status).toBeGreaterThanOrEqual(400);
});

test.each(['signing-service', 'content-api-unpublished'])('%s answers the server alone', async (source) => {
  expect((await ask(source, { _id: 'img-barrier', id: 'img-barrier' })).status).toBe(404);
});
