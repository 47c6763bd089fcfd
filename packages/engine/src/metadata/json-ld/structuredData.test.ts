import { describe, expect, it } from 'vitest';
import {
  HOME,
  crumbs,
  getStructuredData,
  publisher,
  sections,
  site,
  story,
} from '../../../test/structuredStory.ts';
import { pageMetadata } from '../head/pageMetadata.ts';
import { structuredData } from './structuredData.ts';

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
    expect(getStructuredData('author', { authors: [author] })).toEqual([
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
    expect(
      getStructuredData('tag', { Payload: [{ name: 'Port', slug: 'port', description: 'Cargo' }] }),
    ).toEqual([
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
    expect(getStructuredData('section', section, { sections })).toEqual([
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
    expect(getStructuredData('homepage', {})).toEqual([
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
    expect(getStructuredData(type, content)).toEqual([]);
  });
});

it('is part of the page metadata, under the canonical URL that the caller resolved', () => {
  const page = { type: 'article', path: '/', query: {}, meta: {} };
  const input = { page, site, globalContent: story, resolveCanonical: () => 'https://gazette.example/t/' };
  expect(pageMetadata(input).jsonLd).toEqual(structuredData(input));
  expect(pageMetadata(input).jsonLd[0]?.['mainEntityOfPage']).toEqual({
    '@type': 'WebPage',
    '@id': 'https://gazette.example/t/',
  });
});
