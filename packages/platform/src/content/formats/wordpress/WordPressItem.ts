/** An `<item>` of a WordPress export (WXR): a post, a page, a file or something of a plugin. */
import { htmlToText } from '../html/convertHtml.ts';
import { childrenOf, childText, textOf } from '../xml/XmlElement.ts';
import type { XmlElement } from '../xml/XmlElement.ts';

export interface WordPressTerm {
  readonly slug: string;
  readonly name: string;
}

export interface WordPressItem {
  readonly line: number;
  readonly id: string;
  /** `post`, `page`, `attachment` and whatever plugins add. */
  readonly type: string;
  readonly status: string;
  readonly title: string;
  readonly link: string | undefined;
  readonly slug: string | undefined;
  /** Login of the author. */
  readonly creator: string | undefined;
  /** HTML. */
  readonly content: string;
  readonly excerpt: string | undefined;
  /** ISO 8601. */
  readonly publishedAt: string | undefined;
  readonly modifiedAt: string | undefined;
  readonly parentId: string | undefined;
  readonly attachmentUrl: string | undefined;
  readonly isProtected: boolean;
  readonly comments: number;
  readonly categories: readonly WordPressTerm[];
  readonly tags: readonly WordPressTerm[];
  /** Those of a plugin for several authors. */
  readonly coauthors: readonly WordPressTerm[];
  readonly meta: ReadonlyMap<string, readonly string[]>;
}

/** `2024-05-03 10:00:00` in UTC, as ISO 8601; nothing for the zeros that stand for no date. */
function toIso(text: string | undefined): string | undefined {
  if (text === undefined || text.startsWith('0000')) return undefined;
  const time = Date.parse(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : text,
  );
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function termsOf(element: XmlElement, domain: string): readonly WordPressTerm[] {
  return childrenOf(element, 'category')
    .filter(({ attributes }) => attributes['domain'] === domain)
    .flatMap((term) => {
      const name = htmlToText(textOf(term));
      const slug = term.attributes['nicename'] ?? name;
      return slug === '' ? [] : [{ slug, name: name === '' ? slug : name }];
    });
}

function metaOf(element: XmlElement): ReadonlyMap<string, readonly string[]> {
  const meta = new Map<string, string[]>();
  for (const entry of childrenOf(element, 'wp:postmeta')) {
    const key = childText(entry, 'wp:meta_key');
    const value = childText(entry, 'wp:meta_value');
    if (key === undefined || value === undefined) continue;
    meta.set(key, [...(meta.get(key) ?? []), value]);
  }
  return meta;
}

function rawText(element: XmlElement, name: string): string {
  const [child] = childrenOf(element, name);
  return child === undefined ? '' : textOf(child);
}

/** Reads an item; one without an id is not one of WordPress's. */
export function readWordPressItem(element: XmlElement): WordPressItem | undefined {
  const id = childText(element, 'wp:post_id');
  if (id === undefined) return undefined;
  const parentId = childText(element, 'wp:post_parent');
  return {
    line: element.line,
    id,
    type: childText(element, 'wp:post_type') ?? 'post',
    status: childText(element, 'wp:status') ?? 'publish',
    title: childText(element, 'title') ?? '',
    link: childText(element, 'link'),
    slug: childText(element, 'wp:post_name'),
    creator: childText(element, 'dc:creator'),
    content: rawText(element, 'content:encoded'),
    excerpt: childText(element, 'excerpt:encoded'),
    publishedAt:
      toIso(childText(element, 'wp:post_date_gmt')) ??
      toIso(childText(element, 'pubDate')) ??
      toIso(childText(element, 'wp:post_date')),
    modifiedAt: toIso(childText(element, 'wp:post_modified_gmt')),
    parentId: parentId === '0' ? undefined : parentId,
    attachmentUrl: childText(element, 'wp:attachment_url'),
    isProtected: childText(element, 'wp:post_password') !== undefined,
    comments: childrenOf(element, 'wp:comment').length,
    categories: termsOf(element, 'category'),
    tags: termsOf(element, 'post_tag'),
    coauthors: termsOf(element, 'author'),
    meta: metaOf(element),
  };
}
