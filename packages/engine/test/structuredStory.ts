/** A story of the Courier with all that structured data tells of one. */
import { parseNavigationNode } from '@broadsheet/sdk-content';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { serialiseJsonLd } from '../src/metadata/json-ld/serialiseJsonLd.ts';
import { structuredData } from '../src/metadata/json-ld/structuredData.ts';
import type { MetadataInput } from '../src/metadata/MetadataInput.ts';

export const HOME = 'https://www.courier.example/';

export const site: SiteProperties = {
  id: 'courier',
  websiteName: 'The Courier',
  websiteDomain: 'https://www.courier.example',
  primaryLogo: '/brand/logo.svg',
  facebookPage: 'https://www.facebook.com/courier',
  twitterUsername: '@courier',
};

export const publisher = {
  '@type': 'Organization',
  name: 'The Courier',
  url: HOME,
  logo: {
    '@type': 'ImageObject',
    url: `${HOME}brand/logo.svg`,
    contentUrl: `${HOME}brand/logo.svg`,
  },
};

export const person = { '@type': 'Person', name: 'N. Harbin', url: `${HOME}author/nell/` };

export const story = {
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

export const sections = parseNavigationNode({
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

export function getStructuredData(type: string, globalContent: unknown, rest: Partial<MetadataInput> = {}) {
  const page = { type, path: '/', query: {}, meta: {} };
  const data = structuredData({ page, globalContent, site, ...rest });
  // What travels is the text, which leaves out what has no value.
  return data.map((object): unknown => JSON.parse(serialiseJsonLd(object)));
}

export function crumbs(...steps: readonly (readonly [name: string, path: string])[]) {
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
