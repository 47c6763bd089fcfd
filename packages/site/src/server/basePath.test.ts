/** The sample newspaper under a path of its origin, through the socket: none of its URLs is outside of the path. */
import { paper as paperTheme } from '@broadsheet/ui';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { readAssets } from '../assets/readAssets.ts';

const STARTING_MS = 120_000;
const FIXTURES = ['pages', 'stories', 'galleries', 'videos', 'authors', 'tags', 'collections'];
const ORIGIN = 'https://www.courier.example';
/** Also the first part of paths that the newspaper has anyway, so that no code can guess whether the base path was added. */
const BASE = '/coast';
const MANIFEST = { 'src/client/loader.ts': { file: 'assets/loader.js', name: 'loader' } };

let paper: ListeningSite;
beforeAll(async () => {
  await using build = await temporaryFolder();
  await build.write('.vite/manifest.json', JSON.stringify(MANIFEST));
  const assets = readAssets(build.path, { theme: paperTheme, assetOrigin: undefined, basePath: BASE });
  paper = await openSiteWith({
    fixtures: FIXTURES,
    variables: { SITE_ORIGIN: `${ORIGIN}${BASE}`, SOURCE_TIMEOUT_MS: '30000', SANDBOX: 'on' },
    assets: () => assets,
  });
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

const ATTRIBUTE = /\s(?:href|src|srcset|imagesrcset|action|formaction|poster)="([^"]*)"/gi;
const SETS = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;

/** Returns the URLs that a browser would load or follow, as they are written. */
function addressesIn(html: string): readonly string[] {
  const sets = [...html.matchAll(SETS)].flatMap(([, set = '']) =>
    set.split(/,\s+/).map((one) => one.split(' ')[0] ?? ''),
  );
  const single = [...html.matchAll(ATTRIBUTE)]
    .filter(([attribute]) => !/^\s(?:image)?srcset/i.test(attribute))
    .map(([, address = '']) => address);
  const fonts = [...html.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = '']) => address);
  return [...single, ...sets, ...fonts].map(unescape);
}

/** Returns the URLs on this origin that are not under the path. */
function leading(addresses: readonly string[]): readonly string[] {
  return addresses.filter((address) => {
    const url = new URL(address, `${ORIGIN}${BASE}/here/`);
    return url.origin === ORIGIN && !`${url.pathname}/`.startsWith(`${BASE}/`);
  });
}

const PAGES = [
  ['the front page', '/'],
  ['a section', '/coast/'],
  ['a tag', '/tags/flooding/'],
  ['an author', '/author/joss-tanaka/'],
  ['a search', '/search/ferry/'],
  ['a search without a term', '/search/'],
  ['a gallery', '/gallery/2026/11/08/autumn-regatta/'],
  ['a story', '/coast/2026/11/20/saltgate-barrier-is-sinking/'],
  ['a login page', '/account/login/'],
  ['a sign-up page', '/account/signup/'],
  ['a forgotten password', '/account/forgot-password/'],
  ['the account', '/account/'],
  ['saved stories', '/account/saved/'],
  ['an offer', '/offer/'],
  ['a checkout', '/checkout/'],
] as const;

describe('under a path', () => {
  test.each(PAGES)('%s writes no address past it', async (_name, path) => {
    const response = await paper.get(BASE + path);
    expect(response.status).toBe(200);
    const addresses = addressesIn(await response.text());
    expect(addresses.filter((address) => address.startsWith(`${BASE}/`)).length).toBeGreaterThan(5);
    expect(leading(addresses)).toEqual([]);
  });

  test('the page of an address that nobody knows writes none either', async () => {
    const response = await paper.get(`${BASE}/no/such/page/`);
    expect(response.status).toBe(404);
    expect(leading(addressesIn(await response.text()))).toEqual([]);
  });

  test('every story, gallery and video of the sitemaps stands under it and is found there', async () => {
    const index = await (await paper.get(`${BASE}/sitemap.xml`)).text();
    const maps = [...index.matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) => loc);
    expect(maps.length).toBeGreaterThan(3);
    const pages = new Set<string>();
    for (const map of maps) {
      expect(map).toMatch(`${ORIGIN}${BASE}/`);
      const xml = await (await paper.get(map.slice(ORIGIN.length))).text();
      for (const [, loc = ''] of xml.matchAll(/<(?:image:)?loc>([^<]+)/g)) pages.add(loc);
    }
    expect(pages.size).toBeGreaterThan(50);
    expect([...pages].filter((page) => !page.startsWith(`${ORIGIN}${BASE}/`))).toEqual([]);
  });

  test('feeds, manifest, description of the search and robots.txt name it', async () => {
    for (const path of ['/rss.xml', '/coast/atom.xml', '/feed.json', '/opensearch.xml']) {
      const text = await (await paper.get(BASE + path)).text();
      const own = [...text.matchAll(/https:\/\/www\.courier\.example[^"<\s]*/g)].map(([address]) => address);
      expect(own.length).toBeGreaterThan(1);
      expect(leading(own)).toEqual([]);
    }
    const manifest: unknown = await (await paper.get(`${BASE}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ id: `${BASE}/`, start_url: `${BASE}/`, scope: `${BASE}/` });
    const robots = await (await paper.get(`${BASE}/robots.txt`)).text();
    const paths = [...robots.matchAll(/^(?:Allow|Disallow): (.*)$/gm)].map(([, path]) => path);
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !path?.startsWith(`${BASE}/`))).toEqual([]);
    expect(robots).toContain(`Sitemap: ${ORIGIN}${BASE}/sitemap.xml`);
  });

  test('canonical address, structured data and social image name it once', async () => {
    const path = '/coast/2026/11/20/saltgate-barrier-is-sinking/';
    const html = await (await paper.get(BASE + path)).text();
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${BASE}${path}">`);
    expect(html).toMatch(new RegExp(`property="og:image" content="${ORIGIN}${BASE}/resizer/v2/`));
    const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].join('');
    const own = [...data.matchAll(/https:\/\/www\.courier\.example[^"\\]*/g)].map(([address]) => address);
    expect(own).toContain(`${ORIGIN}${BASE}${path}`);
    expect(leading(own)).toEqual([]);
  });

  test('redirects lead below it', async () => {
    const locations = ['/coast', '/search/?searchQuery=ferry', '/pagebuilder'].map(async (path) =>
      (await paper.get(BASE + path)).headers.get('location'),
    );
    expect(await Promise.all(locations)).toEqual([
      `${BASE}/coast/`,
      `${BASE}/search/ferry/`,
      `${BASE}/pagebuilder/`,
    ]);
  });

  test('scripts in the head look for what readers have stored by the names that it gives them', async () => {
    const html = await (await paper.get(`${BASE}/`)).text();
    for (const name of ['ArcId.USER_INFO', 'broadsheet.subscriber', 'broadsheet.appearance']) {
      expect(html).toContain(`"${name}${BASE}"`);
      expect(html).not.toContain(`"${name}")`);
    }
  });

  test('a form without script leads back below it, and nowhere else', async () => {
    const send = async (page: string) => {
      const response = await paper.get(`${BASE}/_broadsheet/forms/forgot-password`, {
        method: 'POST',
        headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ page, email: '' }),
      });
      return response.headers.get('location');
    };
    const query = '?form=forgot-password&refused=incomplete&email=';
    expect(await send('/account/forgot-password/')).toMatch(
      `${BASE}/account/forgot-password/${query.slice(0, 20)}`,
    );
    expect(await send('https://other.example/')).toMatch(`${BASE}/?form=`);
    expect(await send(`${ORIGIN}/elsewhere/`)).toMatch(`${BASE}/?form=`);
  });

  test('what does not stand under it is not answered, the path alone leads to the front page', async () => {
    for (const path of ['/', '/account/login/', '/coastal/', '/healthz']) {
      const response = await paper.get(path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    }
    const home = await paper.get(`${BASE}?a=1`);
    expect([home.status, home.headers.get('location')]).toEqual([301, `${BASE}/?a=1`]);
    expect((await paper.get(`${BASE}/healthz`)).status).toBe(200);
  });

  test('content is found by the address that scripts of the page ask', async () => {
    const content = await paper.get(
      `${BASE}/pf/api/v3/content/fetch/content-api?${new URLSearchParams({
        query: JSON.stringify({ website_url: '/coast/2026/11/20/saltgate-barrier-is-sinking/' }),
        _website: 'courier',
      })}`,
    );
    expect(content.status).toBe(200);
  });

  test('pictures come from where they are said to be', async () => {
    const html = await (await paper.get(`${BASE}/`)).text();
    const picture = addressesIn(html).find((address) => address.startsWith(`${BASE}/resizer/v2/`)) ?? '';
    const response = await paper.get(picture);
    expect([response.status, response.headers.get('content-type')?.slice(0, 6)]).toEqual([200, 'image/']);
  });

  test('pages of the sandbox lead to each other below it', async () => {
    const response = await paper.get(`${BASE}/sandbox/mailbox`, { headers: { host: 'localhost' } });
    expect(response.status).toBe(200);
    expect(leading(addressesIn(await response.text()))).toEqual([]);
  });
});
