/** Feeds of the running site, read through its socket by a strict XML parser. */
import { isRecord, list, string } from '@broadsheet/client-core';
import { getChildren, parseXml, getChildText } from '@broadsheet/testing/xml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plain, readLockedFixtures } from '../../test/lockedFixtures.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const FIXTURES = [
  'pages',
  'navigation',
  'stories',
  'galleries',
  'videos',
  'authors',
  'tags',
  'redirects',
  'subscriptions',
];
const HOME = 'http://localhost/';
const HOSTILE = 'Quay ]]> & <b>"Salt"</b> \u0007\uFFFF';

const SECTION = { type: 'section', version: '0.10.12', _id: '/news/', _website: 'courier', name: 'News' };

let site: ListeningSite;

async function importStory(id: string, story: object): Promise<void> {
  const file = await site.folder.write(`${id}.json`, JSON.stringify(story));
  const { rejected } = await site.platform.platform.import([file]);
  expect(rejected).toEqual([]);
  await site.site.reload();
}

const storyAt = (id: string, more: object) => ({
  type: 'story',
  version: '0.10.12',
  _id: id,
  canonical_url: `/news/${id}/`,
  canonical_website: 'courier',
  display_date: '2026-11-21T06:40:00Z',
  first_publish_date: '2026-11-20T06:40:00Z',
  last_updated_date: '2026-11-21T09:30:00Z',
  websites: { courier: { website_url: `/news/${id}/`, website_section: SECTION } },
  ...more,
});

beforeAll(async () => {
  site = await openSiteWith({ fixtures: FIXTURES, variables: { SOURCE_TIMEOUT_MS: '30000' } });
}, 120_000);
afterAll(() => site[Symbol.asyncDispose]());

async function read(path: string): Promise<string> {
  const response = await site.get(path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

const channelOf = async (path: string) => getChildren(parseXml(await read(path)), 'channel')[0];

describe('a feed', () => {
  test.each([
    ['/rss.xml', 'The Aldermouth Courier', HOME],
    ['/coast/rss.xml', 'Coast – The Aldermouth Courier', `${HOME}coast/`],
    ['/news/crime/rss.xml', 'Courts – The Aldermouth Courier', `${HOME}news/crime/`],
    ['/author/nell-harbin/rss.xml', 'Nell Harbin – The Aldermouth Courier', `${HOME}author/nell-harbin/`],
    ['/tags/books/rss.xml', 'Books – The Aldermouth Courier', `${HOME}tags/books/`],
  ])('at %s is about its page', async (path, title, page) => {
    const channel = await channelOf(path);
    expect([getChildText(channel, 'title'), getChildText(channel, 'link')]).toEqual([title, page]);
    expect(getChildren(channel, 'atom:link')[0]?.attributes).toMatchObject({
      rel: 'self',
      href: `${HOME}${path.slice(1)}`,
    });
    const items = getChildren(channel, 'item');
    expect(items.length).toBeGreaterThan(0);
    for (const item of items) {
      expect(getChildText(item, 'link')).toMatch(/^http:\/\/localhost\/.*\/$/);
      expect(Number.isNaN(Date.parse(getChildText(item, 'pubDate') ?? ''))).toBe(false);
    }
  });

  test('says the same in its three forms', async () => {
    const rss = getChildren(await channelOf('/coast/rss.xml'), 'item');
    const atom = getChildren(parseXml(await read('/coast/atom.xml')), 'entry');
    const json: unknown = JSON.parse(await read('/coast/feed.json'));
    const items = isRecord(json)
      ? (list((item) => (isRecord(item) ? item : undefined))(json['items']) ?? [])
      : [];
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `${HOME}coast/feed.json`,
    });
    expect(atom.map((entry) => getChildText(entry, 'title'))).toEqual(
      rss.map((item) => getChildText(item, 'title')),
    );
    expect(items.map((item) => string(item['id']))).toEqual(rss.map((item) => getChildText(item, 'guid')));
    expect(atom.map((entry) => getChildText(entry, 'content'))).toEqual(
      rss.map((item) => getChildText(item, 'content:encoded')),
    );
    for (const entry of atom) {
      expect(getChildText(entry, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(getChildren(entry, 'author').length).toBeGreaterThan(0);
    }
  });

  test('has the newest story first, with its people, its subjects and its picture', async () => {
    const items = getChildren(await channelOf('/rss.xml'), 'item');
    const times = items.map((item) => Date.parse(getChildText(item, 'pubDate') ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(items).toHaveLength(30);
    const barrier = items.find((item) => getChildText(item, 'link')?.includes('saltgate-barrier-is-sinking'));
    expect(getChildren(barrier, 'dc:creator').length).toBeGreaterThan(0);
    expect(getChildren(barrier, 'category').map(({ text }) => text)).toContain('Coast');
    const [image] = getChildren(barrier, 'media:content');
    expect(image?.attributes['url']).toMatch(/^http:\/\/localhost\/resizer\/v2\//);
    expect(getChildText(image, 'media:title')?.length).toBeGreaterThan(0);
    const [enclosure] = getChildren(barrier, 'enclosure');
    expect(enclosure?.attributes).toMatchObject({ type: 'image/jpeg', length: '0' });
    const picture = await site.get(
      new URL(image?.attributes['url'] ?? '').href.replace('http://localhost', ''),
    );
    expect(picture.status).not.toBe(403);
  });

  test('encloses the film of a video', async () => {
    const json: unknown = JSON.parse(await read('/coast/feed.json'));
    const films = JSON.stringify(json).match(/"mime_type":"video\/webm","size_in_bytes":\d+/g) ?? [];
    expect(films.length).toBeGreaterThan(0);
  });

  test('contains no relative URL and nothing that belongs to pages', async () => {
    const json: unknown = JSON.parse(await read('/feed.json'));
    const html = isRecord(json)
      ? (list((item) => (isRecord(item) ? string(item['content_html']) : undefined))(json['items']) ?? [])
      : [];
    const text = html.join('\n');
    expect(text.length).toBeGreaterThan(10_000);
    expect(text.match(/\s(?:href|src)="(?!https?:|mailto:|tel:)[^"]*"/g) ?? []).toEqual([]);
    expect(text).not.toMatch(/<[^>]*\s(?:class|style|data-[\w-]+|on\w+)=|<script|<iframe/i);
  });

  test('that nobody has is a 404 in a few words, one of a moved page moves along, one of a dead page is gone', async () => {
    const answers = await Promise.all(
      [
        '/no-such-section/rss.xml',
        '/author/nobody/atom.xml',
        '/tags/nothing/feed.json',
        '/waterfront/rss.xml',
        '/crossword/app/rss.xml',
      ].map(async (path) => {
        const { status, headers } = await site.get(path);
        return [status, headers.get('location')];
      }),
    );
    expect(answers).toEqual([
      [404, null],
      [404, null],
      [404, null],
      [301, '/coast/rss.xml'],
      [410, null],
    ]);
  });
});

describe('conditional requests', () => {
  test.each(['/rss.xml', '/coast/atom.xml', '/feed.json', '/robots.txt'])(
    'are heeded for %s',
    async (path) => {
      const first = await site.get(path, { headers: { 'accept-encoding': 'gzip' } });
      const etag = first.headers.get('etag') ?? '';
      await first.text();
      const known = await site.get(path, { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } });
      const other = await site.get(path, {
        headers: { 'accept-encoding': 'gzip', 'if-none-match': '"other"' },
      });
      expect([known.status, await known.text(), other.status]).toEqual([304, '', 200]);
      expect(first.headers.get('content-encoding')).toBe('gzip');
      expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    },
  );

  test('go by the newest change where a reader keeps no ETag', async () => {
    const first = await site.get('/rss.xml');
    const date = first.headers.get('last-modified') ?? '';
    const newest = Math.max(
      ...getChildren(getChildren(parseXml(await first.text()), 'channel')[0], 'item').map((item) =>
        Math.max(
          Date.parse(getChildText(item, 'pubDate') ?? ''),
          Date.parse(getChildText(item, 'atom:updated') ?? '1970'),
        ),
      ),
    );
    expect(Date.parse(date)).toBe(Math.floor(newest / 1000) * 1000);
    const ask = async (since: string) =>
      (await site.get('/rss.xml', { headers: { 'if-modified-since': since } })).status;
    const before = new Date(Date.parse(date) - 1_000).toUTCString();
    expect([await ask(date), await ask(before), await ask('nonsense')]).toEqual([304, 200, 200]);
  });

  test('have the types that readers know', async () => {
    const types = await Promise.all(
      ['/rss.xml', '/atom.xml', '/feed.json'].map(async (path) =>
        (await site.get(path)).headers.get('content-type'),
      ),
    );
    expect(types).toEqual([
      'application/rss+xml; charset=utf-8',
      'application/atom+xml; charset=utf-8',
      'application/feed+json; charset=utf-8',
    ]);
  });
});

describe('locked stories', () => {
  test('stand in feeds with their teasers and no word more', async () => {
    const paths = [
      '/',
      '/coast/',
      '/news/',
      '/council/',
      '/culture/',
      '/food/',
      '/sport/',
      '/business/',
      '/opinion/',
    ];
    const files = ['rss.xml', 'atom.xml', 'feed.json'];
    const texts = await Promise.all(paths.flatMap((path) => files.map((file) => read(`${path}${file}`))));
    const all = plain(plain(texts.join('\n').replaceAll('&lt;', '<').replaceAll('&gt;', '>')));
    const locked = readLockedFixtures();
    const listed = locked.filter(({ headline }) => all.includes(plain(headline)));
    expect(listed.length).toBeGreaterThan(10);
    expect(locked.flatMap(({ rest }) => rest.filter((sentence) => all.includes(sentence)))).toEqual([]);
  });
});

describe('hostile and changing stories', () => {
  test('cannot break a document, and tell what was changed under the same id', async () => {
    const body = [
      {
        type: 'text',
        content: `<p onclick="x()">${HOSTILE}</p><script>alert(1)</script><a href="javascript:x">y</a>`,
      },
      { type: 'interstitial_link', url: 'javascript:alert(1)', content: 'Read this' },
    ];
    const story = storyAt('hostile', {
      headlines: { basic: 'Quay ]]> &amp; "Salt" <i>now</i>' },
      description: { basic: 'a]]>b <script>alert(1)</script>' },
      taxonomy: { tags: [{ slug: 'x', text: '</category><evil/>' }] },
      credits: { by: [{ type: 'author', name: 'A & B </dc:creator>' }] },
      content_elements: body,
    });
    await importStory('hostile', story);
    const find = async () => {
      const items = getChildren(await channelOf('/rss.xml'), 'item');
      return items.find(
        (item) =>
          getChildText(item, 'link') === `${HOME}news/hostile/` ||
          getChildText(item, 'link') === `${HOME}news/moved/`,
      );
    };
    const item = await find();
    expect(getChildText(item, 'title')).toBe('Quay ]]> & "Salt" now');
    expect(getChildText(item, 'dc:creator')).toBe('A & B </dc:creator>');
    expect(getChildren(item, 'category').map(({ text }) => text)).toContain('</category><evil/>');
    expect(getChildText(item, 'content:encoded')).not.toMatch(/javascript:|onclick|<script/);
    expect(getChildText(item, 'atom:updated')).toBe('2026-11-21T09:30:00.000Z');
    parseXml(await read('/atom.xml'));
    const websites = {
      courier: { website_url: '/news/moved/', website_section: SECTION },
    };
    await importStory('hostile', { ...story, canonical_url: '/news/moved/', websites });
    const moved = await find();
    expect([getChildText(moved, 'link'), getChildText(moved, 'guid')]).toEqual([
      `${HOME}news/moved/`,
      getChildText(item, 'guid'),
    ]);
    expect(getChildText(item, 'guid')).toBe('tag:localhost,2026-11-20:hostile');
  });
});

test('pages name their feeds, the search and the manifest in their heads', async () => {
  const [home, section, story] = await Promise.all(
    ['/', '/coast/', '/coast/2026/11/20/saltgate-barrier-is-sinking/'].map(read),
  );
  const linksOf = (html = '') =>
    [...html.matchAll(/<link rel="alternate" href="([^"]*)"/g)].map(([, href]) => href);
  expect(linksOf(home)).toEqual([`${HOME}rss.xml`, `${HOME}atom.xml`, `${HOME}feed.json`]);
  expect(linksOf(section)).toEqual([
    `${HOME}coast/rss.xml`,
    `${HOME}coast/atom.xml`,
    `${HOME}coast/feed.json`,
    `${HOME}rss.xml`,
  ]);
  expect(linksOf(story)).toEqual([`${HOME}rss.xml`]);
  expect(home).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(home).toContain('<link rel="search" href="/opensearch.xml"');
});
