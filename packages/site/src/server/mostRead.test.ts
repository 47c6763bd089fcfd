/** Reads of a story, from the report of a page, through the socket, to the list that shows them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STARTING_MS = 120_000;
const STORY = '/coast/climate/2026/11/19/a-week-after-the-surge/';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

let paper: ListeningSite;
beforeAll(async () => {
  paper = await openListeningSite(['pages', 'stories'], { SOURCE_TIMEOUT_MS: '30000', PROXIES: '1' });
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

/** Reports a read as the page does. */
const tell = (body: string, address: string, place = 'same-origin') =>
  paper.get('/_broadsheet/read', {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': place, 'user-agent': BROWSER, 'x-forwarded-for': address },
  });

/** Reads the list: the number of counted stories, and the first two. */
async function readTop() {
  const response = await paper.get(
    `/pf/api/v3/content/fetch/most-read?query=${encodeURIComponent('{"size":2}')}&_website=courier`,
  );
  const text = await response.text();
  return { text, ids: [...text.matchAll(/"_id":"(story-[^"]+)","(?:type|canonical)/g)].map(([, id]) => id) };
}

test('a page of a story names it for the script that counts', async () => {
  const html = await (await paper.get(STORY)).text();
  expect(html).toContain('data-read="story-surge-week"');
  expect(html).toMatch(/<bs-block data-enhance="most-read">/);
  expect(html).toContain('>Latest</');
});

test('readers lift a story; another site, a reload and an invented story do not', async () => {
  for (const reader of ['1', '2', '3', '4']) {
    const answer = await tell('story-surge-week', `198.51.100.${reader}`);
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, null]);
    await tell('story-surge-night', '198.51.100.1');
    await tell('story-surge-night', `198.51.100.${reader}`, 'cross-site');
    await tell('story-that-is-none', `198.51.100.${reader}`);
  }
  const rows = async () => {
    await paper.platform.platform.reads.flush();
    return paper.platform.platform.content.database.query(
      'select story, reads from read_counts order by story',
    );
  };
  expect(await rows()).toEqual([
    expect.objectContaining({ story: 'story-surge-night', reads: 1 }),
    expect.objectContaining({ story: 'story-surge-week', reads: 4 }),
  ]);
  expect((await readTop()).ids[0]).toBe('story-surge-week');
});
