import type { ContentRequest } from '@broadsheet/sdk-content';
import { describe, expect, it } from 'vitest';
import {
  at,
  createTestEngine,
  getMain,
  testPage,
  settle,
  getQueryValue,
} from '../../test/createTestEngine.ts';
import { stories, storyAt } from '../../test/storyPages.ts';

const paths = (requests: readonly ContentRequest[]) => requests.map(({ query }) => query?.['website_url']);

describe('a page that many readers ask for at once', () => {
  it('is made once', async () => {
    const documents = [at('/', { block: 'broken' }, { block: 'feed' })];
    // A block that fails is logged whenever it is made.
    const engine = createTestEngine({ documents, answers: { feed: {} }, maxFragments: 0, microCacheMs: 0 });
    await Promise.all(Array.from({ length: 30 }, () => engine.get('/')));
    expect(engine.log).toHaveLength(1);
    expect(engine.requests).toHaveLength(1);
  });
});

describe('pages that were made before', () => {
  const story = '/news/storm/';

  it('asks no source for a page that was good less than a second ago', async () => {
    const engine = createTestEngine({
      documents: [stories],
      answers: { 'content-api': storyAt(story) },
      sourceTimeoutMs: 500,
    });
    const first = await engine.html(story);
    const requested = engine.requests.length;
    // Content is stale by now, and so would be asked for.
    engine.clock.advance(60_000);
    await engine.html(story);
    await settle();
    expect(engine.requests.length).toBeGreaterThan(requested);
    const then = engine.requests.length;
    engine.clock.advance(999);
    expect(await engine.html(story)).toBe(first);
    expect(engine.requests.length).toBe(then);
  });

  it('requests nothing while the content of a page is fresh, although other content has evicted it', async () => {
    const large = (request: ContentRequest) => ({
      type: 'story',
      headlines: { basic: `Story ${getQueryValue(request, 'website_url')}` },
      note: 'x'.repeat(60_000),
    });
    // Room for one of these stories, and for both pages.
    const engine = createTestEngine({
      documents: [stories],
      answers: { 'content-api': large },
      cacheBytes: 800_000,
    });
    const first = await engine.html('/a/');
    await engine.html('/b/');
    engine.clock.advance(29_999);
    expect(await engine.html('/a/')).toBe(first);
    expect(paths(engine.requests)).toEqual(['/a/', '/b/']);
    engine.clock.advance(1);
    await engine.html('/a/');
    expect(paths(engine.requests)).toEqual(['/a/', '/b/', '/a/']);
  });

  it('sends a page before its sources have answered again, and asks them only for what is not fresh', async () => {
    const long = (source: string) => (source === 'feed' ? 300_000 : 30_000);
    let answer: unknown = storyAt('/a/');
    const engine = createTestEngine({
      documents: [
        testPage({
          match: { kind: 'content', type: 'story' },
          main: [{ block: 'headline' }, { block: 'feed' }],
        }),
      ],
      answers: {
        'content-api': (request: ContentRequest) => (typeof answer === 'function' ? answer(request) : answer),
        feed: { items: ['Calm'] },
      },
      freshMs: long,
    });
    const first = await engine.html('/a/');
    const requested = engine.requests.length;
    engine.clock.advance(60_000);
    answer = new Promise(() => undefined);
    expect(await engine.html('/a/')).toBe(first);
    await settle();
    expect(engine.requests.slice(requested).map(({ source }) => source)).not.toContain('feed');
    expect(engine.requests.length).toBeGreaterThan(requested);
  });

  it.each([
    { minutes: 4, shown: 'Old' },
    { minutes: 5, shown: 'New' },
  ])('shows the $shown story that nobody has read for $minutes minutes', async ({ minutes, shown }) => {
    let edition = 'Old';
    const large = (request: ContentRequest) => ({
      type: 'story',
      headlines: { basic: `${edition} ${getQueryValue(request, 'website_url')}` },
      note: 'x'.repeat(60_000),
    });
    // The content of one story makes room for that of the other.
    const engine = createTestEngine({
      documents: [stories],
      answers: { 'content-api': large },
      cacheBytes: 800_000,
    });
    for (const path of ['/a/', '/b/']) await engine.html(path);
    edition = 'New';
    engine.clock.advance(minutes * 60_000);
    expect(await engine.html('/a/')).toContain(`${shown} /a/`);
    await settle();
    expect(await engine.html('/a/')).toContain('New /a/');
  });

  it('asks nobody for a page whose archive has not changed, though other content has taken its room', async () => {
    let version = '1';
    let edition = 'Old';
    const engine = createTestEngine({
      documents: [stories],
      answers: {
        'content-api': (request: ContentRequest) => ({
          type: 'story',
          headlines: { basic: `${edition} ${getQueryValue(request, 'website_url')}` },
          note: 'x'.repeat(60_000),
        }),
      },
      archiveVersion: async () => version,
      cacheBytes: 800_000,
    });
    const first = await engine.html('/a/');
    await engine.html('/b/');
    const before = engine.requests.length;
    for (let turn = 0; turn < 3; turn += 1) {
      engine.clock.advance(4 * 60_000);
      expect(await engine.html('/a/')).toBe(first);
      await settle();
    }
    expect(engine.requests.length).toBe(before);
    version = '2';
    edition = 'New';
    engine.clock.advance(60_000);
    await engine.html('/a/');
    await settle();
    expect(await engine.html('/a/')).toContain('New /a/');
  });

  it('shows a new version of its content to the reader after the one who was sent the old', async () => {
    const engine = createTestEngine({
      documents: [at('/', { block: 'feed' })],
      answers: { feed: { items: ['Old'] } },
    });
    await engine.html('/');
    engine.answers['feed'] = { items: ['New'] };
    engine.clock.advance(30_000);
    expect(await engine.html('/')).toContain('Old');
    await settle();
    expect(await engine.html('/')).toContain('New');
  });

  it('trusts nothing with a trust of 0', async () => {
    const engine = createTestEngine({
      documents: [at('/', { block: 'feed' })],
      answers: { feed: { items: ['Old'] } },
      microCacheMs: 0,
    });
    await engine.html('/');
    engine.answers['feed'] = { items: ['New'] };
    engine.clock.advance(30_000);
    await engine.html('/');
    await settle();
    expect(await engine.html('/')).toContain('New');
  });

  it('makes nothing new of query values that no block reads', async () => {
    const engine = createTestEngine({
      documents: [at('/', { block: 'reads-hour' }, { block: 'counter' })],
      microCacheMs: 0,
    });
    const first = await engine.html('/?utm_source=a');
    // A page made anew would show this hour.
    engine.clock.advance(999);
    expect(await engine.html('/?utm_source=b&secret=1')).toBe(first);
    expect(first).not.toContain('utm_source');
    engine.clock.advance(60_000);
    expect(await engine.html('/?utm_source=b')).not.toBe(first);
  });

  it.each([
    { read: 'a day', block: 'reads-day', from: '2026-10-24T22:00:00Z', to: '2026-10-25T23:00:00Z' },
    { read: 'a moment', block: 'reads-noon', from: '2026-11-20T09:00:00Z', to: '2026-11-20T12:00:00Z' },
  ])('makes a page that shows $read anew when that is over, and not before', async ({ block, from, to }) => {
    const documents = [at('/', { block }, { block: 'counter' }, { block: 'feed' })];
    const lasting: unknown[] = [];
    const engine = createTestEngine({
      documents,
      answers: { feed: { items: ['Calm'] } },
      microCacheMs: 0,
      archiveVersion: () => Promise.resolve('one'),
      describeAnswer: ({ secondsLeft }) => {
        lasting.push(secondsLeft);
        return {};
      },
    });
    const [begin, end] = [Date.parse(from), Date.parse(to)];
    engine.clock.advance(begin - engine.clock.now());
    const first = await engine.html('/');
    engine.clock.advance(end - begin - 1);
    expect(await engine.html('/')).toBe(first);
    engine.clock.advance(1);
    expect(await engine.html('/')).not.toBe(first);
    expect(lasting[0]).toBe((end - begin) / 1000);
  });

  it('tells the values apart that a block does read, and only those', async () => {
    const engine = createTestEngine({
      documents: [at('/', { block: 'reads-query' }, { block: 'reads-hour' })],
    });
    const first = await engine.html('/?q=a&utm=1');
    engine.clock.advance(10);
    expect(await engine.html('/?q=a&utm=2')).toBe(first);
    expect(getMain(await engine.html('/?q=b'))).toContain('<i>b</i>');
    expect(getMain(await engine.html('/?q=a'))).toContain('<i>a</i>');
    expect(getMain(await engine.html('/'))).toContain('<i></i>');
  });

  it('keeps the pages of one list apart', async () => {
    const content = { contentService: 'list', contentConfigValues: { from: ':page' } };
    const documents = [
      testPage({ match: { kind: 'path', path: '/' }, content, main: [{ block: 'headline' }] }),
    ];
    const engine = createTestEngine({
      documents,
      answers: {
        list: (request: ContentRequest) => ({
          headlines: { basic: `Page ${getQueryValue(request, 'from')}` },
        }),
      },
    });
    expect(await engine.html('/')).toContain('Page 1');
    expect(await engine.html('/?page=2')).toContain('Page 2');
    expect(await engine.html('/?page=2&utm=1')).toContain('Page 2');
    expect(await engine.html('/?page=1')).toContain('Page 1');
  });

  it('keeps the query of a page whose canonical URL holds it', async () => {
    const documents = [testPage({ match: { kind: 'path', path: '/find/' }, pageType: 'queryly-search' })];
    const engine = createTestEngine({ documents });
    expect(await engine.html('/find/?query=a')).toContain('/find/?query=a"');
    expect(await engine.html('/find/?query=b')).toContain('/find/?query=b"');
  });

  it('makes no page anew for its next reader, however many stories ask for content of their own', async () => {
    const urls = Array.from({ length: 20 }, (_, index) => `/story-${index}/`);
    const own = Object.fromEntries(urls.map((url) => [url, { items: [`After ${url}`] }]));
    const match = { kind: 'content', type: 'story' };
    const documents = [testPage({ match, main: [{ block: 'seeker' }, { block: 'broken' }] })];
    const answers = { ...own, 'content-api': storyAt(...urls) };
    // A block that fails is logged whenever it is made.
    const engine = createTestEngine({ documents, answers, maxFragments: 0 });
    const first: string[] = [];
    for (const url of urls) first.push(await engine.html(url));
    expect(first[7]).toContain('After /story-7/');
    expect(engine.log).toHaveLength(urls.length);
    // The content is stale by now, and is asked for again.
    engine.clock.advance(40_000);
    for (const [index, url] of urls.entries()) expect(await engine.html(url)).toBe(first[index]);
    expect(engine.log).toHaveLength(urls.length);
  });

  it('keeps one page of an error, whatever is asked for', async () => {
    const match = { kind: 'status', status: 404 };
    const documents = [testPage({ match, main: [{ block: 'broken' }] })];
    const engine = createTestEngine({ documents, maxFragments: 0 });
    for (const path of ['/a/', '/b/', '/c/']) await engine.get(path);
    expect(engine.log).toHaveLength(1);
  });

  it('keeps no more pages than it may', async () => {
    const engine = createTestEngine({
      documents: [stories],
      answers: {
        'content-api': (request: ContentRequest) => storyAt(getQueryValue(request, 'website_url'))(request),
      },
      maxPages: 2,
      microCacheMs: 60_000,
    });
    for (const path of ['/a/', '/b/', '/c/']) await engine.html(path);
    engine.clock.advance(31_000);
    const before = engine.requests.length;
    await engine.html('/c/');
    expect(engine.requests.length).toBe(before);
    await engine.html('/a/');
    await settle();
    expect(paths(engine.requests.slice(before))).toContain('/a/');
  });

  it('keeps no more bytes of pages than it may', async () => {
    const open = (maxPageBytes: number) =>
      createTestEngine({
        documents: [stories],
        answers: { 'content-api': storyAt('/a/', '/b/') },
        maxPageBytes,
        microCacheMs: 60_000,
      });
    // With its headers and its key.
    const size = 4_000 + Buffer.byteLength(await open(0).html('/a/'));
    async function requestsAgain(engine: ReturnType<typeof open>): Promise<boolean> {
      for (const path of ['/a/', '/b/']) await engine.html(path);
      engine.clock.advance(31_000);
      const before = engine.requests.length;
      await engine.html('/a/');
      await settle();
      return engine.requests.length > before;
    }
    expect(await requestsAgain(open(2 * size))).toBe(false);
    expect(await requestsAgain(open(size))).toBe(true);
  });

  it('tags a page by its content: the same on every server, another when a word changes', async () => {
    const tagOf = async (basic: string, maxFragments?: number) => {
      const answers = { 'content-api': { type: 'story', headlines: { basic } } };
      const own = maxFragments === undefined ? {} : { maxFragments };
      const engine = createTestEngine({ documents: [stories], answers, ...own });
      return (await engine.get('/a/')).headers.get('etag');
    };
    const tag = await tagOf('Storm');
    expect(await tagOf('Storm')).toBe(tag);
    expect(await tagOf('Storm', 0)).toBe(tag);
    expect(await tagOf('Stork')).not.toBe(tag);
  });

  it('keeps several times as many pages once they were sent compressed', async () => {
    const text = 'Storm over the harbour. '.repeat(100);
    const answers = { 'content-api': { type: 'story', headlines: { basic: text } } };
    const engine = createTestEngine({
      documents: [stories],
      answers,
      maxPageBytes: 40_000,
      microCacheMs: 60_000,
    });
    const sent = ['/a/', '/b/', '/c/', '/d/'];
    for (const path of sent) await engine.get(path, { 'accept-encoding': 'br' });
    engine.clock.advance(31_000);
    const before = engine.requests.length;
    for (const path of sent) expect(await engine.html(path)).toContain(text);
    expect(engine.requests.length).toBe(before);
  });

  it.each(['nonce', 'ota_nonce', 'code', 'state'])(
    'sends a page that was asked for with "%s" to that reader alone',
    async (name) => {
      const engine = createTestEngine({ documents: [at('/', { block: 'counter' })], microCacheMs: 60_000 });
      const response = await engine.get(`/?${name}=s3cret`);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('referrer-policy')).toBe('same-origin');
      expect((await engine.get('/')).headers.get('cache-control')).toContain('public');
      // The page is the same one, and cached by now.
      const again = await engine.get(`/?${name}=other`);
      expect(again.headers.get('cache-control')).toBe('private, no-store');
      const moved = await engine.get(`/nowhere?${name}=s3cret`);
      expect([moved.status, moved.headers.get('cache-control')]).toEqual([301, 'private, no-store']);
    },
  );

  it('sends the same bytes for a page, whoever asks', async () => {
    const engine = createTestEngine({ documents: [at('/', { block: 'counter' })] });
    const one = await engine.get('/?a=1', { cookie: 'session=1', 'user-agent': 'a' });
    const other = await engine.get('/', { authorization: 'Bearer x' });
    expect(await one.text()).toBe(await other.text());
  });
});
