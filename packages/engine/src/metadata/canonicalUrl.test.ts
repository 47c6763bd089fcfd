import type { SiteProperties } from '@broadsheet/sdk-content';
import { describe, expect, it } from 'vitest';
import type { PageMetadata } from './head/HeadTag.ts';
import { pageMetadata } from './head/pageMetadata.ts';
import type { MetadataInput } from './MetadataInput.ts';

const site: SiteProperties = {
  id: 'courier',
  websiteName: 'The Courier',
  websiteDomain: 'https://www.courier.example',
};
const story = { headlines: { basic: 'Salt' }, canonical_url: '/news/salt' };
const section = { _id: '/news', name: 'News' };

type Overrides = Omit<Partial<MetadataInput>, 'page'> & { readonly page?: Partial<MetadataInput['page']> };

function metadata(type: string, globalContent: unknown, { page, ...rest }: Overrides = {}) {
  const given = { type, path: '/', query: {}, meta: {}, ...page };
  return pageMetadata({ site, globalContent, ...rest, page: given });
}

/** The URL in the canonical link. */
function hrefOf({ tags }: PageMetadata): string | undefined {
  return tags.flatMap((each) => (each.tag === 'link' ? [each.attributes.href] : []))[0];
}

describe('the canonical URL', () => {
  it.each([
    ['/a/b', 'https://www.courier.example/a/b/'],
    ['/a/b/', 'https://www.courier.example/a/b/'],
    ['a/b.html', 'https://www.courier.example/a/b.html'],
    ['/a?x=1', 'https://www.courier.example/a?x=1'],
    ['/a#part', 'https://www.courier.example/a#part'],
    ['https://www.courier.example/a', 'https://www.courier.example/a/'],
    ['https://other.example/a', 'https://other.example/a'],
    ['https://other.example', 'https://other.example'],
    ['//other.example/a', 'https://other.example/a'],
    ['/a b\u0000\n"c', 'https://www.courier.example/a%20b"c/'],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('of a story at %j is %s', (canonical_url, canonical) => {
    expect(metadata('article', { ...story, canonical_url }).canonical).toBe(canonical);
  });

  it('stands on the domain of the canonical site where that is known', () => {
    const domainOf = (id: string) => (id === 'gazette' ? 'https://gazette.example/' : undefined);
    const canonical = (canonical_website: string) =>
      metadata('article', { ...story, canonical_website }, { domainOf }).canonical;
    expect(['gazette', 'courier', 'herald'].map(canonical)).toEqual([
      'https://gazette.example/news/salt/',
      'https://www.courier.example/news/salt/',
      'https://www.courier.example/news/salt/',
    ]);
  });

  it.each([
    [
      '/find/',
      { query: 'salt & rope', page: '2' },
      'https://www.courier.example/find/?query=salt%20%26%20rope',
    ],
    ['/find', { query: '\uD800' }, 'https://www.courier.example/find?query=%EF%BF%BD'],
    ['/find', { page: '2' }, 'https://www.courier.example/find/'],
    ['//evil.example/', {}, 'https://www.courier.example/evil.example/'],
  ])('of a hosted search page at %s keeps only the query', (path, query, canonical) => {
    expect(metadata('queryly-search', {}, { page: { path, query } }).canonical).toBe(canonical);
  });

  it.each([
    ['salt & rope', 'https://www.courier.example/tags/salt%20%26%20rope/'],
    ['...', 'https://www.courier.example/tags/.../'],
    ['.', undefined],
    ['..', undefined],
  ])('of a tag with the slug "%s" is %s', (slug, canonical) => {
    expect(metadata('tag', { Payload: [{ name: 'Port', slug }] }).canonical).toBe(canonical);
  });

  it('cannot be built without a domain', () => {
    const homeless = { site: { ...site, websiteDomain: undefined } };
    for (const [type, content] of [
      ['article', story],
      ['section', section],
      ['homepage', {}],
    ] as const) {
      expect(metadata(type, content, homeless).canonical).toBeUndefined();
    }
  });

  it('is what the caller resolves it to', () => {
    const requested: unknown[] = [];
    const resolveCanonical = (type: string, url: string | undefined) => {
      requested.push([type, url]);
      return type === 'obituary' ? 'https://www.courier.example/obituaries/' : undefined;
    };
    const other = metadata('obituary', {}, { resolveCanonical });
    const article = metadata('article', story, { resolveCanonical });
    expect([other.canonical, hrefOf(other), article.canonical, hrefOf(article)]).toEqual([
      'https://www.courier.example/obituaries/',
      'https://www.courier.example/obituaries/',
      undefined,
      undefined,
    ]);
    expect(requested).toEqual([
      ['obituary', undefined],
      ['article', 'https://www.courier.example/news/salt/'],
    ]);
  });
});
