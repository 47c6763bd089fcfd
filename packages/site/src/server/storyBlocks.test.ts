/** What blocks about stories bring to the pages of the assembled site, through its socket. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STARTING_MS = 120_000;

let paper: ListeningSite;
beforeAll(async () => {
  paper = await openListeningSite(['pages', 'stories/coast/a-week-after-the-surge', 'stories/opinion']);
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

const read = async (path: string) => (await paper.get(path)).text();

test('a story can be listened to, and its page asks before it is painted whether the browser speaks', async () => {
  const html = await read('/coast/climate/2026/11/19/a-week-after-the-surge/');
  expect(html).toContain('<bs-block data-enhance="listen" data-when="touch"><div data-listen="idle"');
  expect(html.slice(0, html.indexOf('<body'))).toContain('"speechSynthesis"in self');
  for (const mark of ['data-byline', 'data-story-text']) expect(html.split(` ${mark}=`)).toHaveLength(2);
});
