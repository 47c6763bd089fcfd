/** Requests that no reader sends, through the socket of the running site. */
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
  ['a read', '/_broadsheet/read'],
])(
  '%s of twenty megabytes is told that it is too large, on a connection that ends with it',
  async (_, path) => {
    const response = await opened.get(path, { method: 'POST', body: 'a'.repeat(20_000_000) });
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
    expect((await opened.get('/healthz')).status).toBe(200);
  },
);
