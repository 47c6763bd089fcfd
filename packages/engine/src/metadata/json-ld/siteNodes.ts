import { absoluteUrl, siteUrl } from '../absoluteUrl.ts';
import type { PageFacts } from '../readPage.ts';
import type { JsonLdNode } from './JsonLd.ts';
import { nonEmpty } from './nonEmpty.ts';

/** Returns the publisher; `undefined` for a site without a name. */
export function organization({ input, siteName, domain }: PageFacts): JsonLdNode | undefined {
  if (siteName === '') return undefined;
  const logo = absoluteUrl(input.site.primaryLogo, domain);
  return {
    '@type': 'Organization',
    name: siteName,
    url: siteUrl('/', domain),
    logo: logo && { '@type': 'ImageObject', url: logo, contentUrl: logo },
    email: input.site.contact?.email,
    telephone: input.site.contact?.telephone,
  };
}

/** Returns the URLs of the publisher's profiles on other sites. */
export function publisherProfiles({ input, twitterUser }: PageFacts): readonly string[] | undefined {
  return nonEmpty([
    absoluteUrl(input.site.facebookPage, undefined),
    twitterUser && `https://twitter.com/${encodeURIComponent(twitterUser)}`,
  ]);
}

/** Returns the site with its search. Search engines fill in `search_term_string`. */
export function webSite({ siteName, domain }: PageFacts): JsonLdNode | undefined {
  const url = siteUrl('/', domain);
  if (url === undefined || siteName === '') return undefined;
  return {
    '@type': 'WebSite',
    name: siteName,
    url,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}search/{search_term_string}/` },
      'query-input': 'required name=search_term_string',
    },
  };
}
