import { applyFilter, parseFilter } from '@broadsheet/sdk-content/server';
import { createPlatformContent, startPlatform } from '@broadsheet/platform-testing';
import { expect, test } from 'vitest';
import { feedFilter, storyFields } from './storyFilter.ts';

const scope = { site: 'courier', tokenVersion: '2' };
const all = { overline: true, description: true, attribution: true, embed: true };

const image = {
  type: 'image',
  _id: 'img-1',
  url: '/media/img-1.jpg',
  width: 1800,
  height: 1200,
  auth: { 2: 'key' },
  focal_point: { x: 900, y: 740 },
};
const minimal = {
  _id: 'story-1',
  subtype: 'opinion',
  owner: { sponsored: false },
  additional_properties: { is_live: true },
  last_updated_date: '2026-11-20T06:00:00Z',
  type: 'story',
  headlines: { basic: 'Tide' },
  content_restrictions: { is_teaser: true, wall: 'payment' },
  promo_items: {
    basic: image,
    lead_art: { _id: 'video-1', type: 'video', promo_items: { basic: image } },
  },
  websites: { courier: { website_url: '/coast/tide/' } },
};
const portrait = { url: '/media/ada.jpg', auth: { 2: 'key' } };
const author = { _id: 'ada', name: 'Ada', url: '/author/ada/', type: 'author', image: portrait };

/** A story as the content API returns it, with many fields that no card uses. */
const full = {
  ...minimal,
  version: '0.10.12',
  subtype: 'opinion',
  headlines: { basic: 'Tide', web: 'Another' },
  subheadlines: { basic: 'Second' },
  description: { basic: 'High', web: 'Low' },
  display_date: '2026-11-20T05:40:00Z',
  embed_html: '<video></video>',
  credits: {
    by: [{ ...author, bio: 'Long', additional_properties: { original: { byline: 'Ada W.', ssn: 'x' } } }],
    photos_by: [author],
  },
  label: { basic: { display: true, url: '/tags/a/', text: 'Exclusive', tone: 'red' }, more: {} },
  owner: { sponsored: false, id: 'x' },
  additional_properties: { is_live: true, desk: 'night' },
  promo_items: {
    basic: { ...image, auth: { 1: 'old', 2: 'key' }, caption: 'A pier' },
    lead_art: {
      _id: 'video-1',
      type: 'video',
      embed_html: '<video></video>',
      streams: [{ url: '/a.mp4' }],
      promo_items: { basic: image },
    },
  },
  websites: {
    courier: { website_url: '/coast/tide/', website_section: { _id: '/coast/', name: 'Coast', site: {} } },
    gazette: { website_url: '/elsewhere/' },
  },
  content_elements: [{ type: 'text', content: 'Body' }],
};

const kept = (parts?: Parameters<typeof storyFields>[1]) =>
  applyFilter(full, parseFilter(`{ ${storyFields(scope, parts)} }`));

test('a card asks for its kind, its headline, its image and its address, and for nothing else', () => {
  expect(kept()).toEqual(minimal);
});

test.each([
  ['description', { description: { basic: 'High' } }],
  [
    'attribution',
    {
      subtype: 'opinion',
      label: { basic: { text: 'Exclusive' } },
      display_date: full.display_date,
      credits: { by: [{ ...author, additional_properties: { original: { byline: 'Ada W.' } } }] },
    },
  ],
  [
    'overline',
    {
      label: { basic: { display: true, url: '/tags/a/', text: 'Exclusive' } },
      owner: { sponsored: false },
      websites: {
        courier: { website_url: '/coast/tide/', website_section: { _id: '/coast/', name: 'Coast' } },
      },
    },
  ],
  [
    'embed',
    {
      embed_html: full.embed_html,
      promo_items: {
        ...minimal.promo_items,
        lead_art: { ...minimal.promo_items.lead_art, embed_html: full.embed_html },
      },
    },
  ],
])('the part "%s" adds what it reads', (part, more) => {
  expect(kept({ [part]: true })).toEqual({ ...minimal, ...more });
});

test('a feed asks for its paging and for the same of each story', () => {
  const feed = { count: 30, next: 10, total_pages: 3, content_elements: [full] };
  expect(applyFilter(feed, parseFilter(feedFilter(scope, all)))).toEqual({
    count: 30,
    next: 10,
    content_elements: [kept(all)],
  });
});

test('tokens are of the version in force alone', () => {
  const tree = parseFilter(`{ ${storyFields({ site: 'my-site', tokenVersion: '3' }, all)} }`);
  expect(tree).toMatchObject({
    promo_items: { basic: { auth: { 3: null } } },
    websites: { 'my-site': { website_url: null } },
  });
});

test('a published story has everything that a card asks for', { timeout: 30_000 }, async () => {
  const platform = await startPlatform({
    fixtures: ['stories/coast/saltgate-barrier-is-sinking'],
    images: true,
  });
  try {
    const story = await createPlatformContent(platform).fetch({
      source: 'content-api',
      query: { website_url: '/coast/2026/11/20/saltgate-barrier-is-sinking/' },
      filter: `{ ${storyFields(scope, all)} }`,
    });
    const signed = {
      type: 'image',
      url: expect.stringMatching(/^\/media\//),
      auth: { 2: expect.any(String) },
    };
    expect(story).toMatchObject({
      type: 'story',
      headlines: { basic: 'The Saltgate is sinking by a centimetre a month' },
      description: { basic: expect.stringContaining('94 millimetres') },
      display_date: '2026-11-20T05:40:00Z',
      credits: {
        by: [{ type: 'author', name: 'Joss Tanaka', url: '/author/joss-tanaka/' }, { name: 'Nell Harbin' }],
      },
      label: { basic: { display: true, text: 'Exclusive', url: '/tags/saltgate-barrier/' } },
      owner: { sponsored: false },
      promo_items: {
        basic: { ...signed, _id: 'img-barrier', width: 1800, height: 1200, focal_point: { x: 900, y: 740 } },
        lead_art: { type: 'video', embed_html: expect.any(String), promo_items: { basic: signed } },
      },
      websites: {
        courier: {
          website_url: '/coast/2026/11/20/saltgate-barrier-is-sinking/',
          website_section: { _id: '/coast/', name: 'Coast' },
        },
      },
    });
    expect(story).not.toHaveProperty('content_elements');
    expect(platform.logs).toEqual([]);
  } finally {
    await platform.close();
  }
});
