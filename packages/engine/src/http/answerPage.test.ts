import { ContentSourceError } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { describe, expect, it } from 'vitest';
import {
  at,
  createTestEngine,
  mainOf,
  notFound,
  pageOf,
  settle,
  valueOf,
} from '../../test/createTestEngine.ts';

const words = (label: string) => ({ block: 'words', fields: { label } });
const status = (code: number) =>
  pageOf({ match: { kind: 'status', status: code }, main: [words(`Page ${code}`)] });
const errors = [status(404), status(410), status(500)];
const stories = pageOf({ match: { kind: 'content', type: 'story' }, main: [{ block: 'headline' }] });
const paths = (requests: readonly ContentRequest[]) => requests.map(({ query }) => query?.['website_url']);

function storyAt(...known: readonly string[]) {
  return (request: ContentRequest) => {
    const url = valueOf(request, 'website_url');
    return known.includes(url)
      ? { type: 'story', headlines: { basic: `Story ${url}` } }
      : notFound('content-api');
  };
}

describe('pages by address', () => {
  it('finds a document by its path before one by a pattern', async () => {
    const documents = [at('/author/:slug/', words('Any')), at('/author/ada/', words('Ada'))];
    const engine = createTestEngine({ documents });
    expect(await engine.html('/author/ada/')).toContain('>Ada<');
    expect(await engine.html('/author/ben/')).toContain('>Any<');
  });

  it('asks the document’s content with what the address says', async () => {
    const content = {
      contentService: 'search-api',
      contentConfigValues: { query: ':term', page: ':page', note: ':constructor' },
    };
    const documents = [pageOf({ match: { kind: 'path', path: '/search/:term/' }, content })];
    const engine = createTestEngine({ documents, answers: { 'search-api': {} } });
    await engine.html('/search/a%2Fb/?page=2');
    await engine.html('/search/a%2Fb/?page=-2');
    expect(engine.requests.map(({ query }) => query)).toEqual([
      { query: 'a/b', page: '2', note: ':constructor' },
      { query: 'a/b', page: '1', note: ':constructor' },
    ]);
  });

  it('finds stories by their address, and sections before them', async () => {
    const section = pageOf({ match: { kind: 'section' }, main: [words('Section')] });
    const engine = createTestEngine({
      documents: [stories, section],
      answers: {
        'content-api': storyAt('/news/storm/'),
        'site-service-hierarchy': ({ query }: ContentRequest) =>
          query?.['sectionId'] === '/sport/' ? { _id: '/sport/' } : notFound('site-service-hierarchy'),
      },
    });
    expect(await engine.html('/news/storm/')).toContain('<h1>Story /news/storm/</h1>');
    expect(await engine.html('/sport/')).toContain('>Section<');
  });

  it('fills the address into the queries of a template’s blocks', async () => {
    const list = { contentService: 'feed', contentConfigValues: { sections: ':section', size: 6 } };
    const node = { block: 'words', fields: { label: 'x', list } };
    const section = pageOf({ match: { kind: 'section' }, main: [node, { block: 'reads-path' }] });
    const engine = createTestEngine({
      documents: [section],
      answers: { 'site-service-hierarchy': ({ query }: ContentRequest) => ({ _id: query?.['sectionId'] }) },
    });
    expect(await engine.html('/sport/')).toContain('<i>/sport/</i>');
    expect(await engine.html('/news/')).toContain('<i>/news/</i>');
  });

  it.each([
    ['nobody knows', notFound('content-api'), 404, 'Page 404', 'public, max-age=0, s-maxage=10'],
    ['was taken down', { status: 'gone' }, 410, 'Page 410', 'public, max-age=0, s-maxage=10'],
    ['cannot be asked for', new Error('down'), 503, 'Page 500', 'no-store'],
  ])('answers what %s with its own page', async (_case, answer, code, text, caching) => {
    const engine = createTestEngine({ documents: errors, answers: { 'content-api': answer } });
    const response = await engine.get('/news/storm/');
    expect(response.status).toBe(code);
    expect(mainOf(await response.text())).toContain(text);
    expect(response.headers.get('cache-control')).toBe(caching);
    expect(response.headers.get('retry-after')).toBe(code === 503 ? '10' : null);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it('answers an error in a line where the site has no page for it', async () => {
    const response = await createTestEngine().get('/none/');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('404\n');
  });

  it('answers hostile paths without asking any source', async () => {
    const engine = createTestEngine({ documents: errors });
    for (const path of ['//evil.example/', '/%00/', `/${'a'.repeat(9_000)}/`])
      expect((await engine.get(path)).status).toBe(404);
    expect(engine.requests).toEqual([]);
  });

  it('makes one page of all that is missing, unless a block reads the path', async () => {
    const engine = createTestEngine({ documents: errors });
    const tags = await Promise.all(
      ['/a/', '/b/'].map(async (path) => (await engine.get(path)).headers.get('etag')),
    );
    expect(tags[0]).toBe(tags[1]);
    const reading = pageOf({ match: { kind: 'status', status: 404 }, main: [{ block: 'reads-path' }] });
    const other = createTestEngine({ documents: [reading] });
    expect(await (await other.get('/a/')).text()).toContain('<i>/a/</i>');
    expect(await (await other.get('/b/')).text()).toContain('<i>/b/</i>');
  });

  it('waits for a slow source as long as it may, then goes on without', async () => {
    const engine = createTestEngine({
      documents: [at('/', words('There'), { block: 'feed' })],
      answers: { feed: () => new Promise(() => undefined) },
      trustMs: 0,
    });
    const first = engine.html('/');
    await settle();
    engine.clock.advance(2_000);
    expect(mainOf(await first)).toMatch(/There<\/p><ul title="failed"><\/ul>/);
    // The clock stands still: this page waits for nothing.
    expect(await engine.html('/')).toContain('There');
  });
});

describe('redirects', () => {
  const source = (location: string) =>
    new ContentSourceError('content-api', { kind: 'redirect', status: 302, location }, 'moved');

  it.each([
    ['/new/', '/new/'],
    ['https://www.courier.example/new/', '/new/'],
    ['https://other.example/story/', 'https://other.example/story/'],
    ['http://other.example/story', 'http://other.example/story'],
    ['//other.example/', '/'],
    ['javascript:alert(1)', '/'],
  ])('leads content that moved to %s to %s', async (location, target) => {
    const engine = createTestEngine({ answers: { 'content-api': source(location) } });
    const response = await engine.get('/old/');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(target);
    expect(engine.log.length).toBe(target === '/' ? 1 : 0);
  });

  it('follows the rules of the site before it looks for a page', async () => {
    const engine = createTestEngine({
      documents: [at('/old/', words('Old')), ...errors],
      redirects: () => [
        { kind: 'moved', from: '/old/', to: '/new/', status: 301 },
        { kind: 'gone', from: '/closed/' },
      ],
    });
    const moved = await engine.get('/old/');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/new/']);
    expect((await engine.get('/closed/')).status).toBe(410);
  });

  it('adds the slash of a path and keeps its query', async () => {
    const response = await createTestEngine().get('/sport?page=2');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/sport/?page=2']);
  });

  it('leads the search form to the address of its results', async () => {
    const response = await createTestEngine().get('/search/?q=flood+doors');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/search/flood%20doors/']);
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
    const asked = engine.requests.length;
    // Content is stale by now, and so would be asked for.
    engine.clock.advance(60_000);
    await engine.html(story);
    await settle();
    expect(engine.requests.length).toBeGreaterThan(asked);
    const then = engine.requests.length;
    engine.clock.advance(999);
    expect(await engine.html(story)).toBe(first);
    expect(engine.requests.length).toBe(then);
  });

  it('shows a new version of its content once the second is over', async () => {
    const engine = createTestEngine({
      documents: [at('/', { block: 'feed' })],
      answers: { feed: { items: ['Old'] } },
    });
    await engine.html('/');
    engine.answers['feed'] = { items: ['New'] };
    engine.clock.advance(30_000);
    expect(await engine.html('/')).toContain('Old');
    await settle();
    engine.clock.advance(999);
    expect(await engine.html('/')).toContain('Old');
    engine.clock.advance(1);
    expect(await engine.html('/')).toContain('New');
  });

  it('trusts nothing with a trust of 0', async () => {
    const engine = createTestEngine({
      documents: [at('/', { block: 'feed' })],
      answers: { feed: { items: ['Old'] } },
      trustMs: 0,
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
      trustMs: 0,
    });
    const first = await engine.html('/?utm_source=a');
    // A page made anew would show this hour.
    engine.clock.advance(999);
    expect(await engine.html('/?utm_source=b&secret=1')).toBe(first);
    expect(first).not.toContain('utm_source');
    engine.clock.advance(60_000);
    expect(await engine.html('/?utm_source=b')).not.toBe(first);
  });

  it('tells the values apart that a block does read, and only those', async () => {
    const engine = createTestEngine({
      documents: [at('/', { block: 'reads-query' }, { block: 'reads-hour' })],
    });
    const first = await engine.html('/?q=a&utm=1');
    engine.clock.advance(10);
    expect(await engine.html('/?q=a&utm=2')).toBe(first);
    expect(mainOf(await engine.html('/?q=b'))).toContain('<i>b</i>');
    expect(mainOf(await engine.html('/?q=a'))).toContain('<i>a</i>');
    expect(mainOf(await engine.html('/'))).toContain('<i></i>');
  });

  it('keeps the pages of one list apart', async () => {
    const content = { contentService: 'list', contentConfigValues: { from: ':page' } };
    const documents = [
      pageOf({ match: { kind: 'path', path: '/' }, content, main: [{ block: 'headline' }] }),
    ];
    const engine = createTestEngine({
      documents,
      answers: {
        list: (request: ContentRequest) => ({ headlines: { basic: `Page ${valueOf(request, 'from')}` } }),
      },
    });
    expect(await engine.html('/')).toContain('Page 1');
    expect(await engine.html('/?page=2')).toContain('Page 2');
    expect(await engine.html('/?page=2&utm=1')).toContain('Page 2');
    expect(await engine.html('/?page=1')).toContain('Page 1');
  });

  it('keeps the query of a page whose canonical address holds it', async () => {
    const documents = [pageOf({ match: { kind: 'path', path: '/find/' }, pageType: 'queryly-search' })];
    const engine = createTestEngine({ documents });
    expect(await engine.html('/find/?query=a')).toContain('/find/?query=a"');
    expect(await engine.html('/find/?query=b')).toContain('/find/?query=b"');
  });

  it('keeps no more pages than it may', async () => {
    const engine = createTestEngine({
      documents: [stories],
      answers: {
        'content-api': (request: ContentRequest) => storyAt(valueOf(request, 'website_url'))(request),
      },
      maxPages: 2,
      trustMs: 60_000,
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
        trustMs: 60_000,
      });
    const size = Buffer.byteLength(await open(0).html('/a/'));
    async function asksAgain(engine: ReturnType<typeof open>): Promise<boolean> {
      for (const path of ['/a/', '/b/']) await engine.html(path);
      engine.clock.advance(31_000);
      const before = engine.requests.length;
      await engine.html('/a/');
      await settle();
      return engine.requests.length > before;
    }
    expect(await asksAgain(open(4 * size))).toBe(false);
    expect(await asksAgain(open(2 * size))).toBe(true);
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

  it.each(['nonce', 'ota_nonce', 'code', 'state'])(
    'sends a page that was asked for with "%s" to that reader alone',
    async (name) => {
      const engine = createTestEngine({ documents: [at('/', { block: 'counter' })], trustMs: 60_000 });
      const response = await engine.get(`/?${name}=s3cret`);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('referrer-policy')).toBe('same-origin');
      expect((await engine.get('/')).headers.get('cache-control')).toContain('public');
    },
  );

  it('sends the same bytes for a page, whoever asks', async () => {
    const engine = createTestEngine({ documents: [at('/', { block: 'counter' })] });
    const one = await engine.get('/?a=1', { cookie: 'session=1', 'user-agent': 'a' });
    const other = await engine.get('/', { authorization: 'Bearer x' });
    expect(await one.text()).toBe(await other.text());
  });
});
