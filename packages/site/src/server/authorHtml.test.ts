/** What authors write by hand, as it reaches readers: through the platform, the engine and the socket. */
import { readFixture } from '@broadsheet/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STARTING_MS = 60_000;
const STORY = 'stories/coast/saltgate-barrier-is-sinking';
const PATH = '/coast/2026/11/20/saltgate-barrier-is-sinking/';

const RAW = [
  '<script id="bs-data" type="application/json">{"site":{"id":"evil"},"islands":{}}</script>',
  '<p id="bs-data">{"site":{"id":"evil"},"islands":{}}</p><p id="main-nav">x</p><img name="forms" id="forms" src="/x.jpg">',
  '<blockquote class="twitter-tweet"><p>Fog</p><a href="https://twitter.com/c/status/1729000000000000001">x</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>',
  '<div class="poll">Who wins?</div><script src="https://polls.example/1.js"></script>',
];

let paper: ListeningSite;
let html: string;
let policy: string;
beforeAll(async () => {
  paper = await openListeningSite(['pages', STORY]);
  const story = readFixture(STORY);
  const elements = RAW.map((content, index) => ({ type: 'raw_html', _id: `raw-${index}`, content }));
  const file = await paper.folder.write(
    'story.json',
    JSON.stringify({ ...Object(story), content_elements: elements }),
  );
  await paper.platform.platform.import([file], { root: paper.folder.path });
  const response = await paper.get(PATH);
  html = await response.text();
  policy = response.headers.get('content-security-policy') ?? '';
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

test('no text takes the place of the page’s data, nor any other id of the page', () => {
  const [first, ...others] = [...html.matchAll(/\sid="bs-data"[^>]*>([^<]*)</g)];
  expect(others).toEqual([]);
  expect(first?.[1]).toContain('"id":"courier"');
  expect(html.match(/\sid="main-nav"/g)).toHaveLength(1);
  expect(html).not.toMatch(/\s(?:id|name)="forms"/);
});

test('a post of a network is a frame to be opened, which the page’s policy allows', () => {
  const src = 'https://platform.twitter.com/embed/Tweet.html?id=1729000000000000001&amp;dnt=true';
  expect(html).toContain(`data-embed-src="${src}"`);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/platform\.twitter\.com/);
  expect(html).not.toContain('widgets.js');
});

test('a script that nobody knows is text in the page, and runs without an origin', async () => {
  expect(html).toContain('data-embed-html="');
  expect(html).not.toMatch(/<script[^>]+polls\.example/);
  expect(policy).not.toContain('polls.example');
  expect(policy).toMatch(/frame-src 'self' /);
  const frame = await paper.get('/_broadsheet/embed');
  expect(frame.headers.get('content-security-policy')).toMatch(
    /^sandbox allow-scripts(?! allow-same-origin)/,
  );
});
