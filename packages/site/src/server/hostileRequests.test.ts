/** Requests that no reader sends, through the socket of the running site. */
import { isRecord, list } from '@broadsheet/client-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

let opened: ListeningSite;
beforeAll(async () => {
  opened = await openListeningSite([
    'pages/search',
    'pages/search-results',
    'pages/not-found',
    'stories/coast',
  ]);
}, 60_000);
afterAll(() => opened[Symbol.asyncDispose]());

test.each([
  ['slashes', '/'],
  ['spaces', '%20'],
  ['letters', 'a'],
])('a path of thousands of %s is refused before any rule compares it, and not cached', async (_, text) => {
  const response = await opened.get(`/${text.repeat(12_000 / text.length)}x`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([414, 'no-store']);
  expect(await response.text()).toContain('longer than that of any page');
});

test.each([100, 300, 400])('a search for %i characters of Japanese is answered', async (length) => {
  const response = await opened.get(`/search/${encodeURIComponent('港'.repeat(length))}/`);
  expect(response.status).toBe(200);
});

test.each([
  ['dashes', '-'.repeat(300)],
  ['dashes and spaces', '- '.repeat(150)],
  ['dashes and brackets', '-!('.repeat(100)],
  ['dashes and quotes', '-""'.repeat(100)],
])('a search for hundreds of %s finds nothing, and is no fault of the server', async (_, query) => {
  const search = encodeURIComponent(JSON.stringify({ query }));
  const response = await opened.get(`/pf/api/v3/content/fetch/search-api?query=${search}&_website=courier`);
  expect(response.status).toBe(200);
  expect(opened.lines).toEqual([]);
});

test.each([
  ['a log-in', '/identity/public/v1/auth/login'],
  ['a cart', '/sales/public/v1/cart/item'],
  ['saved stories', '/readers/v1/saved-stories'],
  ['a subscription to notifications', '/readers/v1/notifications'],
  ['a read', '/_broadsheet/read'],
  ['the report of an experiment', '/_broadsheet/experiment'],
])(
  '%s of twenty megabytes is told that it is too large, on a connection that ends with it',
  async (_, path) => {
    const response = await opened.get(path, { method: 'POST', body: 'a'.repeat(20_000_000) });
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
    expect((await opened.get('/healthz')).status).toBe(200);
  },
);

const requestFeed = (query: string): Promise<Response> => {
  const search = new URLSearchParams({ query, _website: 'courier' });
  return opened.get(`/pf/api/v3/content/fetch/story-feed-query?${search}`);
};

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['brackets without an end', JSON.stringify({ query: '((' })],
  ['a size below nothing', JSON.stringify({ query: 'type:story', size: -1 })],
  ['a place a billion stories on', JSON.stringify({ query: 'type:story', offset: 1e9 })],
  [
    'five hundred alternatives',
    JSON.stringify({ query: Array.from({ length: 500 }, (_, id) => `_id:${id}`).join(' OR ') }),
  ],
  ['lists in lists', JSON.stringify({ query: 'type:story', size: [[[[[[[[[1]]]]]]]]] })],
])('a feed query of %s is refused with its reason, and kept for seconds', async (_, query) => {
  const response = await requestFeed(query);
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'public, max-age=5']);
  expect(await response.json()).toEqual({ message: expect.stringMatching(/\w+ .*\.$/) });
});

test('a feed query for a hundred thousand stories gets a hundred', async () => {
  const stories = Array.from({ length: 120 }, (_, index) => {
    const websites = {
      courier: {
        website_url: `/coast/many/${index}/`,
        website_section: {
          type: 'reference',
          referent: { type: 'section', id: '/coast/', website: 'courier' },
        },
      },
    };
    const headlines = { basic: `One of many, ${index}` };
    return JSON.stringify({
      type: 'story',
      version: '0.10.12',
      _id: `many-${index}`,
      websites,
      headlines,
      publish_date: '2026-11-20T05:40:00Z',
    });
  });
  const file = await opened.folder.write('many.ndjson', stories.join('\n'));
  const { rejected } = await opened.platform.platform.importFiles([file], {});
  expect(rejected).toEqual([]);
  const response = await requestFeed(JSON.stringify({ query: 'type:story', size: 100_000 }));
  const body: unknown = await response.json();
  expect(isRecord(body) && list((item) => item)(body['content_elements'])?.length).toBe(100);
});

test.each(['9999', '-1', '1e9', 'x', '0x2'])('a page %s of a list that nobody has is none', async (page) => {
  const response = await opened.get(`/search/ferry/?page=${page}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    404,
    'public, max-age=0, s-maxage=10',
  ]);
});
