/** Lists, headings, lines, HTML and the share bar where the sample newspaper has them, through the socket. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STARTING_MS = 120_000;
const ARTICLE = '/coast/climate/2026/11/19/a-week-after-the-surge/';

let paper: ListeningSite;
beforeAll(async () => {
  paper = await openListeningSite(['pages', 'stories', 'collections', 'navigation']);
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

async function read(path: string): Promise<string> {
  const response = await paper.get(path);
  expect(response.status).toBe(200);
  return response.text();
}

const texts = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, inner = '']) => inner.replaceAll(/<[^>]*>/g, ''));

/** Reads the section under the title of the rail, which contains no other section. */
async function readRail(path: string) {
  const [, list = ''] = /Editors’ choice<\/h2>(.*?)<\/section>/s.exec(await read(path)) ?? [];
  return { list, headlines: texts(list, /<h3[^>]*>(.*?)<\/h3>/gs) };
}

test('the rail of an article has a simple list, that of a section a card list, that of the search a numbered one', async () => {
  const [simple, cards, numbered] = [
    await readRail(ARTICLE),
    await readRail('/coast/'),
    await readRail('/search/'),
  ];
  expect(simple.headlines.length).toBeGreaterThan(3);
  expect(numbered.headlines).toEqual(simple.headlines);
  expect(cards.headlines).toEqual(simple.headlines.slice(0, 5));
  expect(cards.list.match(/<time /g)).toHaveLength(1);
  const places = texts(numbered.list, /<li[^>]*>(.*?)<article/gs);
  expect(places).toEqual(numbered.headlines.map((_, index) => String(index + 1)));
});

test('the contact page has a line, a heading of the second level and a table', async () => {
  const html = await read('/contact/');
  expect(html).toMatch(/<hr [^>]*aria-hidden="true"[^>]*><h2[^>]*>When the desks are staffed<\/h2>/);
  const [, box = ''] = /<div id="bs-html-contact-desks">(.*?)<\/table>/s.exec(html) ?? [];
  expect(texts(box, /<th scope="row">(.*?)<\/th>/g)).toEqual(['News', 'Letters', 'Subscriptions']);
});

test('the share bar gives the address of the story on this site, whatever the reader’s address holds', async () => {
  const html = await read(`${ARTICLE}?utm_source=mail&page=2`);
  expect(html).toContain('<bs-block data-enhance="share-bar" data-when="touch">');
  expect(html).toContain(`data-share="http://localhost${ARTICLE}"`);
  const hrefs = [...html.matchAll(/<li data-network="\w+"><a [^>]*?href="([^"]*)"/g)];
  // Five above the story, seven below it.
  expect(hrefs).toHaveLength(12);
  for (const [, href] of hrefs) expect(href).toContain(encodeURIComponent(`http://localhost${ARTICLE}`));
});

const feedOf = (section: string) => ({
  contentService: 'story-feed-sections',
  contentConfigValues: { includeSections: section, feedSize: 2, feedOffset: 0 },
});

const TWO_LISTS = {
  schemaVersion: 1,
  id: 'two-lists',
  name: 'Two lists',
  match: { kind: 'path', path: '/two-lists/' },
  pageType: 'page',
  layout: 'single-column-regular',
  areas: {
    body: ['/coast', '/culture'].map((section) => ({
      id: `results${section.replace('/', '-')}`,
      block: 'results-list',
      fields: { listContentConfig: feedOf(section) },
    })),
  },
};

test('two result lists on one page page apart, and each keeps how far the other has come', async () => {
  const file = await paper.folder.write('import/two-lists.json', JSON.stringify(TWO_LISTS));
  await paper.platform.platform.import([file], { root: paper.folder.path });
  await paper.site.reload();
  const readLists = async (query: string) => {
    const html = await read(`/two-lists/${query}`);
    const more = [
      ...html.matchAll(/<a [^>]*?href="(\?[^"]*)"[^>]*data-more|data-more[^>]*href="(\?[^"]*)"/g),
    ];
    return {
      lengths: html
        .split('<ul')
        .slice(1)
        .map((list) => list.match(/<article/g)?.length ?? 0)
        .filter((length) => length > 0),
      more: more.map(([, before, after]) => (before ?? after ?? '').replaceAll('&amp;', '&')),
    };
  };
  expect(await readLists('')).toEqual({ lengths: [2, 2], more: ['?page=2', '?page2=2'] });
  expect(await readLists('?page2=2')).toEqual({ lengths: [2, 4], more: ['?page2=2&page=2', '?page2=3'] });
  expect(await readLists('?page=3&page2=2')).toEqual({
    lengths: [6, 4],
    more: ['?page2=2&page=4', '?page=3&page2=3'],
  });
});
