/** Sitemaps of the running site, read through its socket by a strict XML parser. */
import { getChildren, parseXml, getChildText } from '@broadsheet/testing/xml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const FIXTURES = ['pages', 'stories', 'galleries', 'videos', 'authors', 'tags', 'subscriptions'];
const HOME = 'http://localhost/';
const SECTION = { type: 'section', version: '0.10.12', _id: '/news/', _website: 'courier', name: 'News' };

let site: ListeningSite;
const EMBARGO = { content_restrictions: { embargo: { active: true, end_time: '2099-01-01T00:00:00Z' } } };

/** Returns the time some hours ago, in ISO 8601. */
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

beforeAll(async () => {
  site = await openSiteWith({
    fixtures: FIXTURES,
    variables: { SOURCE_TIMEOUT_MS: '30000' },
  });
}, 120_000);
afterAll(() => site[Symbol.asyncDispose]());

async function read(path: string) {
  const response = await site.get(path);
  expect([path, response.status, response.headers.get('content-type')]).toEqual([
    path,
    200,
    'application/xml; charset=utf-8',
  ]);
  return parseXml(await response.text());
}

const pathOf = (url: string | undefined) => (url ?? '').replace(HOME, '/');
const locsIn = (root: Awaited<ReturnType<typeof read>>) =>
  root.children.map((child) => pathOf(getChildText(child, 'loc')));

function storyAt(id: string, more: object = {}) {
  return {
    type: 'story',
    version: '0.10.12',
    _id: id,
    canonical_url: `/news/${id}/`,
    canonical_website: 'courier',
    display_date: '2026-11-20T11:00:00Z',
    headlines: { basic: id },
    websites: { courier: { website_url: `/news/${id}/`, website_section: SECTION } },
    ...more,
  };
}

async function importAll(documents: readonly ReturnType<typeof storyAt>[]): Promise<void> {
  const files = await Promise.all(
    documents.map((document) => site.folder.write(`in/${document._id}.json`, JSON.stringify(document))),
  );
  const { rejected } = await site.platform.platform.import(files);
  expect(rejected).toEqual([]);
  await site.site.reload();
}

describe('the index', () => {
  test('lists every page that crawlers may show, once, and each of them exists', async () => {
    const index = await read('/sitemap.xml');
    expect(index.name).toBe('sitemapindex');
    const sitemaps = locsIn(index);
    expect(sitemaps).toContain('/sitemaps/2026-11-20.xml');
    const lists = await Promise.all(sitemaps.map(async (path) => locsIn(await read(path))));
    const pages = lists.flat();
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toEqual(
      expect.arrayContaining([
        '/',
        '/contact/',
        '/coast/',
        '/news/crime/',
        '/author/nell-harbin/',
        '/tags/books/',
        '/coast/2026/11/20/saltgate-barrier-is-sinking/',
      ]),
    );
    expect(pages.filter((path) => /account|checkout|search/.test(path))).toEqual([]);
    for (const path of pages) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  }, 120_000);

  test('and robots.txt name each other', async () => {
    const robots = await (await site.get('/robots.txt')).text();
    const named = [...robots.matchAll(/^Sitemap: (.*)$/gm)].map(([, url]) => pathOf(url));
    expect(named).toEqual(['/sitemap.xml', '/sitemaps/news.xml']);
    for (const path of named) await read(path);
  });

  test.each(['/sitemap.xml', '/sitemaps/2026-11-20.xml', '/sitemaps/tags.xml'])(
    'and what it names heed conditional requests: %s',
    async (path) => {
      const { headers } = await site.get(path);
      const [etag, date] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
      const byTag = await site.get(path, { headers: { 'if-none-match': etag } });
      const byDate = await site.get(path, { headers: { 'if-modified-since': date } });
      expect([byTag.status, byDate.status]).toEqual([304, 304]);
    },
  );

  test.each([
    '/sitemaps/2020-01-01.xml',
    '/sitemaps/2026-11-20-2.xml',
    '/sitemaps/2026-11-20-1.xml',
    '/sitemaps/2026-13-40.xml',
    '/sitemaps/other.xml',
  ])('knows no %s', async (path) => {
    expect((await site.get(path)).status).toBe(404);
  });
});

describe('the lists', () => {
  const momentsIn = async (path: string) =>
    new Map(
      (await read(path)).children.map((child) => [
        pathOf(getChildText(child, 'loc')),
        Date.parse(getChildText(child, 'lastmod') ?? ''),
      ]),
    );

  test('tell when a section had something new, and when a page became what it is', async () => {
    const second = Math.floor(Date.now() / 1000) * 1000;
    await importAll([storyAt('fresh')]);
    const [sections, pages] = [
      await momentsIn('/sitemaps/sections.xml'),
      await momentsIn('/sitemaps/pages.xml'),
    ];
    expect(sections.get('/news/')).toBeGreaterThanOrEqual(second);
    expect(sections.get('/sport/')).toBeLessThan(second);
    expect(pages.get('/')).toBeGreaterThanOrEqual(second);
    expect(pages.get('/offer/')).toBeLessThan(second);
  });
});

describe('a day', () => {
  test('has pictures of stories and galleries, and the files of open videos', async () => {
    const day = await read('/sitemaps/2026-11-14.xml');
    const film = day.children.find((url) =>
      getChildText(url, 'loc')?.endsWith('/video/2026/11/14/harbour-loaf/'),
    );
    const [video] = getChildren(film, 'video:video');
    for (const name of ['video:thumbnail_loc', 'video:content_loc'])
      expect(getChildText(video, name)).toMatch(/^http:\/\/localhost\/media\//);
    expect(Number(getChildText(video, 'video:duration'))).toBeGreaterThan(0);
    expect(getChildText(video, 'video:description')?.length).toBeGreaterThan(0);
    const all = await Promise.all(locsIn(await read('/sitemap.xml')).map(read));
    const entries = all.flatMap(({ children }) => children);
    const gallery = entries.find((url) => getChildren(url, 'image:image').length > 4);
    expect(getChildText(getChildren(gallery, 'image:image')[0], 'image:loc')).toMatch(
      /^http:\/\/localhost\/media\/.*jpg$/,
    );
  });

  test('of more than 500 stories has further sitemaps, and no story is told of twice', async () => {
    const stories = Array.from({ length: 520 }, (_, index) =>
      storyAt(`many-${index}`, { display_date: '2026-03-01T11:00:00Z' }),
    );
    await importAll(stories);
    const sitemaps = locsIn(await read('/sitemap.xml')).filter((path) => path.includes('2026-03-01'));
    expect(sitemaps).toEqual(['/sitemaps/2026-03-01.xml', '/sitemaps/2026-03-01-2.xml']);
    const pages = (await Promise.all(sitemaps.map(async (path) => locsIn(await read(path))))).map(
      ({ length }) => length,
    );
    expect(pages).toEqual([500, 20]);
  }, 60_000);

  test('holds no copy of a story of another site, nothing unpublished and nothing under embargo', async () => {
    await importAll([
      storyAt('own'),
      storyAt('of-another', { canonical_website: 'herald' }),
      storyAt('draft', { revision: { published: false } }),
      storyAt('later', EMBARGO),
    ]);
    const pages = locsIn(await read('/sitemaps/2026-11-20.xml'));
    expect(pages).toContain('/news/own/');
    expect(pages).not.toContain('/news/of-another/');
    expect(pages).not.toContain('/news/draft/');
    expect(pages).not.toContain('/news/later/');
  });
});

describe('the news', () => {
  test('are stories of two days, not paid for, by the rules of Google', async () => {
    const published = ago(1);
    await importAll([
      storyAt('fresh', { display_date: published, headlines: { basic: 'Quay <i>&amp;</i> "Salt" ]]>' } }),
      storyAt('two-days-old', { display_date: ago(47) }),
      storyAt('too-old', { display_date: ago(49) }),
      storyAt('to-come', { display_date: ago(-1) }),
      storyAt('sponsored', { display_date: published, owner: { sponsored: true } }),
    ]);
    const news = await read('/sitemaps/news.xml');
    const pages = locsIn(news);
    expect(pages).toEqual(expect.arrayContaining(['/news/fresh/', '/news/two-days-old/']));
    for (const page of ['too-old', 'to-come', 'sponsored']) expect(pages).not.toContain(`/news/${page}/`);
    const [entry] = getChildren(
      news.children.find((url) => pathOf(getChildText(url, 'loc')) === '/news/fresh/'),
      'news:news',
    );
    const [publication] = getChildren(entry, 'news:publication');
    expect([
      getChildText(publication, 'news:name'),
      getChildText(publication, 'news:language'),
      getChildText(entry, 'news:publication_date'),
      getChildText(entry, 'news:title'),
    ]).toEqual(['The Aldermouth Courier', 'en', published, 'Quay & "Salt" ]]>']);
  });
});

test('what sitemaps are made of is for no reader to ask', async () => {
  const response = await site.get('/pf/api/v3/content/fetch/archive-days?query={}');
  expect(response.status).toBe(404);
});
