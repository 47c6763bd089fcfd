import { element, lines, optional, xmlDocument } from '../element.ts';
import type { Xml } from '../element.ts';
import type { Feed, FeedAuthor, FeedItem } from './Feed.ts';
import { MEDIA_NAMESPACES, mediaContent } from './mediaContent.ts';

const NAMESPACES = { xmlns: 'http://www.w3.org/2005/Atom', ...MEDIA_NAMESPACES };

const timestamp = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();

const author = ({ name, url }: FeedAuthor): Xml =>
  element('author', {}, optional('name', name), optional('uri', url));

/** The time for an unknown update, because Atom requires one in every feed and entry: 1 January 1970. */
const UNKNOWN = 0;

function entry(one: FeedItem): Xml {
  const { id, url, title, summary, html, published, updated, authors, categories, attachments } = one;
  return element(
    'entry',
    {},
    lines([
      optional('id', id),
      element('title', {}, title),
      element('link', { rel: 'alternate', type: 'text/html', href: url }),
      optional('published', timestamp(published)),
      optional('updated', timestamp(updated ?? published ?? UNKNOWN)),
      ...authors.map(author),
      ...categories.map((term) => element('category', { term })),
      optional('summary', summary),
      html === undefined ? undefined : element('content', { type: 'html' }, html),
      ...attachments.map(({ url: href, type, length }) =>
        element('link', { rel: 'enclosure', href, type, length }),
      ),
      mediaContent(one),
    ]),
  );
}

/** Writes Atom 1.0 (RFC 4287). The site is the author of entries without one. */
export function writeAtom(feed: Feed): string {
  const { title, description, homeUrl, selfUrl, language, copyright, siteName, icon, logo, items } = feed;
  return xmlDocument(
    element(
      'feed',
      { ...NAMESPACES, 'xml:lang': language },
      lines([
        optional('id', homeUrl),
        element('title', {}, title),
        optional('subtitle', description),
        element('link', { rel: 'self', type: 'application/atom+xml', href: selfUrl }),
        element('link', { rel: 'alternate', type: 'text/html', href: homeUrl }),
        optional('updated', timestamp(feed.updated ?? UNKNOWN)),
        author({ name: siteName || title, url: homeUrl }),
        optional('rights', copyright),
        optional('icon', icon),
        optional('logo', logo),
        ...items.map(entry),
      ]),
    ),
  );
}
