/** The live blog of the sample newspaper through the socket: its page, and the requests of the page while it is open. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STARTING_MS = 120_000;
const BLOG = '/coast/climate/2026/11/12/after-the-surge-day-by-day/';

let paper: ListeningSite;
let html: string;
beforeAll(async () => {
  paper = await openListeningSite(['pages', 'stories/coast', 'collections'], { SOURCE_TIMEOUT_MS: '30000' });
  html = await (await paper.get(BLOG)).text();
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

const postsIn = (markup: string) => [...markup.matchAll(/<article id="(post-[\w-]+)"/g)].map(([, id]) => id);

test('the page shows each post once, after the summary, each at an address of its own', () => {
  expect(postsIn(html)).toEqual([
    'post-last-skips',
    'post-gate-parts',
    'post-bill',
    'post-school-hall',
    'post-high-water',
    'post-gate',
  ]);
  expect(html.split('The eastern gate will not shut')).toHaveLength(3);
  expect(html).toContain('href="#post-bill"');
  expect(html.indexOf('The highest water for 39 years')).toBeLessThan(html.indexOf('id="post-last-skips"'));
});

test('its structured data are those of a live blog', () => {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => json,
  );
  const blog = data.find((json) => json?.includes('LiveBlogPosting'));
  expect(blog).toContain('"liveBlogUpdate":[{"@type":"BlogPosting"');
  expect(blog).toContain(`${BLOG}#post-gate-parts`);
});

test('an open page asks for the block alone, and is told nothing while there is no news', async () => {
  const place = /data-enhance="live-blog" data-instance="([^"]+)" data-level="(\d)"/.exec(html);
  const [, instance = '', level = ''] = place ?? [];
  const query = new URLSearchParams({ path: BLOG, search: '', instance, level });
  const answer = await paper.get(`/_broadsheet/block?${query}`);
  expect(answer.status).toBe(200);
  const etag = answer.headers.get('etag') ?? '';
  const text = await answer.text();
  expect(postsIn(text.replaceAll('\\"', '"'))).toHaveLength(6);
  expect(text).toContain('data-poll');
  const again = await paper.get(`/_broadsheet/block?${query}`, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('another story shows no blog', async () => {
  const other = await (await paper.get('/coast/climate/2026/11/19/a-week-after-the-surge/')).text();
  expect(other).not.toContain('data-enhance="live-blog"');
});
