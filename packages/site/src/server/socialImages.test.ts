/** The images with which pages are shared, read through the socket of the site and fetched as a social network would. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STORY = '/coast/2026/11/20/saltgate-barrier-is-sinking/';

describe('the social image', () => {
  let opened: ListeningSite;
  beforeAll(async () => {
    opened = await openListeningSite([
      'pages',
      'stories/coast/saltgate-barrier-is-sinking',
      'galleries/gallery-storm',
      'authors/joss-tanaka',
    ]);
  }, 60_000);
  afterAll(() => opened[Symbol.asyncDispose]());

  async function imageOf(path: string): Promise<URL> {
    const html = await (await opened.get(path)).text();
    const written = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    return new URL(written.replaceAll('&amp;', '&'));
  }

  test.each([
    ['a story', STORY, 'img-barrier', ['1200', '630']],
    ['a gallery', '/gallery/2026/11/13/night-of-the-surge/', 'img-', ['1200', '630']],
    ['an author', '/author/joss-tanaka/', 'img-', ['1200', '1200']],
    ['the front page', '/', 'fallback', ['1200', null]],
  ])('of %s is its own image, signed and in size', async (_, path, name, size) => {
    const url = await imageOf(path);
    expect(url.pathname).toContain('/resizer/v2/');
    expect(decodeURIComponent(url.pathname)).toContain(name);
    expect([url.searchParams.get('width'), url.searchParams.get('height')]).toEqual(size);
    const image = await opened.get(url.pathname + url.search);
    expect([image.status, image.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  });
});
