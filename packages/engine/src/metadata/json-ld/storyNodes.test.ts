import { describe, expect, it } from 'vitest';
import {
  HOME,
  crumbs,
  getStructuredData,
  person,
  publisher,
  sections,
  site,
  story,
} from '../../../test/structuredStory.ts';
import { structuredData } from './structuredData.ts';

/** The two names of an image's URL. */
const located = (url: string) => ({ url, contentUrl: url });

describe('a story', () => {
  const shared = {
    '@context': 'https://schema.org',
    description: 'After sixty years',
    keywords: ['tram', 'council'],
    author: [person],
    publisher,
  };
  const path = crumbs(
    ['The Courier', ''],
    ['Tram', 'council/transport/tram/'],
    ['The tram returns', 'council/transport/tram/returns/'],
  );

  it('is a news article with the way to it', () => {
    expect(getStructuredData('article', story, { isAccessibleForFree: false })).toEqual([
      {
        ...shared,
        '@type': 'NewsArticle',
        headline: 'The tram returns',
        image: [{ '@type': 'ImageObject', ...located(`${HOME}media/tram.jpg`), width: 1600, height: 900 }],
        datePublished: '2026-11-11T07:00:00Z',
        dateModified: '2026-11-12T07:00:00Z',
        mainEntityOfPage: { '@type': 'WebPage', '@id': `${HOME}council/transport/tram/returns/` },
        articleSection: 'Tram',
        isAccessibleForFree: false,
      },
      path,
    ]);
  });

  it('is a video with thumbnail, length and stream', () => {
    const streams = [
      { url: '/media/tram.webm', stream_type: 'webm' },
      { url: '/media/tram.mp4', stream_type: 'mp4' },
    ];
    expect(getStructuredData('video', { ...story, duration: 3_723_000, streams })).toEqual([
      {
        ...shared,
        '@type': 'VideoObject',
        name: 'The tram returns',
        url: `${HOME}council/transport/tram/returns/`,
        thumbnailUrl: [`${HOME}media/tram.jpg`],
        uploadDate: '2026-11-11T07:00:00Z',
        duration: 'PT1H2M3S',
        contentUrl: `${HOME}media/tram.mp4`,
      },
      path,
    ]);
  });

  it('is a live blog with its posts, the newest first', () => {
    const post = (id: string, hour: string, content_elements: object[], more: object = {}) => ({
      type: 'element_group',
      subtype: 'live-post',
      _id: id,
      additional_properties: { display_date: `2026-11-11T${hour}:00:00Z`, ...more },
      content_elements,
    });
    const blog = {
      ...story,
      subtype: 'live-blog',
      additional_properties: { is_live: false },
      content_elements: [
        post('a', '08', [
          { type: 'header', content: 'It <i>rings</i>' },
          { type: 'text', content: 'At eight.' },
        ]),
        post('b', '09', [{ type: 'text', content: 'At nine.' }], {
          last_updated_date: '2026-11-11T10:00:00Z',
        }),
      ],
    };
    const url = `${HOME}council/transport/tram/returns/`;
    expect(getStructuredData('article', blog)[0]).toMatchObject({
      '@type': 'LiveBlogPosting',
      headline: 'The tram returns',
      coverageStartTime: '2026-11-11T08:00:00Z',
      coverageEndTime: '2026-11-11T09:00:00Z',
      liveBlogUpdate: [
        {
          '@type': 'BlogPosting',
          headline: 'At nine.',
          dateModified: '2026-11-11T10:00:00Z',
          url: `${url}#post-b`,
        },
        { headline: 'It rings', articleBody: 'At eight.', datePublished: '2026-11-11T08:00:00Z' },
      ],
    });
    const live = getStructuredData('article', { ...blog, additional_properties: { is_live: true } })[0];
    expect(live).not.toHaveProperty('coverageEndTime');
  });

  it('is a gallery with its images', () => {
    const content_elements = [
      { type: 'image', url: '/1.jpg', caption: '<i>One</i>', width: 10, height: 20 },
      { type: 'text', content: 'Between' },
      { type: 'image', url: 'https://cdn.example/2.jpg', credits: story.credits },
    ];
    expect(getStructuredData('gallery', { ...story, content_elements })).toEqual([
      {
        ...shared,
        '@type': 'ImageGallery',
        name: 'The tram returns',
        url: `${HOME}council/transport/tram/returns/`,
        image: [
          { '@type': 'ImageObject', ...located(`${HOME}1.jpg`), caption: 'One', width: 10, height: 20 },
          { '@type': 'ImageObject', ...located('https://cdn.example/2.jpg'), creator: [person] },
        ],
        datePublished: '2026-11-11T07:00:00Z',
        dateModified: '2026-11-12T07:00:00Z',
      },
      path,
    ]);
  });

  it('names the sections above its own where the tree is known', () => {
    expect(getStructuredData('article', story, { sections })[1]).toEqual(
      crumbs(
        ['The Courier', ''],
        ['Council', 'council/'],
        ['Transport', 'council/transport/'],
        ['The tram', 'council/transport/tram/'],
        ['The tram returns', 'council/transport/tram/returns/'],
      ),
    );
  });

  it.each([
    [110, 'x'.repeat(110), 'x'.repeat(110)],
    [109, `${'x'.repeat(108)} yyy`, `${'x'.repeat(108)}…`],
    [110, `${'x'.repeat(109)} yyy`, `${'x'.repeat(109)}…`],
    [110, 'x'.repeat(120), `${'x'.repeat(109)}…`],
    [109, `${'x'.repeat(108)}😀${'x'.repeat(9)}`, `${'x'.repeat(108)}…`],
  ])('has a headline of %i characters at most 110', (length, basic, headline) => {
    expect(headline).toHaveLength(length);
    expect(getStructuredData('article', { headlines: { basic } })[0]).toMatchObject({ headline });
  });

  it('omits what it does not know', () => {
    const bare = { headlines: { basic: 'Bare' }, display_date: 'soon', duration: 400 };
    const paper = { '@type': 'Organization', name: 'C' };
    // What nobody has signed is the paper's own word.
    const context = { '@context': 'https://schema.org', author: paper, publisher: paper };
    const nowhere = { site: { id: 'courier', websiteName: 'C' } };
    expect(getStructuredData('article', bare, nowhere)).toEqual([
      { ...context, '@type': 'NewsArticle', headline: 'Bare' },
    ]);
    expect(getStructuredData('video', bare, nowhere)).toEqual([
      { ...context, '@type': 'VideoObject', name: 'Bare' },
    ]);
    expect(getStructuredData('gallery', bare, nowhere)).toEqual([
      { ...context, '@type': 'ImageGallery', name: 'Bare' },
    ]);
  });
});

/** The structured data of an article alone. */
function articleOf(globalContent: object) {
  const page = { type: 'article', path: '/', query: {}, meta: {} };
  return structuredData({ page, site, globalContent })[0];
}

describe('an article', () => {
  const typeOf = (more: object) => articleOf({ ...story, ...more })?.['@type'];

  it.each([
    ['opinion', 'OpinionNewsArticle'],
    ['Editorial', 'OpinionNewsArticle'],
    ['op-ed', 'OpinionNewsArticle'],
    ['review', 'ReviewNewsArticle'],
    ['live-blog', 'LiveBlogPosting'],
    ['page', 'WebPage'],
    ['wire', 'NewsArticle'],
    ['constructor', 'NewsArticle'],
  ])('of the subtype %s is a %s', (subtype, type) => {
    expect(typeOf({ subtype })).toBe(type);
  });

  it('goes by its label where its subtype says nothing', () => {
    const label = { basic: { text: 'Opinion' } };
    expect([typeOf({ label }), typeOf({ subtype: 'review', label })]).toEqual([
      'OpinionNewsArticle',
      'ReviewNewsArticle',
    ]);
  });

  it('that is a review has the verdict of its rating', () => {
    const content_elements = [{ type: 'numeric_rating', numeric_rating: 3, min: 0, max: 5 }];
    expect(articleOf({ ...story, subtype: 'review', content_elements })?.['reviewRating']).toEqual({
      '@type': 'Rating',
      ratingValue: 3,
      worstRating: 0,
      bestRating: 5,
    });
  });

  it.each([
    [
      'a book with an address of its own',
      { type: 'Book', name: 'The <i>Ledger</i>', url: 'https://tarn.example/ledger' },
      { '@type': 'Book', name: 'The Ledger', url: 'https://tarn.example/ledger' },
    ],
    [
      'a place on the site',
      { type: 'Place', name: 'Pier', url: '/coast/pier/' },
      expect.objectContaining({ url: `${HOME}coast/pier/` }),
    ],
    [
      'a thing of a type that is none',
      { type: 'javascript:', name: 'Pier' },
      { '@type': 'Thing', name: 'Pier' },
    ],
    ['nothing without a name', { type: 'Book' }, undefined],
  ])('that is a review tells what it is about: %s', (_, item_reviewed, told) => {
    const review = { ...story, subtype: 'review', additional_properties: { item_reviewed } };
    expect(articleOf(review)?.['itemReviewed']).toEqual(told);
  });

  it('that is no review is about nothing that was reviewed', () => {
    const news = { ...story, additional_properties: { item_reviewed: { type: 'Book', name: 'The Ledger' } } };
    expect(articleOf(news)?.['itemReviewed']).toBeUndefined();
  });
});
