import { parseNavigationNode } from '@broadsheet/sdk-content';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { describe, expect, it } from 'vitest';
import type { MetadataInput } from '../MetadataInput.ts';
import { pageMetadata } from '../pageMetadata.ts';
import { serialiseJsonLd } from './serialiseJsonLd.ts';
import { structuredData } from './structuredData.ts';

const HOME = 'https://www.courier.example/';
const site: SiteProperties = {
  id: 'courier',
  websiteName: 'The Courier',
  websiteDomain: 'https://www.courier.example',
  primaryLogo: '/brand/logo.svg',
  facebookPage: 'https://www.facebook.com/courier',
  twitterUsername: '@courier',
};

const publisher = {
  '@type': 'Organization',
  name: 'The Courier',
  url: HOME,
  logo: { '@type': 'ImageObject', url: `${HOME}brand/logo.svg` },
};

const person = { '@type': 'Person', name: 'N. Harbin', url: `${HOME}author/nell/` };

const story = {
  headlines: { basic: 'The <i>tram</i> returns' },
  description: { basic: 'After <b>sixty</b> years' },
  display_date: '2026-11-11T07:00:00Z',
  first_publish_date: '2026-11-10T07:00:00Z',
  last_updated_date: '2026-11-12T07:00:00Z',
  canonical_url: '/council/transport/tram/returns/',
  taxonomy: { seo_keywords: ['tram', 'council'] },
  credits: {
    by: [
      {
        type: 'author',
        name: 'Nell Harbin',
        url: '/author/nell/',
        additional_properties: { original: { byline: 'N. Harbin' } },
      },
      { type: 'organization', name: 'Wire' },
      { type: 'author' },
    ],
  },
  promo_items: { basic: { type: 'image', url: '/media/tram.jpg', width: 1600, height: 900 } },
  websites: { courier: { website_section: { _id: '/council/transport/tram/', name: 'Tram' } } },
};

const sections = parseNavigationNode({
  _id: '/',
  children: [
    { _id: '/news/', name: 'News' },
    {
      _id: '/council/',
      name: 'Council',
      children: [
        {
          _id: '/council/transport/',
          name: 'Transport',
          children: [{ _id: '/council/transport/tram/', name: 'The tram' }],
        },
      ],
    },
  ],
});

function dataOf(type: string, globalContent: unknown, rest: Partial<MetadataInput> = {}) {
  const page = { type, path: '/', query: {}, meta: {} };
  const data = structuredData({ page, globalContent, site, ...rest });
  // What travels is the text, which leaves out what has no value.
  return data.map((object): unknown => JSON.parse(serialiseJsonLd(object)));
}

function crumbs(...steps: readonly (readonly [name: string, path: string])[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${HOME}${path}`,
    })),
  };
}

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
    expect(dataOf('article', story, { isAccessibleForFree: false })).toEqual([
      {
        ...shared,
        '@type': 'NewsArticle',
        headline: 'The tram returns',
        image: [{ '@type': 'ImageObject', url: `${HOME}media/tram.jpg`, width: 1600, height: 900 }],
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
    expect(dataOf('video', { ...story, duration: 3_723_000, streams })).toEqual([
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

  it('is a gallery with its pictures', () => {
    const content_elements = [
      { type: 'image', url: '/1.jpg', caption: '<i>One</i>', width: 10, height: 20 },
      { type: 'text', content: 'Between' },
      { type: 'image', url: 'https://cdn.example/2.jpg', credits: story.credits },
    ];
    expect(dataOf('gallery', { ...story, content_elements })).toEqual([
      {
        ...shared,
        '@type': 'ImageGallery',
        name: 'The tram returns',
        url: `${HOME}council/transport/tram/returns/`,
        image: [
          { '@type': 'ImageObject', url: `${HOME}1.jpg`, caption: 'One', width: 10, height: 20 },
          { '@type': 'ImageObject', url: 'https://cdn.example/2.jpg', creator: [person] },
        ],
        datePublished: '2026-11-11T07:00:00Z',
        dateModified: '2026-11-12T07:00:00Z',
      },
      path,
    ]);
  });

  it('names the sections above its own where the tree is known', () => {
    expect(dataOf('article', story, { sections })[1]).toEqual(
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
    expect(dataOf('article', { headlines: { basic } })[0]).toMatchObject({ headline });
  });

  it('says nothing that it does not know', () => {
    const bare = { headlines: { basic: 'Bare' }, display_date: 'soon', duration: 400 };
    const context = { '@context': 'https://schema.org', publisher: { '@type': 'Organization', name: 'C' } };
    const nowhere = { site: { id: 'courier', websiteName: 'C' } };
    expect(dataOf('article', bare, nowhere)).toEqual([
      { ...context, '@type': 'NewsArticle', headline: 'Bare' },
    ]);
    expect(dataOf('video', bare, nowhere)).toEqual([{ ...context, '@type': 'VideoObject', name: 'Bare' }]);
    expect(dataOf('gallery', bare, nowhere)).toEqual([{ ...context, '@type': 'ImageGallery', name: 'Bare' }]);
  });
});

describe('other pages', () => {
  it('profile an author', () => {
    const author = {
      byline: 'Nell Harbin',
      role: 'Coast editor',
      bio: 'Reads the <i>tide</i>.',
      bio_page: '/author/nell/',
      image: { url: '/nell.jpg' },
      twitter: 'nellharbin',
      facebook: 'https://facebook.com/nell',
      social_links: [
        { site: 'facebook', url: 'https://facebook.com/nell' },
        { site: 'medium', url: 'https://medium.com/@nell' },
        { site: 'rss', url: 'https://www.courier.example/rss/' },
        { site: 'email', url: 'nell@courier.example' },
      ],
    };
    expect(dataOf('author', { authors: [author] })).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        url: `${HOME}author/nell/`,
        mainEntity: {
          '@type': 'Person',
          name: 'Nell Harbin',
          url: `${HOME}author/nell/`,
          jobTitle: 'Coast editor',
          description: 'Reads the tide.',
          image: `${HOME}nell.jpg`,
          sameAs: ['https://facebook.com/nell', 'https://medium.com/@nell'],
        },
      },
    ]);
  });

  it('collect what is filed under a tag', () => {
    expect(dataOf('tag', { Payload: [{ name: 'Port', slug: 'port', description: 'Cargo' }] })).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: 'Port',
        description: 'Cargo',
        url: `${HOME}tags/port/`,
        publisher,
      },
    ]);
  });

  it('collect a section and show the way to it', () => {
    const section = { _id: '/council/transport/', name: 'Transport' };
    expect(dataOf('section', section, { sections })).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: 'Transport',
        url: `${HOME}council/transport/`,
        publisher,
      },
      crumbs(['The Courier', ''], ['Council', 'council/'], ['Transport', 'council/transport/']),
    ]);
  });

  it('introduce the publisher and the search on the front page', () => {
    expect(dataOf('homepage', {})).toEqual([
      {
        '@context': 'https://schema.org',
        ...publisher,
        sameAs: ['https://www.facebook.com/courier', 'https://twitter.com/courier'],
      },
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'The Courier',
        url: HOME,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${HOME}search/{search_term_string}/` },
          'query-input': 'required name=search_term_string',
        },
      },
    ]);
  });

  it.each([
    ['search', { metadata: { q: 'tram' } }],
    ['nativo-clp', story],
    ['queryly-search', {}],
    ['obituary', story],
    ['article', undefined],
    ['author', { authors: [{}] }],
    ['tag', { Payload: [] }],
    ['section', {}],
  ])('have no structured data: %s', (type, content) => {
    expect(dataOf(type, content)).toEqual([]);
  });
});

it('is part of the page metadata, under the canonical address that the caller resolved', () => {
  const page = { type: 'article', path: '/', query: {}, meta: {} };
  const input = { page, site, globalContent: story, resolveCanonical: () => 'https://gazette.example/t/' };
  expect(pageMetadata(input).jsonLd).toEqual(structuredData(input));
  expect(pageMetadata(input).jsonLd[0]?.['mainEntityOfPage']).toEqual({
    '@type': 'WebPage',
    '@id': 'https://gazette.example/t/',
  });
});
