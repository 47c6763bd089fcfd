/** The whole site in one process: the real platform, engine and blocks over a part of the sample newspaper. */
import { hash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import type { TemporaryFolder } from '../../test/temporaryFolder.ts';
import { readConfig } from '../config/readConfig.ts';
import { createLog } from './createLog.ts';
import { createSite } from './createSite.ts';
import type { Site } from './Site.ts';

const ORIGIN = 'https://www.courier.test';
/** An application of the same publisher, with blocks of its own. */
const APP = 'https://app.courier.test';
const STORY = '/coast/2026/11/20/saltgate-barrier-is-sinking/';
const HEADLINE = 'The Saltgate is sinking by a centimetre a month';
const STARTING_MS = 60_000;

interface Opened extends AsyncDisposable {
  readonly site: Site;
  readonly platform: TestPlatform;
  readonly lines: readonly string[];
  get(path: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<Response>;
}

async function open(folder: TemporaryFolder, fixtures: readonly string[]): Promise<Opened> {
  const platform = await startPlatform({ fixtures });
  await mkdir(platform.platform.mediaDir, { recursive: true });
  await folder.write('assets/loader.js', 'loader');
  const home = join(import.meta.dirname, '../../../..');
  const lines: string[] = [];
  const site = await createSite({
    config: readConfig(
      { DATA_DIR: folder.path, SITE_ORIGIN: ORIGIN, ALLOWED_ORIGINS: APP },
      { home, cwd: home },
    ),
    platform: platform.platform,
    secret: 'a secret of the tests, long enough for all',
    assets: () => ({ loader: '/assets/loader.js', preloadFonts: [], themeCss: ':root{--test:1}' }),
    assetsDir: join(folder.path, 'assets'),
    log: createLog('warn', { write: (line) => void lines.push(line) }),
  });
  return {
    site,
    platform,
    lines,
    get: async (path, headers = {}, method = 'GET') =>
      site.fetch(new Request(new URL(path, ORIGIN), { method, headers })),
    [Symbol.asyncDispose]: () => platform.close(),
  };
}

function imageIn(html: string): string {
  const address = /src="(\/resizer\/v2\/[^"]+)"/.exec(html)?.[1];
  if (address === undefined) throw new Error('The page has no resized picture.');
  return address.replaceAll('&amp;', '&');
}

/** Inline scripts that a browser would run. */
const INLINE_SCRIPT = /<script(?![^>]*(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

describe('a site with stories', () => {
  let folder: TemporaryFolder;
  let opened: Opened;
  beforeAll(async () => {
    folder = await temporaryFolder();
    opened = await open(folder, [
      'pages',
      'stories/coast/saltgate-barrier-is-sinking',
      'collections/alert-bar',
    ]);
  }, STARTING_MS);
  afterAll(async () => {
    await opened[Symbol.asyncDispose]();
    await folder[Symbol.asyncDispose]();
  });
  const get: Opened['get'] = (...request) => opened.get(...request);

  test('sends its home page, the same to everybody and to be asked for again', async () => {
    const response = await get('/');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<title>The Aldermouth Courier</title>');
    expect(html).toContain(HEADLINE);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('s-maxage=60');
    expect(response.headers.has('set-cookie')).toBe(false);
    const etag = response.headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  });

  test('allows no script in a page but its own', async () => {
    const response = await get('/');
    const policy = response.headers.get('content-security-policy') ?? '';
    const inline = [...(await response.text()).matchAll(INLINE_SCRIPT)].map(
      ([, body = '']) => `'sha256-${hash('sha256', body, 'base64')}'`,
    );
    // Scripts of this origin, and inline ones that the site itself wrote.
    expect(policy).toContain(["default-src 'self'; script-src 'self'", ...inline].join(' ') + ';');
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('sends a story at its address, with its own title and canonical address', async () => {
    const response = await get(STORY);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(new RegExp(`<h1[^>]*>.*${HEADLINE}`));
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${STORY}"`);
    expect(html).toContain('Joss Tanaka');
  });

  test('moves an address without its final slash', async () => {
    const response = await get(STORY.slice(0, -1));
    expect([response.status, response.headers.get('location')]).toEqual([301, STORY]);
  });

  test('answers 404 with a page of its own where there is nothing', async () => {
    const response = await get('/nowhere/');
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).not.toContain('s-maxage=60');
    expect(await response.text()).toContain('<html');
  });

  test('is healthy', async () => {
    const response = await get('/healthz');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  });

  test('sends the image of a page at its signed address and at no altered one', async () => {
    const address = imageIn(await (await get(STORY)).text());
    const image = await get(address);
    expect([image.status, image.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\/(?:jpeg|webp|avif)$/),
    ]);
    expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    const altered = address.replace(/auth=(.)/, (_, first) => `auth=${first === 'a' ? 'b' : 'a'}`);
    expect((await get(altered)).status).toBe(403);
    expect((await get(address.replace(/v2\/[^?]+/, 'v2/img-geese.jpg'))).status).toBe(403);
  });

  test('compresses logos that are text', async () => {
    const response = await get('/brand/logo.svg', { 'accept-encoding': 'gzip, br' });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
    });
    expect((await get('/brand/logo.svg')).headers.get('content-encoding')).toBe(null);
  });

  test('sends media, brand files and assets', async () => {
    const paths = [
      '/media/img-barrier.jpg',
      '/brand/logo.svg',
      '/resources/favicon.ico',
      '/assets/loader.js',
    ];
    const answers = await Promise.all(paths.map((path) => get(path)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('lets browsers keep a logo for good by the address that pages have for it, and for a day by any other', async () => {
    const address = /\/brand\/logo\.svg\?v=[\w-]+/.exec(await (await get('/')).text())?.[0] ?? '';
    const lifetimes = [
      address,
      '/brand/logo.svg',
      '/brand/logo.svg?v=other',
      address.replace('logo', 'none'),
    ];
    const answers = await Promise.all(lifetimes.map((each) => get(each)));
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual([
      'public, max-age=31536000, immutable',
      'public, max-age=86400',
      'public, max-age=86400',
      'public, max-age=60',
    ]);
  });

  test('answers a browser’s question for content, filtered and signed', async () => {
    const query = encodeURIComponent(JSON.stringify({ website_url: STORY }));
    const filter = encodeURIComponent('{ headlines { basic } promo_items { basic { _id auth { 2 } } } }');
    const response = await get(`/pf/api/v3/content/fetch/content-api?query=${query}&filter=${filter}`);
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        headlines: { basic: HEADLINE },
        promo_items: { basic: { _id: 'img-barrier', auth: { 2: expect.any(String) } } },
      },
    ]);
  });

  test.each([
    ['a source that signs', 'signing-service?query={"id":"img-barrier"}', 404],
    ['drafts', 'content-api-unpublished?query={"_id":"story-saltgate-sinking"}', 404],
    ['an unknown source', 'nothing', 404],
    ['a query that is no object', 'content-api?query=[', 400],
    ['content that there is not', 'content-api?query={"website_url":"/nowhere/"}', 404],
  ])('refuses a browser %s', async (_, question, status) => {
    expect((await get(`/pf/api/v3/content/fetch/${question}`)).status).toBe(status);
  });

  test('lets an allowed origin read content, and no other', async () => {
    const path = `/pf/api/v3/content/fetch/site-service?query=${encodeURIComponent('{}')}&_website=courier`;
    const allowed = await get(path, { origin: APP });
    expect(allowed.headers.get('access-control-allow-origin')).toBe(APP);
    expect(allowed.headers.get('vary')).toContain('Origin');
    const other = await get(path, { origin: 'https://evil.test' });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    expect(other.headers.get('vary')).toContain('Origin');
    const page = await get('/', { origin: APP });
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('accepts no other method than GET and HEAD', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
    const head = await get('/', {}, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

test(
  'a site without pages says so, and has them as soon as it is told to read anew',
  { timeout: STARTING_MS },
  async () => {
    await using folder = await temporaryFolder();
    await using opened = await open(folder, []);
    const { get, site, platform } = opened;
    const empty = await get('/healthz');
    expect([empty.status, await empty.json()]).toEqual([503, { status: 'empty' }]);
    const first = await get('/');
    expect([first.status, first.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(await first.text()).toMatch(
      /Set up the first editor.*npx broadsheet import.*href="\/pagebuilder\/"/s,
    );
    expect((await get('/news/')).status).toBe(404);
    const page = {
      schemaVersion: 1,
      id: 'home',
      match: { kind: 'path', path: '/' },
      pageType: 'homepage',
      layout: 'single-column-regular',
      areas: {},
    };
    const file = await folder.write('import/home.json', page);
    expect(await platform.platform.import([file])).toMatchObject({ imported: 1 });
    await site.reload();
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/')).status).toBe(200);
  },
);
