import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createPlatformContent, interceptFetch, PLATFORM_ORIGIN, startPlatform } from '../index.ts';
import type { TestPlatform } from '../index.ts';

const STORY = 'stories/coast/saltgate-barrier-is-sinking';
const ADDRESS = '/coast/2026/11/20/saltgate-barrier-is-sinking/';

// Starting a database is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ fixtures: [STORY, 'tags'], images: true });
});
afterAll(async () => {
  vi.resetConfig();
  await platform.close();
});

const requestStory = (path = ADDRESS) => ({
  source: 'content-api',
  query: { website_url: path },
  filter:
    '{ headlines { basic } credits { by { name } } promo_items { basic { _id auth { 2 } } lead_art { _id } } }',
});

describe('a platform with a story', () => {
  test('answers the story with what it refers to, narrowed by the filter and with signed images', async () => {
    expect(await createPlatformContent(platform).fetch(requestStory())).toEqual({
      headlines: { basic: 'The Saltgate is sinking by a centimetre a month' },
      credits: { by: [{ name: 'Joss Tanaka' }, { name: 'Nell Harbin' }] },
      promo_items: {
        basic: { _id: 'img-barrier', auth: { 2: expect.any(String) } },
        lead_art: { _id: 'video-barrier' },
      },
    });
    expect(platform.requests.some((request) => request.startsWith('GET /content/v4'))).toBe(true);
  });

  test('holds folders whole and nothing that was not chosen', async () => {
    const content = createPlatformContent(platform);
    expect(await content.fetch({ source: 'tags-api', query: { slug: 'oysters' } })).toMatchObject({
      Payload: [{ slug: 'oysters' }],
    });
    await expect(
      content.fetch(requestStory('/coast/2026/11/16/brent-geese-arrive-late/')),
    ).rejects.toMatchObject({ failure: { kind: 'not-found' } });
  });

  test('serves the image that its token was made for', async () => {
    const signed = await platform.fetch('/signing-service/v2/sign/resizer/2?value=img-barrier');
    const { hash }: { hash: string } = await signed.json();
    const image = await platform.fetch(`/resizer/v2/img-barrier.jpg?auth=${hash}&width=40`);
    expect([image.status, image.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  });

  test('is behind the fetch of the runtime while it is intercepted, and nothing else is', async () => {
    const printed = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const server = interceptFetch(platform);
    try {
      const answer = await fetch(`${PLATFORM_ORIGIN}/site/v3/properties/courier`);
      expect(await answer.json()).toMatchObject({ websiteName: 'The Aldermouth Courier' });
      await expect(fetch('https://elsewhere.test/')).rejects.toThrow('fetch failed');
      expect(printed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('https://elsewhere.test/'));
    } finally {
      printed.mockRestore();
      server.close();
    }
  });
});

test('hands out no tokens where images are not wanted, and logs nothing about it', async () => {
  await using started = await disposable({ fixtures: [STORY] });
  const story = await createPlatformContent(started.platform).fetch(requestStory());
  expect(story).toMatchObject({ promo_items: { basic: { _id: 'img-barrier' } } });
  expect(story).not.toHaveProperty('promo_items.basic.auth');
  expect(started.platform.logs).toEqual([]);
});

test('refuses an unknown fixture by its name', async () => {
  await expect(startPlatform({ fixtures: ['stories/none'] })).rejects.toThrow(
    'There is no fixture "stories/none"',
  );
});

test('removes its files when it is closed', async () => {
  const started = await startPlatform({ fixtures: ['images/img-barrier'] });
  const { mediaDir } = started.platform;
  expect(existsSync(mediaDir)).toBe(true);
  await started.close();
  expect(existsSync(mediaDir)).toBe(false);
});

async function disposable(options: Parameters<typeof startPlatform>[0]) {
  const started = await startPlatform(options);
  return { platform: started, [Symbol.asyncDispose]: () => started.close() };
}
