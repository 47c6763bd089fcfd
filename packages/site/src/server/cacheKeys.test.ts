/** The keys of answers for a cache in front of the site, through the socket. */
import { pageCacheKey } from '@broadsheet/platform';
import { toContentKey } from '@broadsheet/sdk-content/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { createAnswerHeaders } from './createAnswerHeaders.ts';

const NIGHT = '/coast/climate/2026/11/13/night-of-the-surge/';
/** A story to which that one does not lead. */
const OTHER = '/culture/books/2026/10/11/a-poem-for-every-crossing/';
const FIXTURES = ['pages', 'stories', 'authors', 'collections', 'tags', 'navigation', 'redirects'];

const keyOf = (content: string): string => toContentKey(content).toString(36);
const urlKey = (path: string): string => keyOf(`url courier ${path.replace(/\/$/, '')}`);

describe('keys for a cache in front', () => {
  let paper: ListeningSite;

  beforeAll(async () => {
    paper = await openListeningSite(FIXTURES, { CACHE_KEYS: 'fastly', SOURCE_TIMEOUT_MS: '30000' });
  }, 60_000);
  afterAll(() => paper[Symbol.asyncDispose]());

  async function keysAt(path: string): Promise<readonly string[]> {
    const { headers } = await paper.get(path);
    return (headers.get('surrogate-key') ?? '').split(' ');
  }

  test('name what a page was made from, when it is made and when it is sent again', async () => {
    const keys = await keysAt(NIGHT);
    expect(keys).toEqual(expect.arrayContaining(['site-courier', urlKey(NIGHT)]));
    expect(keys).not.toContain(urlKey(OTHER));
    expect(await keysAt(NIGHT)).toEqual(keys);
    expect(await keysAt('/')).toContain(pageCacheKey('courier', 'home'));
  });

  test('stay within 3,000 bytes', async () => {
    const sizes = await Promise.all(
      ['/', '/coast/', NIGHT].map(async (path) => (await keysAt(path)).join(' ').length),
    );
    expect(Math.max(...sizes)).toBeLessThan(3_000);
  });

  test('name what was asked for in vain', async () => {
    const path = '/coast/2026/11/21/never-seen/';
    expect(await keysAt(path)).toEqual(expect.arrayContaining(['site-courier', urlKey(path)]));
  });

  test.each(['/feed.xml', '/sitemap.xml', '/sitemaps/news.xml'])('are on %s', async (path) => {
    expect(await keysAt(path)).toEqual(
      expect.arrayContaining(['site-courier', keyOf(path === '/feed.xml' ? 'listed type story' : 'listed')]),
    );
  });

  test('are on content that scripts ask for, and on redirects', async () => {
    const query = encodeURIComponent(JSON.stringify({ website_url: NIGHT }));
    expect(await keysAt(`/pf/api/v3/content/fetch/content-api?query=${query}`)).toContain(urlKey(NIGHT));
    expect(await keysAt(NIGHT.slice(0, -1))).toContain('site-courier');
  });

  test('are not on what is for one reader', async () => {
    expect((await paper.get(`${NIGHT}?token=secret`)).headers.get('cache-control')).toContain('private');
    expect(await keysAt(`${NIGHT}?token=secret`)).toEqual(['']);
  });
});

test('an answer that was made from too much carries the key of any change instead', () => {
  const describeAnswer = createAnswerHeaders({
    cacheKeys: 'fastly',
    cachePurge: undefined,
    cacheSeconds: 3_600,
    siteId: 'courier',
  });
  const made = (count: number) => ({
    moment: 0,
    keys: Uint32Array.from({ length: count }, (_, index) => index),
  });
  const keysOf = (count: number) =>
    describeAnswer?.({ from: [made(count)], isLasting: true })['Surrogate-Key']?.split(' ');
  expect(keysOf(300)).toHaveLength(301);
  expect(keysOf(30_000)).toEqual(['site-courier', 'any-courier']);
});

test.each([
  ['cloudflare', 'cache-tag', ','],
  ['varnish', 'xkey', ' '],
])('%s gets its own form of them', async (form, header, separator) => {
  await using paper = await openListeningSite(['pages', 'stories'], { CACHE_KEYS: form });
  const keys = (await paper.get(NIGHT)).headers.get(header)?.split(separator);
  expect(keys).toEqual(expect.arrayContaining(['site-courier', urlKey(NIGHT)]));
});

test('nothing is named where nobody asked for it', async () => {
  await using paper = await openListeningSite(['pages', 'stories']);
  const { headers } = await paper.get(NIGHT);
  expect(['surrogate-key', 'cache-tag', 'xkey'].map((name) => headers.get(name))).toEqual([null, null, null]);
});
