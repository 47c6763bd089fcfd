/** The content that anybody may request from the running site, through its socket. */
import { createTransport, isRecord } from '@broadsheet/client-core';
import { createHttpLoader, parseStory, resizerAddress } from '@broadsheet/sdk-content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const OTHER = 'https://app.example';

let opened: ListeningSite;
beforeAll(async () => {
  opened = await openListeningSite(['pages/article', 'stories/coast/saltgate-barrier-is-sinking'], {
    ALLOWED_ORIGINS: OTHER,
  });
}, 60_000);
afterAll(() => opened[Symbol.asyncDispose]());

async function ask(
  source: string,
  query: object,
): Promise<{ status: number; message: string; text: string }> {
  const values = new URLSearchParams({ query: JSON.stringify(query) });
  const response = await opened.get(`/pf/api/v3/content/fetch/${source}?${values}`);
  const text = await response.text();
  const body: unknown = JSON.parse(text);
  const message = isRecord(body) && typeof body['message'] === 'string' ? body['message'] : '';
  return { status: response.status, message, text };
}

test.each([
  ['a field that is none', 'story-feed-query', { query: 'password:x' }, 'cannot be searched'],
  ['an open bracket field', 'story-feed-query', { query: 'type:[a TO b]' }, 'not supported'],
  ['an operator without a term', 'story-feed-query', { query: 'rain AND' }, 'lacks a term'],
  [
    'hundreds of clauses',
    'story-feed-query',
    { query: Array.from({ length: 66 }, (_, index) => `type:t${index}`).join(' OR ') },
    'limit is',
  ],
  ['a long text', 'story-feed-query', { query: 'x'.repeat(3_000) }, 'at most 2,000 characters'],
  ['a place far behind the last', 'story-feed-query', { query: '*', offset: 1_000_000 }, 'from 0 to 10000'],
  ['half a story', 'story-feed-query', { query: '*', size: 1.5 }, 'whole number'],
  ['a page far behind the last', 'search-api', { query: 'rain', page: '99999' }, 'from 1 to 1000'],
])('a query with %s is refused with a plain sentence', async (_, source, query, sentence) => {
  const { status, message } = await ask(source, query);
  expect([status, message]).toEqual([400, expect.stringContaining(sentence)]);
});

test('a query that asks for everything at once is answered with a page', async () => {
  const { status, text } = await ask('story-feed-query', { query: '*', size: 1_000_000 });
  expect(status).toBe(200);
  expect(text).toContain('saltgate');
});

test('a page on an allowed origin gets content, and finds its images where the content is', async () => {
  const { headers, url } = await opened.get(
    '/pf/api/v3/content/fetch/content-api?query={"_id":"img-barrier"}',
    {
      headers: { origin: OTHER },
    },
  );
  expect(headers.get('access-control-allow-origin')).toBe(OTHER);
  const { origin } = new URL(url);
  const transport = createTransport({ origin, fetch });
  const load = createHttpLoader({ transport, site: 'courier', origin });
  const request = { source: 'content-api', query: { _id: 'story-saltgate-sinking' } };
  const story = parseStory(await load(request, AbortSignal.timeout(10_000)));
  const image = story?.promo_items?.basic;
  expect(image?.url).toBe(`${origin}/media/img-barrier.jpg`);
  const resized = resizerAddress(image ?? {}, {
    resizerURL: `${origin}/resizer/v2/`,
    tokenVersion: '2',
    width: 100,
  });
  const answers = await Promise.all([fetch(image?.url ?? ''), fetch(resized ?? '')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
});
