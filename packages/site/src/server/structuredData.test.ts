/** Structured data of every page of the sample newspaper, as the running site sends it, validated against the vocabulary. */
import { isRecord } from '@broadsheet/client-core';
import { parseXml, getChildText } from '@broadsheet/testing/xml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkStructuredData } from '../../test/checkStructuredData.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const FIXTURES = [
  'pages',
  'stories',
  'galleries',
  'videos',
  'authors',
  'tags',
  'collections',
  'subscriptions',
];
const HOME = 'http://localhost/';
const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

let site: ListeningSite;
/** The structured data of each page, by path. */
const found = new Map<string, readonly unknown[]>();

async function locsIn(path: string): Promise<readonly string[]> {
  const root = parseXml(await (await site.get(path)).text());
  return root.children.map((child) => (getChildText(child, 'loc') ?? '').replace(HOME, '/'));
}

async function readData(path: string): Promise<readonly unknown[]> {
  const html = await (await site.get(path)).text();
  return [...html.matchAll(SCRIPT)].map(([, json = '']): unknown => JSON.parse(json));
}

const LIVE = {
  type: 'story',
  version: '0.10.12',
  _id: 'live-storm',
  subtype: 'live-blog',
  canonical_url: '/news/live-storm/',
  canonical_website: 'courier',
  display_date: '2026-11-20T06:00:00Z',
  last_updated_date: '2026-11-20T09:00:00Z',
  headlines: { basic: 'The storm, hour by hour' },
  description: { basic: 'What the wind does' },
  credits: { by: [{ type: 'author', name: 'Nell Harbin', url: '/author/nell-harbin/' }] },
  promo_items: {
    basic: { type: 'image', version: '0.10.12', url: '/media/img-storm.jpg', width: 1600, height: 900 },
  },
  websites: {
    courier: {
      website_url: '/news/live-storm/',
      website_section: {
        type: 'section',
        version: '0.10.12',
        _id: '/news/',
        _website: 'courier',
        name: 'News',
      },
    },
  },
  content_elements: ['07:00', '08:30'].map((time, index) => ({
    type: 'element_group',
    _id: `p${index}`,
    subtype: 'live-post',
    additional_properties: { display_date: `2026-11-20T${time}:00Z` },
    content_elements: [
      { type: 'header', level: 2, content: `At ${time}` },
      { type: 'text', content: 'The <b>ferry</b> is tied up.' },
    ],
  })),
};

beforeAll(async () => {
  site = await openSiteWith({ fixtures: FIXTURES, variables: { SOURCE_TIMEOUT_MS: '30000' } });
  const file = await site.folder.write('live.json', JSON.stringify(LIVE));
  await site.platform.platform.import([file]);
  await site.site.reload();
  for (const sitemap of await locsIn('/sitemap.xml'))
    for (const path of await locsIn(sitemap)) found.set(path, await readData(path));
}, 240_000);
afterAll(() => site[Symbol.asyncDispose]());

const typesAt = (path: string) =>
  (found.get(path) ?? []).map((data) => (isRecord(data) ? data['@type'] : undefined));

describe('structured data', () => {
  test('of every page keep to the vocabulary and have what search engines ask for', () => {
    const problems = [...found].flatMap(([path, data]) =>
      data.flatMap((one) => checkStructuredData(one).map((problem) => `${path} ${problem}`)),
    );
    expect(problems).toEqual([]);
    expect(found.size).toBeGreaterThan(120);
  });

  test.each([
    ['/', ['Organization', 'WebSite']],
    ['/coast/2026/11/20/saltgate-barrier-is-sinking/', ['NewsArticle', 'BreadcrumbList']],
    [
      '/opinion/leaders/2026/11/20/a-centimetre-a-month-is-a-long-way-down/',
      ['OpinionNewsArticle', 'BreadcrumbList'],
    ],
    ['/news/live-storm/', ['LiveBlogPosting', 'BreadcrumbList']],
    ['/video/2026/11/14/harbour-loaf/', ['VideoObject', 'BreadcrumbList']],
    ['/author/nell-harbin/', ['ProfilePage']],
    ['/tags/books/', ['CollectionPage']],
    ['/terms-of-use/', ['WebPage', 'BreadcrumbList']],
    ['/coast/', ['CollectionPage', 'BreadcrumbList']],
  ])('at %s are %j', (path, types) => {
    expect(typesAt(path)).toEqual(types);
  });

  test('tell reviews with their verdicts and what they are about, galleries with their pictures, and what is locked', () => {
    const all = [...found.values()].flat().filter(isRecord);
    const ofType = (type: string) => all.filter((data) => data['@type'] === type);
    expect(ofType('ImageGallery').length).toBeGreaterThan(2);
    expect(ofType('ReviewNewsArticle').map((data) => data['reviewRating'])).toContainEqual({
      '@type': 'Rating',
      ratingValue: 4,
      worstRating: 0,
      bestRating: 5,
    });
    expect(ofType('ReviewNewsArticle').map((data) => data['itemReviewed'])).toEqual(
      expect.arrayContaining([
        { '@type': 'Restaurant', name: 'Terminus' },
        { '@type': 'CreativeWork', name: 'The Salt Wives' },
      ]),
    );
    const locked = all.filter((data) => data['isAccessibleForFree'] === false);
    expect(locked.length).toBeGreaterThan(10);
    for (const data of locked)
      expect(data['hasPart']).toEqual({
        '@type': 'WebPageElement',
        isAccessibleForFree: false,
        cssSelector: '.bs-locked',
      });
  });

  test('of a live blog have its posts, the newest first, each at its place on the page', () => {
    const [blog] = found.get('/news/live-storm/') ?? [];
    expect(blog).toMatchObject({
      coverageStartTime: '2026-11-20T07:00:00Z',
      coverageEndTime: '2026-11-20T08:30:00Z',
      liveBlogUpdate: [
        {
          headline: 'At 08:30',
          articleBody: 'The ferry is tied up.',
          url: `${HOME}news/live-storm/#post-p1`,
        },
        { headline: 'At 07:00', datePublished: '2026-11-20T07:00:00Z' },
      ],
    });
  });
});

test('the check tells what is wrong', () => {
  const broken = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: 'A <b>bold</b> one',
    author: [{ '@type': 'Place', name: 'Quay' }],
    datePublished: '2026-11-20T07:00:00',
    image: '/relative.jpg',
    tide: 'high',
  };
  const problems = checkStructuredData(broken).join('\n');
  for (const name of [
    'headline',
    'author',
    'Place',
    'datePublished',
    'image',
    'tide',
    '"publisher" is missing',
  ])
    expect(problems).toContain(name);
});
