/** What a site says of embeds in its properties, as it reaches readers: through the platform, the engine and the socket. */
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STORY = 'stories/coast/saltgate-barrier-is-sinking';
const PATH = '/coast/2026/11/20/saltgate-barrier-is-sinking/';

const frame = (src: string) => `<iframe src="${src}" title="${src}"></iframe>`;
const OWN = 'https://maps.courier.example/harbour';
const KNOWN = 'https://player.vimeo.com/video/76979871';
const BLOCKED = 'https://www.youtube-nocookie.com/embed/abc';
const OTHER = 'https://elsewhere.example/frame';

let paper: ListeningSite;
let html: string;
let policy: string;
beforeAll(async () => {
  paper = await openListeningSite(['pages', STORY]);
  const embeds = { hosts: ['maps.courier.example'], blocked: ['www.youtube.com'], load: 'direct' };
  const site = { ...Object(readFixture('site')), embeds };
  const content_elements = [OWN, KNOWN, BLOCKED, OTHER].map((src, index) => ({
    type: 'raw_html',
    _id: `raw-${index}`,
    content: frame(src),
  }));
  const files = [
    await paper.folder.write('site.json', JSON.stringify(site)),
    await paper.folder.write(
      'story.json',
      JSON.stringify({ ...Object(readFixture(STORY)), content_elements }),
    ),
  ];
  await paper.platform.platform.import(files, { root: paper.folder.path });
  await paper.site.reload();
  const response = await paper.get(PATH);
  html = await response.text();
  policy = response.headers.get('content-security-policy') ?? '';
}, 60_000);
afterAll(() => paper[Symbol.asyncDispose]());

test('frames of a host that the site lists open near the reader, and its policy allows them', () => {
  for (const src of [OWN, KNOWN]) {
    expect(html).toMatch(new RegExp(`<figure [^>]*data-embed-load[^>]*>`));
    expect(html).toContain(`data-embed-src="${src}`);
    expect(policy).toMatch(new RegExp(`frame-src [^;]*${new URL(src).origin}`));
  }
});

test('frames of a provider that the site blocks are links under every name of its hosts', () => {
  expect(html).not.toContain(`data-embed-src="${BLOCKED}`);
  expect(html).toContain('<a href="https://www.youtube.com/watch?v=abc"');
  expect(policy).not.toContain('youtube');
});

test('frames of a host that nobody has named are links', () => {
  expect(html).not.toContain(`data-embed-src="${OTHER}`);
  expect(html).toContain(`<a href="${OTHER}"`);
  expect(policy).not.toContain('elsewhere.example');
});
