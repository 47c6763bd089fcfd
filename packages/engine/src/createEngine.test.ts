import { describe, expect, it } from 'vitest';
import { at, createTestEngine, LOADER, getMain, testPage, SITE } from '../test/createTestEngine.ts';
import { testBlocks } from '../test/testBlocks.ts';

const words = (label: string) => ({ block: 'words', fields: { label } });

describe('createEngine', () => {
  it('refuses to start without its output block', () => {
    const blocks = testBlocks.filter(({ name }) => name !== 'default');
    expect(() => createTestEngine({ blocks })).toThrow('The output block "default" is not registered');
  });

  it('renders a page with its blocks in their areas', async () => {
    const page = testPage({
      match: { kind: 'path', path: '/' },
      main: [words('First'), words('Second')],
      aside: [words('Beside')],
    });
    const html = await createTestEngine({ documents: [page] }).html('/');
    expect(html.startsWith('<!doctype html><html lang="en">')).toBe(true);
    expect(getMain(html).replaceAll(/ class="[^"]*"/g, '')).toBe(
      '<p title="First">First</p><p title="Second">Second</p>',
    );
    expect(html).toContain('<aside>');
  });

  it('sends no script with a page whose blocks need none', async () => {
    const html = await createTestEngine({ documents: [at('/', words('Only'))] }).html('/');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('data-styled');
  });

  it('sends data, loader and takeover marks with a page that holds an island', async () => {
    const html = await createTestEngine({ documents: [at('/', { block: 'counter' })] }).html('/');
    expect(html).toContain(`<script type="module" src="${LOADER}"></script>`);
    expect(html).toContain(`<link rel="modulepreload" href="${LOADER}">`);
    expect(html).toMatch(/<style data-styled="true" data-styled-version="\d+\.\d+\.\d+">/);
  });

  it.each([
    ['an island that starts at once', 'letter', ['loader', 'runtime', 'letter', 'ui']],
    ['an island that waits for the reader', 'counter', ['loader']],
    ['an island that a probe precedes', 'guarded', ['loader', 'enhancements']],
    ['an enhancement', 'menu', ['loader', 'enhancements']],
    ['an enhancement that waits to be seen', 'late-menu', ['loader']],
    ['an enhancement that waits for consent', 'sold', ['loader']],
    ['nothing that needs script', 'words', []],
  ])('names at the head of a page with %s the scripts it will fetch at once', async (_what, block, names) => {
    const html = await createTestEngine({ documents: [at('/', { block })] }).html('/');
    const named = [...html.matchAll(/<link rel="modulepreload" href="\/assets\/([^"]+)\.js"([^>]*)>/g)];
    expect(named.map((match) => match[1])).toEqual(names);
    // The loader fetches nothing that a reader sees first, and is small; what is larger must not compete with the images.
    for (const [, name, rest] of named) expect(rest).toBe(name === 'loader' ? '' : ' fetchpriority="low"');
  });

  it.each([
    ['a block', 'menu', ''],
    ['a part of a block', 'partly', ' data-when="visible"'],
  ])(
    'sends the loader, and leaves the styles alone, where %s is only enhanced',
    async (_what, block, when) => {
      const html = await createTestEngine({ documents: [at('/', { block })] }).html('/');
      expect(getMain(html)).toBe(`<bs-block data-enhance="menu"${when}><nav></nav></bs-block>`);
      expect(html).toContain(LOADER);
      expect(html).not.toContain('data-styled');
    },
  );

  it('makes title, description and canonical URL of the page and its content', async () => {
    const story = { type: 'story', headlines: { basic: 'Storm' }, canonical_url: '/news/storm/' };
    const documents = [testPage({ match: { kind: 'content', type: 'story' }, pageType: 'article' })];
    const engine = createTestEngine({ documents, answers: { 'content-api': story } });
    const html = await engine.html('/news/storm/');
    expect(html).toContain('<title>Storm – The Courier</title>');
    expect(html).toContain('<link rel="canonical" href="https://www.courier.example/news/storm/">');
    expect(html).toContain('application/ld+json');
  });

  it.each([
    ['Log in', 'Log in - The Courier'],
    ['Write for The Courier', 'Write for The Courier'],
  ])('names the site behind the title %j of a page without content once', async (title, shown) => {
    const engine = createTestEngine({
      documents: [testPage({ match: { kind: 'path', path: '/' }, pageType: 'account', meta: { title } })],
    });
    expect(await engine.html('/')).toContain(`<title>${shown}</title>`);
  });

  it('costs a broken block its own instance, and tells which block and page it was, once a minute', async () => {
    const engine = createTestEngine({
      documents: [at('/', words('Before'), { block: 'broken' }, words('After'))],
      microCacheMs: 0,
      maxPages: 0,
    });
    const html = await engine.html('/');
    await engine.html('/');
    expect(getMain(html)).toMatch(/Before<\/p><p[^>]*>After/);
    expect(engine.log).toEqual([
      {
        level: 'error',
        message: 'The block "broken" failed and is left out of the page.',
        facts: { block: 'broken', instance: 'm1', page: '/', error: 'Error: no <luck>' },
      },
    ]);
    engine.clock.advance(60_000);
    await engine.html('/');
    expect(engine.log).toHaveLength(2);
  });

  it('makes a page without the content of a block that cannot say what it reads, and asks it again', async () => {
    const sought = { block: 'seeker', fields: { label: 'path' } };
    const engine = createTestEngine({
      documents: [testPage({ match: { kind: 'path', path: '/:any/' }, main: [sought, { block: 'feed' }] })],
      answers: { feed: { items: ['Storm'] }, '/b/': { items: ['Found'] } },
      microCacheMs: 0,
    });
    expect(getMain(await engine.html('/throw/'))).toContain('Storm');
    await engine.html('/throw/');
    const complaint = {
      message: expect.stringContaining('cannot say which content it reads'),
      facts: { block: 'seeker', instance: 'm0', page: '/throw/', error: 'Error: Lost.' },
    };
    expect(engine.log.filter(({ message }) => message.includes('cannot say'))).toMatchObject([
      complaint,
      complaint,
    ]);
    expect(getMain(await engine.html('/b/'))).toContain('Found');
  });

  it('requests what blocks read of this page, not of the last one', async () => {
    const by = (label: string) => ({ block: 'seeker', fields: { label } });
    const engine = createTestEngine({
      documents: [testPage({ match: { kind: 'path', path: '/:any/' }, main: [by('path'), by('query')] })],
      answers: { '/a/': { items: ['Of a'] }, '/b/': { items: ['Of b'] }, x: { items: ['Of x'] } },
    });
    expect(getMain(await engine.html('/a/'))).toContain('Of a');
    expect(getMain(await engine.html('/b/?from=x'))).toMatch(/Of b.*Of x/);
    expect(getMain(await engine.html('/a/?from=x'))).toMatch(/Of a.*Of x/);
    expect(getMain(await engine.html('/a/?other=1'))).not.toContain('Of x');
  });

  it('tries a block anew when what it had read has changed', async () => {
    const engine = createTestEngine({ documents: [at('/', { block: 'fragile' })], microCacheMs: 0 });
    expect(getMain(await engine.html('/'))).toBe('');
    engine.answers['feed'] = { items: ['Storm'] };
    engine.clock.advance(6_000);
    expect(getMain(await engine.html('/'))).toBe('<b>Storm</b>');
  });

  it('shows a page without a block that is not registered, and says so once', async () => {
    const engine = createTestEngine({
      documents: [at('/', { block: 'absent' }, words('There'))],
      microCacheMs: 0,
    });
    expect(getMain(await engine.html('/'))).toContain('There');
    await engine.html('/');
    expect(engine.log.map(({ message }) => message)).toEqual([
      expect.stringContaining('names the block "absent", which is not registered'),
    ]);
  });

  it('gives two blocks with one id ids of their own', async () => {
    const twice = { id: 'same id', block: 'counter' };
    const engine = createTestEngine({ documents: [at('/', twice, twice)] });
    const html = await engine.html('/');
    expect([...html.matchAll(/data-id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['same-id', 'same-id_2']);
  });

  it('gives a block that another shows twice ids of its own each time, with all inside it', async () => {
    const inside = { block: 'twice', children: [{ block: 'counter' }, { block: 'static-field' }] };
    const engine = createTestEngine({ documents: [at('/', { block: 'twice', children: [inside] })] });
    const html = await engine.html('/');
    const ids = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, id]) => id);
    const islands = ['m0x0x0', 'm0x0x0__2', 'm0x0x0__3', 'm0x0x0__4'];
    expect(ids(/data-id="([^"]*)"/g)).toEqual(islands);
    const data = /<script type="application\/json" id="bs-data">([^]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(Object.keys(JSON.parse(data).islands)).toEqual(islands);
    const labelled = ids(/<input id="([^"]*)"/g);
    expect(labelled).toHaveLength(8);
    expect(new Set(labelled).size).toBe(8);
    expect(ids(/ for="([^"]*)"/g)).toEqual(labelled);
    expect(await engine.html('/')).toBe(html);
  });

  it('answers what goes wrong on the way with the error page, and tells the log', async () => {
    const documents = [testPage({ match: { kind: 'status', status: 500 }, main: [words('Sorry')] })];
    const engine = createTestEngine({
      documents: [...documents, { ...at('/'), layout: 'absent' }],
    });
    const response = await engine.get('/');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('Sorry');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(engine.log.at(-1)?.facts).toEqual({ path: '/', error: expect.stringContaining('"absent"') });
  });

  it('logs the pattern of a page that failed, and not what a reader has typed into its address', async () => {
    const engine = createTestEngine({ documents: [{ ...at('/search/:query/'), layout: 'absent' }] });
    await engine.get('/search/ada@example.com/?q=ada@example.com');
    expect(engine.log.at(-1)?.facts).toMatchObject({ path: '/search/:query/' });
    expect(JSON.stringify(engine.log)).not.toContain('ada@example.com');
  });

  it('answers one line of text where even the error page fails', async () => {
    const failing = { ...testPage({ match: { kind: 'status', status: 500 } }), layout: 'absent' };
    const engine = createTestEngine({ documents: [failing, { ...at('/'), layout: 'absent' }] });
    const response = await engine.get('/');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('500\n');
  });

  it('renders anew when the site or a document is replaced, without being told', async () => {
    let site = SITE;
    let documents = [at('/', { block: 'reads-site' })];
    const engine = createTestEngine({ site: () => site, pages: () => documents });
    expect(getMain(await engine.html('/'))).toBe('<i>The Courier</i>');
    site = { ...SITE, websiteName: 'The Herald' };
    expect(getMain(await engine.html('/'))).toBe('<i>The Herald</i>');
    documents = [at('/', words('New'))];
    expect(getMain(await engine.html('/'))).toContain('New');
  });

  it('shares nothing with another engine in the process', async () => {
    const open = (label: string, themeCss: string, site: typeof SITE) =>
      createTestEngine({
        documents: [at('/', { block: 'words', fields: { label } }, { block: 'feed' })],
        assets: () => ({ loader: LOADER, preloadFonts: [], themeCss }),
        site: () => site,
        answers: { feed: { items: [label] } },
      });
    const [one, other] = [open('red', 'a{}', SITE), open('black', 'b{}', { ...SITE, locale: 'sv' })];
    const pages = [await one.html('/'), await other.html('/'), await one.html('/')];
    expect(pages[2]).toBe(pages[0]);
    expect(pages[0]).toContain('color:red');
    expect(pages[1]).not.toContain('color:red');
    expect(pages[1]).toMatch(/^<!doctype html><html lang="sv">[^]*<style>b\{\}[^]*<li>black/);
    one.clear();
    expect(await one.html('/')).toBe(pages[0]);
  });

  it('reads its assets again after it was told to forget', async () => {
    let loader = '/assets/a.js';
    const engine = createTestEngine({
      documents: [at('/', { block: 'counter' })],
      assets: () => ({ loader, preloadFonts: [], themeCss: '' }),
    });
    expect(await engine.html('/')).toContain('/assets/a.js');
    loader = '/assets/b.js';
    engine.clear();
    const html = await engine.html('/');
    expect(html).toContain('/assets/b.js');
    expect(html).not.toContain('/assets/a.js');
  });

  it('forgets content when it is told to', async () => {
    const engine = createTestEngine({
      documents: [at('/', { block: 'feed' })],
      answers: { feed: { items: ['Old'] } },
    });
    expect(await engine.html('/')).toContain('Old');
    engine.answers['feed'] = { items: ['New'] };
    expect(await engine.html('/')).toContain('Old');
    engine.clear();
    expect(await engine.html('/')).toContain('New');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('answers %s with what it does answer', async (method) => {
    const engine = createTestEngine({ documents: [at('/')] });
    const response = await engine.fetch(new Request('https://www.courier.example/', { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  it.each([
    ['/login/?redirect=/a/', '/login/?redirect=/a/'],
    ['//evil.example/', '/'],
    ['/%5Cevil.example/', '/%5Cevil.example/'],
  ])('leads a form that is sent to %s without script back to its page', async (path, location) => {
    const engine = createTestEngine({ documents: [at('/')] });
    const body = new URLSearchParams({ password: 'secret' });
    const response = await engine.fetch(
      new Request(`https://www.courier.example${path}`, { method: 'POST', body }),
    );
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('sets no cookie and opens no door, whatever it answers', async () => {
    const engine = createTestEngine({ documents: [at('/', { block: 'counter' })], answers: { feed: {} } });
    const urls = ['/', '/none/', '/a', '/pf/api/v3/content/fetch/feed', '/_broadsheet/block?instance=m0'];
    for (const url of urls) {
      const { headers } = await engine.get(url);
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
