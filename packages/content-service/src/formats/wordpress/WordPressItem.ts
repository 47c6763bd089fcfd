/** Reads an `<item>` of a WordPress export (WXR): a post, a page, an attachment or an item of a plugin. */
import { detachText } from '../../import/detachText.ts';
import { htmlToText } from '../html/convertHtml.ts';
import { readDate } from '../dates/readDate.ts';
import { toTermSlug } from './toTermSlug.ts';
import { getChildren, childText, getText } from '../xml/XmlElement.ts';
import type { XmlElement } from '../xml/XmlElement.ts';

export interface WordPressTerm {
  readonly slug: string;
  readonly name: string;
}

export interface WordPressItem {
  readonly line: number;
  readonly id: string;
  /** The type: `post`, `page`, `attachment` or one that a plugin added. */
  readonly type: string;
  readonly status: string;
  readonly title: string;
  /** The address on the old site, which may be relative. */
  readonly link: string | undefined;
  /** The language by a plugin for several languages, such as `ar` or `cy_GB`. */
  readonly language: string | undefined;
  readonly slug: string | undefined;
  /** The login of the author. */
  readonly creator: string | undefined;
  /** The body, as HTML. */
  readonly content: string;
  readonly excerpt: string | undefined;
  /** The time of publication, ISO 8601; `modifiedAt` has the same format. */
  readonly publishedAt: string | undefined;
  readonly modifiedAt: string | undefined;
  /** A date of the item that cannot be read or that no calendar has. */
  readonly oddDate: string | undefined;
  readonly parentId: string | undefined;
  readonly attachmentUrl: string | undefined;
  readonly isProtected: boolean;
  readonly comments: number;
  readonly categories: readonly WordPressTerm[];
  readonly tags: readonly WordPressTerm[];
  /** The authors by a plugin for several authors. */
  readonly coauthors: readonly WordPressTerm[];
  readonly meta: ReadonlyMap<string, readonly string[]>;
}

interface ItemDates {
  readonly publishedAt: string | undefined;
  readonly modifiedAt: string | undefined;
  readonly oddDate: string | undefined;
}

/** Reads the dates of an item. `0000-00-00 …` means no date; those of local time are in the zone of the site. */
function readDates(element: XmlElement, timeZone: string | undefined): ItemDates {
  const odd: string[] = [];
  const read = (name: string, zone?: string): string | undefined => {
    const text = childText(element, name);
    if (text === undefined || text.startsWith('0000')) return undefined;
    const date = readDate(text, zone);
    // An item that was never published has a date of publication before the era.
    if (date === undefined && !text.includes('-0001')) odd.push(text);
    return date;
  };
  const publishedAt = read('wp:post_date_gmt') ?? read('pubDate', timeZone) ?? read('wp:post_date', timeZone);
  const modifiedAt = read('wp:post_modified_gmt') ?? read('wp:post_modified', timeZone);
  return { publishedAt, modifiedAt, oddDate: odd[0] };
}

function getTerms(element: XmlElement, domain: string): readonly WordPressTerm[] {
  return getChildren(element, 'category')
    .filter(({ attributes }) => attributes['domain'] === domain)
    .flatMap((term) => {
      const name = htmlToText(getText(term));
      const slug = detachText(toTermSlug(term.attributes['nicename'] ?? name));
      return slug === '' ? [] : [{ slug, name: name === '' ? slug : name }];
    });
}

function getMeta(element: XmlElement): ReadonlyMap<string, readonly string[]> {
  const meta = new Map<string, string[]>();
  for (const entry of getChildren(element, 'wp:postmeta')) {
    const key = childText(entry, 'wp:meta_key');
    const value = childText(entry, 'wp:meta_value');
    if (key === undefined || value === undefined) continue;
    meta.set(key, [...(meta.get(key) ?? []), value]);
  }
  return meta;
}

/** The fields in which plugins for several languages store that of a post: WPML, Bogo. */
const LANGUAGE_FIELDS: readonly string[] = ['_wpml_import_language_code', '_wpml_language', '_locale'];

/** Finds the language of a post: a term, as Polylang stores it, or a field. */
function getLanguage(element: XmlElement, meta: ReadonlyMap<string, readonly string[]>): string | undefined {
  const [term] = getTerms(element, 'language');
  return term?.slug ?? LANGUAGE_FIELDS.flatMap((name) => meta.get(name) ?? [])[0];
}

/** Finds the address in an id that is one; ids such as `/?p=12` are of no use. */
function findPermalink(element: XmlElement): string | undefined {
  const id = childText(element, 'guid') ?? '';
  return /^https?:\/\/[^?#]*$/i.test(id) ? id : undefined;
}

function rawText(element: XmlElement, name: string): string {
  const [child] = getChildren(element, name);
  return child === undefined ? '' : getText(child);
}

/** Reads an item; undefined when it has no `wp:post_id`, because then it is not an item of WordPress. */
export function readWordPressItem(element: XmlElement, timeZone?: string): WordPressItem | undefined {
  const id = childText(element, 'wp:post_id');
  if (id === undefined) return undefined;
  const parentId = childText(element, 'wp:post_parent');
  const meta = getMeta(element);
  return {
    line: element.line,
    id,
    type: childText(element, 'wp:post_type') ?? 'post',
    status: childText(element, 'wp:status') ?? 'publish',
    title: childText(element, 'title') ?? '',
    link: childText(element, 'link') ?? findPermalink(element),
    slug: childText(element, 'wp:post_name'),
    creator: childText(element, 'dc:creator'),
    content: rawText(element, 'content:encoded'),
    excerpt: childText(element, 'excerpt:encoded'),
    ...readDates(element, timeZone),
    parentId: parentId === '0' ? undefined : parentId,
    attachmentUrl: childText(element, 'wp:attachment_url'),
    isProtected: childText(element, 'wp:post_password') !== undefined,
    comments: getChildren(element, 'wp:comment').length,
    categories: getTerms(element, 'category'),
    tags: getTerms(element, 'post_tag'),
    coauthors: getTerms(element, 'author'),
    meta,
    language: getLanguage(element, meta),
  };
}
