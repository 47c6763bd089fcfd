/** Promos of a page through the socket of the running site: the stories bound to them, their images signed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plain } from '../../test/lockedFixtures.ts';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const STARTING_MS = 120_000;
const STORY = '/news/2026/11/20/ferry-suspended-fog/';
const LOCKED = '/business/port/2026/11/18/who-owns-pier-9/';
const VIDEO = '/video/2026/11/14/harbour-loaf/';

const itemContentConfig = (url: string, contentService = 'content-api') => ({
  contentService,
  contentConfigValues: { website_url: url },
});

const promo = (id: string, block: string, fields: object) => ({ id, block, fields });

const page = {
  schemaVersion: 1,
  id: 'promos',
  name: 'Promos',
  match: { kind: 'path', path: '/promos/' },
  pageType: 'other',
  layout: 'single-column-regular',
  areas: {
    body: [
      promo('lead', 'extra-large-promo', { itemContentConfig: itemContentConfig(STORY) }),
      promo('override', 'large-promo', {
        itemContentConfig: itemContentConfig(LOCKED),
        imageOverrideURL: '/media/img-lights-2.jpg',
      }),
      promo('film', 'large-promo', {
        itemContentConfig: itemContentConfig(VIDEO, 'content-api-video'),
        playVideoInPlace: true,
      }),
      promo('medium', 'medium-promo', { itemContentConfig: itemContentConfig(STORY) }),
      promo('gone', 'medium-promo', { itemContentConfig: itemContentConfig('/news/never-written/') }),
      promo('small', 'small-promo', { itemContentConfig: itemContentConfig(STORY), lazyLoad: true }),
      promo('callout', 'medium-manual-promo', {
        headline: 'Did the <surge> reach your street?',
        imageURL: '/media/img-storm-3.jpg',
        linkURL: 'https://www.example.com/',
        newTab: true,
      }),
      promo('unsigned', 'small-manual-promo', {
        headline: 'An image of nobody',
        imageURL: '/media/no-such-image.jpg',
      }),
    ],
  },
};

let paper: ListeningSite;
let html: string;
let articles: readonly string[];
beforeAll(async () => {
  paper = await openListeningSite(
    ['pages', 'stories/news', 'stories/business', 'videos', 'images', 'authors'],
    {
      SOURCE_TIMEOUT_MS: '30000',
    },
  );
  const file = await paper.folder.write('promos.json', JSON.stringify(page));
  await paper.platform.platform.import([file], { root: paper.folder.path });
  await paper.site.reload();
  html = await (await paper.get('/promos/')).text();
  articles = html.match(/<article[\s\S]*?<\/article>/g) ?? [];
}, STARTING_MS);
afterAll(() => paper[Symbol.asyncDispose]());

/** Returns the nth promo of the page that shows anything. */
const promoAt = (index: number) => articles[index] ?? '';

/** Returns a promo's headline as it is written in HTML, without tags. */
const headlineOf = (article: string) => plain(/<h2[^>]*>([\s\S]*?)<\/h2>/.exec(article)?.[1] ?? '').trim();

/** Returns the `src` of an image as a browser reads it. */
const imageOf = (article: string) =>
  /<img[^>]*\ssrc="([^"]*)"/.exec(article)?.[1]?.replaceAll('&amp;', '&') ?? '';

test('each promo shows the item bound to it, and one without an item nothing', () => {
  const headlines = articles.map(headlineOf);
  expect(headlines).toEqual([
    expect.stringContaining('Ferry services suspended'),
    'Who owns Pier 9?',
    expect.stringContaining('harbour loaf'),
    expect.stringContaining('Ferry services suspended'),
    'Did the &lt;surge&gt; reach your street? (opens in a new tab)',
    'An image of nobody',
  ]);
  expect(promoAt(0)).toContain(`href="${STORY}"`);
  expect(promoAt(4)).toMatch(/<a href="https:\/\/www\.example\.com\/" target="_blank" rel="noreferrer"/);
});

test.each([
  ['the item’s own', 0],
  ['one instead of the item’s', 1],
  ['one of a promo without an item', 4],
])('an image is signed in the page and sent by the resizer: %s', async (_, index) => {
  const src = imageOf(promoAt(index));
  expect(src).toMatch(/\/resizer\/v2\/.*[?&]auth=/);
  const { pathname, search } = new URL(src, 'http://localhost');
  const image = await paper.get(pathname + search);
  expect([image.status, image.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
});

test('the first image of the page is fetched before all others, and no other image of a promo', () => {
  const tags = articles.map((article) => /<img[^>]*>/.exec(article)?.[0] ?? '');
  expect(tags[0]).toMatch(/fetchPriority="high"/i);
  expect(tags[0]).toContain('loading="eager"');
  expect(tags[0]).not.toContain('sizes="auto');
  for (const tag of tags.slice(1)) expect(tag).not.toMatch(/fetchPriority|loading="eager"/i);
  expect(tags[1]).toContain('sizes="auto');
});

test('the image that an editor chose is the one that is shown', () => {
  expect(decodeURIComponent(imageOf(promoAt(1)))).toContain('/media/img-lights-2.jpg');
});

test('an image that cannot be signed is the fallback image of the site', () => {
  expect(imageOf(promoAt(5))).toBe('/brand/fallback.jpg');
});

test('a video plays in its place, and no promo brings a script or an island', () => {
  expect(promoAt(2)).toMatch(/<video[^>]*\scontrols/);
  expect(promoAt(2)).not.toMatch(/<a[^>]*>\s*<video/);
  expect(html).not.toMatch(/data-island="[^"]*promo/);
  expect(articles.join('')).not.toContain('<script');
});

test('a promo that waits for the viewport is not in the page, and comes as markup', async () => {
  const values = new URLSearchParams({ path: '/promos/', search: '', instance: 'small', level: '1' });
  const markup = await (await paper.get(`/_broadsheet/block?${values}`)).text();
  expect(headlineOf(markup)).toContain('Ferry services suspended');
});

test('nobody can have an image signed by a URL', async () => {
  const query = encodeURIComponent(JSON.stringify({ id: '/media/img-storm-3.jpg' }));
  expect((await paper.get(`/pf/api/v3/content/fetch/signing-service?query=${query}`)).status).toBe(404);
});
