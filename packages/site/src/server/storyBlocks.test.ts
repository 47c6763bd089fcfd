/** The content of blocks about stories on the pages of the assembled site, through its socket. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STARTING_MS = 120_000;

let paper: ListeningSite;
beforeAll(async () => {
  paper = await openListeningSite([
    'pages',
    'stories/coast/a-week-after-the-surge',
    'stories/opinion',
    'subscriptions',
  ]);
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

const read = async (path: string) => (await paper.get(path)).text();

const OPINION = '/opinion/leaders/2026/11/20/a-centimetre-a-month-is-a-long-way-down/';

test('an opinion piece has its columnist’s portrait in its byline and in lists, as small as it is shown', async () => {
  const portrait = (html: string, width: number) =>
    new RegExp(
      `<img[^>]*src="[^"]*img-author-augustin-pell[^"]*"[^>]*alt="" width="${width}" height="${width}"`,
    ).test(html);
  expect(portrait(await read(OPINION), 56)).toBe(true);
  expect(portrait(await read('/opinion/'), 40)).toBe(true);
  // The image is signed by its id; one that is requested by its URL would be another image.
  expect(await read('/opinion/')).not.toContain('%2Fmedia%2Fimg-author');
  const [src = ''] = /\/[^" ]*img-author-augustin-pell[^" ]*width=56[^" ]*/.exec(await read(OPINION)) ?? [];
  expect((await paper.get(src.replaceAll('&amp;', '&'))).status).not.toBe(403);
});

test('a card of a locked story is marked in a list, the same for everybody', async () => {
  const html = await read('/opinion/');
  expect(html).toMatch(/<span[^>]* data-lock="(?:payment|registration)"/);
  const reader = await paper.get('/opinion/', { headers: { cookie: 'session=1' } });
  expect(await reader.text()).toBe(html);
});

test('a story can be listened to, and its page asks before it is painted whether the browser speaks', async () => {
  const html = await read('/coast/climate/2026/11/19/a-week-after-the-surge/');
  expect(html).toContain('<bs-block data-enhance="listen" data-when="touch"><div data-listen="idle"');
  expect(html.slice(0, html.indexOf('<body'))).toContain('"speechSynthesis"in self');
  for (const mark of ['data-byline', 'data-story-text']) expect(html.split(` ${mark}=`)).toHaveLength(2);
});
