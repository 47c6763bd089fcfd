import { element, lines, optional, xmlDocument } from '../element.ts';
import type { Xml } from '../element.ts';
import type { Feed, FeedItem, FeedMedia } from './Feed.ts';
import { MEDIA_NAMESPACES, mediaContent } from './mediaContent.ts';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  ...MEDIA_NAMESPACES,
};

/** Formats a time as RFC 822 does, with a four-digit year as in RSS. */
function httpDate(time: number | undefined): string | undefined {
  return time === undefined ? undefined : new Date(time).toUTCString();
}

/** Writes an enclosure. RSS requires its type and its length; an unknown length is 0. */
function enclosure({ url, type, length = 0 }: FeedMedia): Xml | undefined {
  return type === undefined ? undefined : element('enclosure', { url, length, type });
}

function item(one: FeedItem): Xml {
  const { id, url, title, summary, html, published, updated, authors, categories, attachments } = one;
  const isNewer = updated !== undefined && updated !== published;
  const [enclosed] = [...attachments, ...(one.image ? [one.image] : [])].filter(
    ({ type }) => type !== undefined,
  );
  return element(
    'item',
    {},
    lines([
      optional('title', title),
      optional('link', url),
      element('guid', { isPermaLink: String(id === url) }, id),
      optional('pubDate', httpDate(published)),
      isNewer ? optional('atom:updated', new Date(updated).toISOString()) : undefined,
      ...authors.map(({ name }) => optional('dc:creator', name)),
      ...categories.map((category) => optional('category', category)),
      optional('description', summary),
      optional('content:encoded', html),
      // RSS allows one enclosure per item.
      enclosed && enclosure(enclosed),
      mediaContent(one),
    ]),
  );
}

/** Writes RSS 2.0 with the modules that feed readers support: content, Dublin Core, Media RSS and Atom's `self` link. */
export function writeRss(feed: Feed): string {
  const { title, description, homeUrl, selfUrl, language, copyright, logo, updated, items } = feed;
  const channel = element(
    'channel',
    {},
    lines([
      optional('title', title),
      optional('link', homeUrl),
      element('description', {}, description ?? title),
      element('atom:link', { href: selfUrl, rel: 'self', type: 'application/rss+xml' }),
      optional('language', language),
      optional('copyright', copyright),
      optional('lastBuildDate', httpDate(updated)),
      logo === undefined
        ? undefined
        : element('image', {}, optional('url', logo), optional('title', title), optional('link', homeUrl)),
      ...items.map(item),
    ]),
  );
  return xmlDocument(element('rss', { version: '2.0', ...NAMESPACES }, lines([channel])));
}
