/** Converts a feed (RSS 2.0, RSS 1.0 or Atom) to ANS, for sites that have no export. */
import { createReadStream } from 'node:fs';
import { convertHtml, htmlToText } from '../html/convertHtml.ts';
import { escapeHtml } from '../html/inlineHtml.ts';
import { isOwnUrl } from '../html/resolveUrl.ts';
import type { SourceItem } from '../../import/ImportSource.ts';
import { stableId } from '../../import/prepareDocument.ts';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { explainNoDate, readDate } from '../dates/readDate.ts';
import type { OpenedSource, SourceOptions } from '../SourceFormat.ts';
import { toStoryDocument } from '../storyParts.ts';
import { readXml } from '../xml/readXml.ts';
import { getChildren, childText, innerMarkup, getText } from '../xml/XmlElement.ts';
import type { XmlElement } from '../xml/XmlElement.ts';
import { readFeedMedia } from './feedMedia.ts';

interface Feed {
  /** The URL of the site that the feed belongs to. */
  readonly url: string | undefined;
  readonly language: string | undefined;
  readonly stories: number;
  /** The names of the feed's authors, who wrote the entries that name nobody. */
  readonly authors: readonly string[];
}

const isEntry = ({ name }: XmlElement): boolean => name === 'item' || name === 'entry';

/** Returns the content of an element as HTML. Atom allows plain text, escaped HTML, or XHTML elements. */
function getHtml(element: XmlElement | undefined): string {
  if (element === undefined) return '';
  if (element.attributes['type'] === 'xhtml') return innerMarkup(element);
  return element.attributes['type'] === 'text' ? escapeHtml(getText(element)) : getText(element);
}

function getLink(entry: XmlElement): string | undefined {
  const links = getChildren(entry, 'link');
  const atom = links.find(
    ({ attributes: { rel = 'alternate', href } }) => rel === 'alternate' && href !== undefined,
  );
  return atom?.attributes['href'] ?? childText(entry, 'link');
}

function getDateText(entry: XmlElement, ...names: readonly string[]): string | undefined {
  return names.map((name) => childText(entry, name)).find((found) => found !== undefined);
}

function readNames(elements: readonly XmlElement[]): readonly string[] {
  // RSS writes "mail@example.com (Ada Quill)".
  const names = elements
    .map((author) => childText(author, 'name') ?? getText(author).trim())
    .map((name) => /\(([^)]+)\)\s*$/.exec(name)?.[1] ?? name)
    .filter((name) => name !== '' && !name.includes('@'));
  return [...new Set(names)];
}

const AUTHORS: readonly string[] = ['dc:creator', 'author', 'atom:author', 'itunes:author'];

/** Returns the names of those who wrote an entry: its own, those of the feed that it came from, those of this feed. */
function getBylines(entry: XmlElement, feed: Feed): readonly string[] {
  const places = [entry, ...getChildren(entry, 'source')];
  const named = places.map((place) => readNames(AUTHORS.flatMap((name) => getChildren(place, name))));
  return named.find((names) => names.length > 0) ?? feed.authors;
}

function getTags(entry: XmlElement): readonly { readonly slug: string; readonly text: string }[] {
  const texts = getChildren(entry, 'category').map(
    ({ attributes, ...element }) =>
      attributes['label'] ?? attributes['term'] ?? getText({ attributes, ...element }).trim(),
  );
  return [...new Set(texts.filter((text) => text !== ''))].map((text) => ({
    slug: text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
    text,
  }));
}

function getPath(link: string | undefined): string | undefined {
  if (link === undefined || !URL.canParse(link)) return undefined;
  const { pathname, search } = new URL(link);
  return pathname === '/' || search !== '' ? undefined : pathname;
}

function toStory(
  entry: XmlElement,
  feed: Feed,
  options: SourceOptions,
  onLost: (reason: string) => void,
): JsonObject | string {
  const link = getLink(entry);
  const key = childText(entry, 'guid') ?? childText(entry, 'id') ?? link;
  const title = htmlToText(getHtml(getChildren(entry, 'title')[0]));
  if (key === undefined) return 'it has neither an id nor a link, so that nothing would tell it from others';
  const baseUrl = options.origin ?? feed.url ?? link;
  const full = getChildren(entry, 'content:encoded')[0] ?? getChildren(entry, 'content')[0];
  const [group = entry] = getChildren(entry, 'media:group');
  const summary =
    getChildren(entry, 'description')[0] ??
    getChildren(entry, 'summary')[0] ??
    getChildren(group, 'media:description')[0];
  const body = getHtml(full) === '' ? getHtml(summary) : getHtml(full);
  if (full === undefined) onLost('the feed holds its summary only');
  const teaser = full === undefined ? '' : htmlToText(getHtml(summary));
  const dateText = getDateText(entry, 'pubDate', 'published', 'dc:date', 'updated', 'issued');
  const publishedAt = readDate(dateText, options.timeZone);
  if (publishedAt === undefined) onLost(explainNoDate(dateText));
  const media = readFeedMedia(entry, { body, baseUrl, onLost });
  const slug = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const isOwn = link !== undefined && (baseUrl === undefined || isOwnUrl(link, { baseUrl }));
  return toStoryDocument({
    source: { system: 'feed', id: key },
    site: options.site,
    path:
      (isOwn ? getPath(link) : undefined) ??
      `/${(publishedAt ?? '').slice(0, 10).replaceAll('-', '/')}/${slug === '' ? stableId(key) : slug}/`.replace(
        /^\/\/+/,
        '/',
      ),
    headline: escapeHtml(title),
    description: teaser === '' ? undefined : escapeHtml(teaser),
    language: feed.language?.split(/[-_]/)[0],
    publishedAt,
    modifiedAt: readDate(getDateText(entry, 'updated', 'atom:updated', 'modified'), options.timeZone),
    isPublished: true,
    authorIds: [],
    bylines: getBylines(entry, feed),
    tags: getTags(entry),
    sectionIds: [],
    image: media.image,
    elements: [...media.elements, ...convertHtml(body, { baseUrl, onLost })],
  });
}

async function* readItems(file: string, feed: Feed, options: SourceOptions): AsyncGenerator<SourceItem> {
  for await (const item of readXml(createReadStream(file))) {
    if (item.kind === 'problem') {
      yield {
        kind: item.isLoss ? 'rejected' : 'warning',
        file,
        path: `line ${item.line}`,
        reason: item.reason,
      };
      continue;
    }
    if (!isEntry(item.element)) continue;
    const place = { file, path: `line ${item.element.line}` };
    const notes = new Set<string>();
    const value = toStory(item.element, feed, options, (lost) => notes.add(lost));
    if (typeof value === 'string') {
      yield { kind: 'rejected', ...place, reason: value };
      continue;
    }
    for (const reason of notes) yield { kind: 'warning', ...place, reason };
    yield { kind: 'document', ...place, value };
  }
}

/** Opens a feed. @throws Error when the file cannot be read */
export async function openSyndication(file: string, options: SourceOptions): Promise<OpenedSource> {
  let stories = 0;
  let url: string | undefined;
  let language: string | undefined;
  const authors: XmlElement[] = [];
  for await (const item of readXml(createReadStream(file))) {
    if (item.kind === 'problem') continue;
    const { element } = item;
    if (isEntry(element)) stories += 1;
    else if (AUTHORS.includes(element.name)) authors.push(element);
    else if (element.name === 'language') language = getText(element).trim();
    else if (element.name === 'link' && (element.attributes['rel'] ?? 'alternate') === 'alternate') {
      const given = element.attributes['href'] ?? getText(element).trim();
      if (url === undefined && URL.canParse(given)) url = given;
    }
  }
  const feed: Feed = { url, language, stories, authors: readNames(authors) };
  return { stories, items: readItems(file, feed, options) };
}
