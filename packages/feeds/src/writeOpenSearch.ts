import { absoluteUrl, siteUrl } from '@broadsheet/engine';
import { plainLine } from '@broadsheet/sdk-content';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { element, lines, optional, xmlDocument } from './element.ts';

/** The maximum lengths of the names in characters, by the format. */
const LONGEST = { short: 16, long: 48 };

/** Writes the OpenSearch 1.1 description with which browsers offer a search of the site. */
export function writeOpenSearch(site: SiteProperties): string {
  const domain = plainLine(site.websiteDomain) ?? '';
  const name = plainLine(site.websiteName) ?? site.id;
  const short = plainLine(site.shortName) ?? name;
  return xmlDocument(
    element(
      'OpenSearchDescription',
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
      lines([
        optional('ShortName', Array.from(short).slice(0, LONGEST.short).join('').trim()),
        optional('LongName', Array.from(name).slice(0, LONGEST.long).join('').trim()),
        optional('Description', name),
        optional('InputEncoding', 'UTF-8'),
        optional('Language', site.locale),
        element(
          'Image',
          { width: 192, height: 192, type: 'image/png' },
          absoluteUrl('/icons/icon-192.png', domain),
        ),
        element('Url', {
          type: 'text/html',
          method: 'get',
          template: `${siteUrl('/search/', domain) ?? '/search/'}{searchTerms}/`,
        }),
        element('Url', {
          type: 'application/opensearchdescription+xml',
          rel: 'self',
          template: siteUrl('/opensearch.xml', domain),
        }),
      ]),
    ),
  );
}
