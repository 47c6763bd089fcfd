/** Converts a feed (RSS 2.0, RSS 1.0 or Atom) to ANS, for sites that have no export. */
import { createReadStream } from 'node:fs';
import { convertHtml, htmlToText } from '../html/convertHtml.ts';
import { escapeHtml } from '../html/inlineHtml.ts';
import { readOldPath } from '../readOldPath.ts';
import { slugify } from '../slugify.ts';
import type { SourceItem } from '../../import/ImportSource.ts';
import { stableId } from '../../import/prepareDocument.ts';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { createOldAddresses } from '../oldAddresses.ts';
import { toLanguageTag } from '../toLanguageTag.ts';
import { explainNoDate, readDate } from '../dates/readDate.ts';
import type { OpenedSource, SourceOptions } from '../SourceFormat.ts';
import { DRAFTS_LEFT_OUT, NO_TITLE, tagDocument, toStoryDocument } from '../storyParts.ts';
import { readXml } from '../xml/readXml.ts';
import { getChildren, childText, innerMarkup, getText } from '../xml/XmlElement.ts';
import type { XmlElement } from '../xml/XmlElement.ts';
import { isBloggerKind, readBloggerEntry } from './readBloggerEntry.ts';
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

/** Resolves the `xml:base` of an element. */
function getBase(element: XmlElement | undefined, outer: string | undefined): string | undefined {
  const base = element?.attributes['xml:base'];
  return base !== undefined && URL.canParse(base, outer) ? new URL(base, outer).href : outer;
}

/** Returns an id that is an address: in RSS one that is not said to be none, in Atom a URL. */
function getPermalink(entry: XmlElement): string | undefined {
  const [guid] = getChildren(entry, 'guid');
  const id = guid === undefined ? childText(entry, 'id') : getText(guid).trim();
  if (id === undefined || guid?.attributes['isPermaLink'] === 'false') return undefined;
  return /^https?:\/\//i.test(id) || (guid !== undefined && id.startsWith('/')) ? id : undefined;
}

const isAlternate = ({ attributes: { rel = 'alternate', href } }: XmlElement): boolean =>
  rel === 'alternate' && href !== undefined;

/** Returns the address of an entry, made absolute where its base is known. */
function getLink(entry: XmlElement, base: string | undefined): string | undefined {
  const links = getChildren(entry, 'link');
  const atom = links.find(isAlternate);
  const given =
    childText(entry, 'feedburner:origLink') ??
    atom?.attributes['href'] ??
    childText(entry, 'link') ??
    getChildren(entry, 'atom:link').find(isAlternate)?.attributes['href'] ??
    getPermalink(entry);
  const from = getBase(atom ?? links[0], base);
  return given !== undefined && URL.canParse(given, from) ? new URL(given, from).href : given;
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
  const texts = getChildren(entry, 'category')
    .filter((category) => !isBloggerKind(category))
    .map(
      ({ attributes, ...element }) =>
        attributes['label'] ?? attributes['term'] ?? getText({ attributes, ...element }).trim(),
    );
  return [...new Set(texts.filter((text) => text !== ''))].map((text) => ({ slug: slugify(text), text }));
}

/** The element with the whole text of an entry, and that with its summary. */
interface EntryTexts {
  readonly full: XmlElement | undefined;
  readonly summary: XmlElement | undefined;
}

function getTexts(entry: XmlElement): EntryTexts {
  const [group = entry] = getChildren(entry, 'media:group');
  return {
    full: getChildren(entry, 'content:encoded')[0] ?? getChildren(entry, 'content')[0],
    summary:
      getChildren(entry, 'description')[0] ??
      getChildren(entry, 'summary')[0] ??
      getChildren(group, 'media:description')[0],
  };
}

/** Returns the base of the links in a text: its own, that of the entry or the feed, the entry's page, the site. */
function getTextBase(text: XmlElement | undefined, entryBase: string | undefined, page: string | undefined) {
  const [wrapper] = text === undefined ? [] : getChildren(text, 'div');
  return getBase(wrapper, getBase(text, entryBase ?? page));
}

/** Returns the language of an entry: of its text, of itself or its feed by `xml:lang`, or by an element. */
function getLanguage(entry: XmlElement, { full, summary }: EntryTexts, feed: Feed): string | undefined {
  const places = [full ?? summary, getChildren(entry, 'title')[0], entry];
  const said = places.map((place) => place?.attributes['xml:lang']).find(Boolean);
  return toLanguageTag(said ?? childText(entry, 'dc:language') ?? feed.language);
}

/** Returns the path for an entry whose old one cannot be kept: its date and the words of its title. */
function toNewPath(title: string, publishedAt: string | undefined, key: string): string {
  const date = (publishedAt ?? '').slice(0, 10).replaceAll('-', '/');
  return `/${date}/${slugify(title) || stableId(key)}/`.replace(/^\/\/+/, '/');
}

/** An id that no other site uses: an address, or one of the schemes for ids, such as `tag:` and `urn:`. */
const GLOBAL_ID = /^[a-z][a-z0-9+.-]*:\S|[0-9a-f]{8}-[0-9a-f]{4}-|^[0-9a-f]{16,}$/i;

/** Returns what tells an entry from others. A short id, such as a number, is unique on its own site only. */
function getKey(
  entry: XmlElement,
  link: string | undefined,
  siteUrl: string | undefined,
): string | undefined {
  const key = childText(entry, 'guid') ?? childText(entry, 'id') ?? childText(entry, 'link') ?? link;
  if (key === undefined || GLOBAL_ID.test(key) || siteUrl === undefined || !URL.canParse(siteUrl)) return key;
  return `${new URL(siteUrl).host} ${key}`;
}

function toStory(
  entry: XmlElement,
  feed: Feed,
  options: SourceOptions,
  onLost: (reason: string) => void,
): JsonObject | string {
  const siteUrl = options.origin ?? feed.url;
  const entryBase = getBase(entry, undefined);
  const { kind, isDraft, path: ownPath } = readBloggerEntry(entry);
  const link = getLink(entry, entryBase ?? siteUrl) ?? ownPath;
  const key = getKey(entry, link, siteUrl);
  const title = htmlToText(getHtml(getChildren(entry, 'title')[0]));
  if (key === undefined) return 'it has neither an id nor a link, so that nothing would tell it from others';
  const texts = getTexts(entry);
  const { full, summary } = texts;
  const page = link !== undefined && URL.canParse(link) ? link : siteUrl;
  const baseUrl = getTextBase(getHtml(full) === '' ? summary : full, entryBase, page);
  const body = getHtml(full) === '' ? getHtml(summary) : getHtml(full);
  if (full === undefined) onLost('the feed holds its summary only');
  const teaser = full === undefined ? '' : htmlToText(getHtml(summary));
  const dateText = getDateText(entry, 'pubDate', 'published', 'dc:date', 'updated', 'issued');
  const publishedAt = readDate(dateText, options.timeZone);
  if (publishedAt === undefined) onLost(explainNoDate(dateText));
  // The base of the text is not that of what stands beside it.
  const media = readFeedMedia(entry, { body, baseUrl: entryBase ?? page, onLost });
  const old = readOldPath(link, { siteUrl });
  if (old.kind === 'lost') onLost(old.reason);
  if (title === '') onLost(NO_TITLE);
  return toStoryDocument({
    source: { system: 'feed', id: key },
    subtype: kind === 'page' ? 'page' : undefined,
    site: options.site,
    path: old.kind === 'kept' ? old.path : toNewPath(title, publishedAt, key),
    headline: escapeHtml(title),
    description: teaser === '' ? undefined : escapeHtml(teaser),
    language: getLanguage(entry, texts, feed),
    publishedAt,
    modifiedAt: readDate(getDateText(entry, 'updated', 'atom:updated', 'modified'), options.timeZone),
    isPublished: !isDraft,
    authorIds: [],
    bylines: getBylines(entry, feed),
    tags: getTags(entry),
    sectionIds: [],
    image: media.image,
    elements: [...media.elements, ...convertHtml(body, { baseUrl, siteUrl: siteUrl ?? baseUrl, onLost })],
  });
}

interface Reading {
  readonly file: string;
  readonly feed: Feed;
  readonly options: SourceOptions;
  /** The number of entries that are left out, by their kind in words. */
  readonly leftOut: Map<string, number>;
  /** The tags of a Blogger export by slug. */
  readonly labels: Map<string, string>;
}

/** Returns why an entry is not imported; undefined when it is. */
function reasonToLeave(entry: XmlElement, { hasDrafts }: SourceOptions): string | undefined {
  const { isStory, isDraft, kind } = readBloggerEntry(entry);
  if (!isStory) return `entries of the kind "${kind ?? ''}"`;
  return isDraft && !hasDrafts ? DRAFTS_LEFT_OUT : undefined;
}

function* entryItems(entry: XmlElement, reading: Reading): Generator<SourceItem> {
  const { file, feed, options, leftOut, labels } = reading;
  const reason = reasonToLeave(entry, options);
  if (reason !== undefined) {
    leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
    return;
  }
  const place = { file, path: `line ${entry.line}` };
  const notes = new Set<string>();
  const value = toStory(entry, feed, options, (lost) => notes.add(lost));
  if (typeof value === 'string') {
    yield { kind: 'rejected', ...place, reason: value };
    return;
  }
  if (readBloggerEntry(entry).kind !== undefined)
    for (const { slug, text } of getTags(entry)) labels.set(slug, text);
  const title = htmlToText(getHtml(getChildren(entry, 'title')[0])).slice(0, 80);
  for (const note of notes)
    yield { kind: 'warning', ...place, reason: title === '' ? note : `"${title}": ${note}` };
  yield { kind: 'document', ...place, value };
}

/** Yields the tags of a Blogger export, and redirects from the pages that Blogger had for them. */
function* labelItems({ file, feed, options, labels }: Reading): Generator<SourceItem> {
  const place = { file, path: 'line 1' };
  const oldAddresses = createOldAddresses();
  for (const [slug, text] of labels) {
    yield { kind: 'document', ...place, value: tagDocument({ slug, text }) };
    oldAddresses.add(`/search/label/${encodeURIComponent(text.toWellFormed())}`, `/tags/${slug}/`);
  }
  const siteUrl = options.origin ?? feed.url;
  const host = siteUrl !== undefined && URL.canParse(siteUrl) ? new URL(siteUrl).hostname : options.site;
  const list = oldAddresses.toList(`blogger-${host}`);
  if (list !== undefined) yield { kind: 'document', ...place, value: list };
}

async function* readItems(reading: Reading): AsyncGenerator<SourceItem> {
  const { file, leftOut } = reading;
  for await (const item of readXml(createReadStream(file))) {
    if (item.kind === 'problem') {
      const { isLoss, line, reason } = item;
      yield { kind: isLoss ? 'rejected' : 'warning', file, path: `line ${line}`, reason };
    } else if (isEntry(item.element)) yield* entryItems(item.element, reading);
  }
  yield* labelItems(reading);
  for (const [kind, count] of leftOut)
    yield { kind: 'warning', file, path: 'line 1', reason: `left out, ${kind}: ${count}` };
}

/** Opens a feed. @throws Error when the file cannot be read */
export async function openSyndication(file: string, options: SourceOptions): Promise<OpenedSource> {
  let stories = 0;
  let url: string | undefined;
  let base = options.origin;
  let language: string | undefined;
  const authors: XmlElement[] = [];
  for await (const item of readXml(createReadStream(file))) {
    if (item.kind === 'problem') continue;
    const { element } = item;
    base ??= element.attributes['xml:base'];
    if (isEntry(element)) stories += reasonToLeave(element, options) === undefined ? 1 : 0;
    else if (AUTHORS.includes(element.name)) authors.push(element);
    else if (element.name === 'language') language = getText(element).trim();
    else if (element.name === 'link' && (element.attributes['rel'] ?? 'alternate') === 'alternate') {
      const given = element.attributes['href'] ?? getText(element).trim();
      if (url === undefined && URL.canParse(given, base)) url = new URL(given, base).href;
    }
  }
  const feed: Feed = { url: url ?? base, language, stories, authors: readNames(authors) };
  return { stories, items: readItems({ file, feed, options, leftOut: new Map(), labels: new Map() }) };
}
