import type { ContentRequest } from '@broadsheet/sdk-content';
import { describe, expect, it } from 'vitest';
import {
  at,
  createTestEngine,
  getMain,
  getQueryValue,
  notFound,
  testPage,
  settle,
} from '../../test/createTestEngine.ts';
import { errors, stories, storyAt, words } from '../../test/storyPages.ts';

describe('pages by URL', () => {
  it('finds a document by its path before one by a pattern', async () => {
    const documents = [at('/author/:slug/', words('Any')), at('/author/ada/', words('Ada'))];
    const engine = createTestEngine({ documents });
    expect(await engine.html('/author/ada/')).toContain('>Ada<');
    expect(await engine.html('/author/ben/')).toContain('>Any<');
  });

  it('asks the document’s content with what the URL says', async () => {
    const content = {
      contentService: 'search-api',
      contentConfigValues: {
        query: ':term',
        page: ':page',
        sort: ':sort',
        section: ':section',
        period: ':period',
        note: ':constructor',
      },
    };
    const first = {
      query: 'a/b',
      page: '1',
      sort: 'relevance',
      section: '',
      period: 'any',
      note: ':constructor',
    };
    const documents = [testPage({ match: { kind: 'path', path: '/search/:term/' }, content })];
    const engine = createTestEngine({ documents, answers: { 'search-api': {} } });
    await engine.html('/search/a%2Fb/?page=2');
    await engine.html('/search/a%2Fb/?sort=date');
    await engine.html('/search/a%2Fb/?sort=price&section=x&period=century');
    await engine.html('/search/a%2Fb/?section=/coast/&period=week');
    expect(engine.requests.map(({ query }) => query)).toEqual([
      { ...first, page: '2' },
      { ...first, sort: 'date' },
      first,
      { ...first, section: '/coast/', period: 'week' },
    ]);
  });

  const paged = (answer: unknown) =>
    createTestEngine({
      documents: [
        testPage({
          match: { kind: 'path', path: '/list/' },
          content: { contentService: 'list', contentConfigValues: { page: ':page' } },
        }),
      ],
      answers: { list: answer },
    });

  it.each(['0', '-2', '1.5', 'two', '10000', '2%20', '02'])(
    'has no page %s of a list, and asks nobody for it',
    async (page) => {
      const engine = paged({ content_elements: [{}] });
      expect((await engine.get(`/list/?page=${page}`)).status).toBe(404);
      expect(engine.requests).toEqual([]);
    },
  );

  it.each(['content_elements', 'data'])('has no page behind the last one of a list in "%s"', async (name) => {
    const engine = paged({ [name]: [] });
    expect((await engine.get('/list/?page=3')).status).toBe(404);
    expect((await engine.get('/list/')).status).toBe(200);
  });

  it('finds stories by their URL, and sections before them', async () => {
    const section = testPage({ match: { kind: 'section' }, main: [words('Section')] });
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

  it('shows a story with the template of its subtype, and others with that of all stories', async () => {
    const longReads = testPage({
      match: { kind: 'content', type: 'story', subtype: 'long-read' },
      main: [words('Take your time')],
    });
    const answer = (request: ContentRequest) => {
      const url = getQueryValue(request, 'website_url');
      return { type: 'story', subtype: url.split('/')[1], headlines: { basic: `Story ${url}` } };
    };
    const engine = createTestEngine({
      documents: [stories, longReads],
      answers: { 'content-api': answer, 'site-service-hierarchy': notFound('site-service-hierarchy') },
    });
    expect(await engine.html('/long-read/')).toContain('Take your time');
    expect(await engine.html('/review/')).toContain('Story /review/');
  });

  it('fills the URL into the queries of a template’s blocks', async () => {
    const list = { contentService: 'feed', contentConfigValues: { sections: ':section', size: 6 } };
    const node = { block: 'words', fields: { label: 'x', list } };
    const section = testPage({ match: { kind: 'section' }, main: [node, { block: 'reads-path' }] });
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
    expect(getMain(await response.text())).toContain(text);
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
    const reading = testPage({ match: { kind: 'status', status: 404 }, main: [{ block: 'reads-path' }] });
    const other = createTestEngine({ documents: [reading] });
    expect(await (await other.get('/a/')).text()).toContain('<i>/a/</i>');
    expect(await (await other.get('/b/')).text()).toContain('<i>/b/</i>');
  });

  it('waits for a slow source as long as it may, then goes on without', async () => {
    const engine = createTestEngine({
      documents: [at('/', words('There'), { block: 'feed' })],
      answers: { feed: () => new Promise(() => undefined) },
      microCacheMs: 0,
    });
    const first = engine.html('/');
    await settle();
    engine.clock.advance(2_000);
    expect(getMain(await first)).toMatch(/There<\/p><ul title="failed"><\/ul>/);
    // The clock stands still: this page waits for nothing.
    expect(await engine.html('/')).toContain('There');
  });
});
