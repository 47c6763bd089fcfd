import { describe, expect, it } from 'vitest';
import { parsePromoItem, parseSection, parseStory, parseTag } from '../index.ts';

const image = {
  _id: 'img-barrier',
  type: 'image',
  url: 'https://cdn.test/barrier.jpg',
  auth: { 2: 'token' },
  focal_point: { x: 12, y: 30 },
  width: 3000,
  height: 2000,
  alt_text: 'The barrier',
};

const story = {
  _id: 'story-barrier',
  type: 'story',
  subtype: 'long-read',
  display_date: '2026-11-18T06:40:00Z',
  first_publish_date: '2026-11-18T06:40:00Z',
  last_updated_date: '2026-11-18T08:00:00Z',
  headlines: { basic: 'The barrier is sinking' },
  subheadlines: { basic: 'By a finger a year' },
  description: { basic: 'Engineers ask for a survey.' },
  taxonomy: {
    seo_keywords: ['barrier'],
    tags: [{ text: 'Flooding', slug: 'flooding' }],
    primary_section: { _id: '/coast/', name: 'Coast' },
  },
  credits: { by: [{ _id: 'joss-tanaka', name: 'Joss Tanaka', type: 'author' }] },
  label: { basic: { display: true, text: 'Exclusive', url: '/exclusive/' } },
  owner: { sponsored: false },
  content_restrictions: { content_code: 'premium' },
  promo_items: { basic: image, lead_art: { type: 'gallery', promo_items: { basic: image } } },
  embed_html: '<div></div>',
  duration: 90,
  canonical_url: '/coast/barrier/',
  canonical_website: 'courier',
  copyright: 'The Courier',
  location: 'Aldermouth',
  website_url: '/coast/barrier/',
  websites: {
    courier: { website_url: '/coast/barrier/', website_section: { _id: '/coast/', name: 'Coast' } },
  },
};

describe('parseStory', () => {
  it('reads every field of a full story as it is', () => {
    expect(parseStory(story)).toEqual(story);
  });

  it('reads an empty document as a story of which nothing is known', () => {
    expect(parseStory({})).toEqual({});
  });

  it('keeps the good fields of a document whose others have wrong types', () => {
    const wrong = Object.fromEntries(Object.keys(story).map((key) => [key, 7]));
    expect(parseStory({ ...wrong, duration: '90', headlines: { basic: 'Kept' } })).toEqual({
      headlines: { basic: 'Kept' },
    });
  });

  it('reads the elements of its body', () => {
    const body = parseStory({
      content_elements: [{ type: 'text', content: 'One.' }, { content: 'no type' }, 4],
    });
    expect(body?.content_elements?.map(({ type, content }) => [type, content])).toEqual([['text', 'One.']]);
  });

  it('leaves out websites that are no objects', () => {
    expect(parseStory({ websites: { courier: null, herald: { website_url: '/a/' } } })?.websites).toEqual({
      herald: { website_url: '/a/' },
    });
  });
});

describe('parsePromoItem', () => {
  it('reads promo items within promo items', () => {
    const item = {
      type: 'video',
      promo_items: { basic: image, lead_art: { promo_items: { basic: image } } },
    };
    expect(parsePromoItem(item)).toEqual(item);
  });

  it('has no promo items of its own when they are no object', () => {
    expect(parsePromoItem({ type: 'video', promo_items: [image] })).toEqual({ type: 'video' });
  });

  it('reads a numeric token as text', () => {
    expect(parsePromoItem({ auth: { 2: 99 } })?.auth).toEqual({ 2: '99' });
  });
});

describe('parseSection and parseTag', () => {
  it('reads a full section', () => {
    const section = {
      _id: '/coast/',
      name: 'Coast',
      display_name: 'The coast',
      metadata: { metadata_title: 'Coast', metadata_description: 'All of it' },
    };
    expect(parseSection(section)).toEqual(section);
  });

  it('reads a full tag', () => {
    const tag = { text: 'Books', slug: 'books', name: 'Books', description: 'Reviews' };
    expect(parseTag(tag)).toEqual(tag);
  });
});
