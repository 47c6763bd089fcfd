/**
 * The first pass over a WordPress export. It collects everything that stories refer to and that may follow them in the
 * file.
 */
import { createReadStream } from 'node:fs';
import { htmlToText } from '../html/convertHtml.ts';
import { imageElement } from '../html/elements.ts';
import { stableId } from '../../import/prepareDocument.ts';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { SourceNote } from '../../import/ImportSource.ts';
import type { Category } from '../sections.ts';
import type { SourceOptions } from '../SourceFormat.ts';
import { readXml } from '../xml/readXml.ts';
import { childText, getText } from '../xml/XmlElement.ts';
import type { XmlElement } from '../xml/XmlElement.ts';
import { toTermSlug } from './toTermSlug.ts';
import { readWordPressItem } from './WordPressItem.ts';
import type { WordPressItem, WordPressTerm } from './WordPressItem.ts';

export interface WordPressAuthor {
  readonly login: string;
  readonly name: string;
  readonly first: string | undefined;
  readonly last: string | undefined;
}

/** The contents of an export except its stories. */
export interface WordPressLibrary {
  readonly title: string;
  /** The URL of the old site, with a trailing slash. */
  readonly baseUrl: string | undefined;
  readonly language: string | undefined;
  /** The authors by login. */
  readonly authors: Map<string, WordPressAuthor>;
  /** The categories by slug; `tags` too is keyed by slug. */
  readonly categories: Map<string, Category>;
  readonly tags: Map<string, WordPressTerm>;
  /** The slugs of categories whose slug is a name in the export, by that name in lower case. */
  readonly slugsByName: Map<string, string>;
  /** The slugs of those categories by the other slugs that stories use for them. */
  readonly otherSlugs: Map<string, string>;
  /** The images by their id on the old site. */
  readonly images: Map<string, JsonObject>;
  /** The ids of images by the key of the file's URL, see `toFileKey`. */
  readonly idsByUrl: Map<string, string>;
  /** The ids of images by the id of the post that they were uploaded to. */
  readonly idsByPost: Map<string, string[]>;
  /** The attachment pages, with the posts that they belong to. */
  readonly attachmentPages: { readonly link: string; readonly parentId: string | undefined }[];
  /** The bodies of synced patterns, by id. */
  readonly patterns: Map<string, string>;
  readonly stories: number;
  readonly notes: readonly SourceNote[];
}

/** The address of an image; one without an ending is an image too, as media hosts leave it out. */
const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)|^[^?#]*\/[^./?#]+(?:[?#]|$)/i;

/** Returns a URL without scheme, `www.`, query, and the suffix that WordPress adds to the name of a resized copy. */
export function toFileKey(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/-\d{2,5}x\d{2,5}(?=\.\w+$)/, '')
    .replace(/-scaled(?=\.\w+$)/, '');
}

function addImage(library: WordPressLibrary, item: WordPressItem, url: string): void {
  const [alt] = item.meta.get('_wp_attachment_image_alt') ?? [];
  const id = stableId(`wordpress ${library.baseUrl ?? ''} image ${item.id}`);
  const caption = item.excerpt === undefined ? undefined : htmlToText(item.excerpt);
  library.images.set(item.id, imageElement({ id, url, alt, caption }));
  library.idsByUrl.set(toFileKey(url), item.id);
  const { parentId } = item;
  if (parentId === undefined) return;
  const siblings = library.idsByPost.get(parentId);
  if (siblings === undefined) library.idsByPost.set(parentId, [item.id]);
  else siblings.push(item.id);
}

function addAttachment(library: WordPressLibrary, item: WordPressItem, note: (reason: string) => void): void {
  const { attachmentUrl, link, parentId } = item;
  if (link !== undefined) library.attachmentPages.push({ link, parentId });
  if (attachmentUrl === undefined) return;
  if (IMAGE_FILE.test(attachmentUrl)) addImage(library, item, attachmentUrl);
  else note(`the file ${attachmentUrl} is no image and stays where it is; links to it lead there`);
}

function addAuthor(library: WordPressLibrary, element: XmlElement): void {
  const login = childText(element, 'wp:author_login');
  if (login === undefined) return;
  const name = childText(element, 'wp:author_display_name') ?? login;
  const first = childText(element, 'wp:author_first_name');
  library.authors.set(login, { login, name, first, last: childText(element, 'wp:author_last_name') });
}

function addCategory(library: WordPressLibrary, element: XmlElement): void {
  const given = childText(element, 'wp:category_nicename') ?? childText(element, 'wp:cat_name');
  if (given === undefined) return;
  const slug = toTermSlug(given);
  const name = htmlToText(childText(element, 'wp:cat_name') ?? given);
  const parent = childText(element, 'wp:category_parent');
  if (slug !== given) library.slugsByName.set(name.toLowerCase(), slug);
  library.categories.set(slug, {
    id: childText(element, 'wp:term_id'),
    slug,
    name,
    parent: parent === undefined ? undefined : toTermSlug(parent),
    description: childText(element, 'wp:category_description'),
  });
}

function addTag(library: WordPressLibrary, element: XmlElement): void {
  const slug = toTermSlug(childText(element, 'wp:tag_slug') ?? '');
  if (slug !== '')
    library.tags.set(slug, { slug, name: htmlToText(childText(element, 'wp:tag_name') ?? slug) });
}

/** Adds the categories, tags and co-authors that only a story names, as in an export of selected posts. */
function addTerms(library: WordPressLibrary, { categories, tags, coauthors }: WordPressItem): void {
  for (const { slug, name } of categories) {
    if (library.categories.has(slug)) continue;
    const known = library.slugsByName.get(name.toLowerCase());
    if (known !== undefined) library.otherSlugs.set(slug, known);
    else
      library.categories.set(slug, { id: undefined, slug, name, parent: undefined, description: undefined });
  }
  for (const tag of tags) if (!library.tags.has(tag.slug)) library.tags.set(tag.slug, tag);
  for (const { slug, name } of coauthors) {
    const login = slug.replace(/^cap-/, '');
    if (!library.authors.has(login))
      library.authors.set(login, { login, name, first: undefined, last: undefined });
  }
}

const isWeb = (url: string | undefined): url is string =>
  url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url);

const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`);

/** Returns whether an item becomes a story: a post, a page, or one of the types that a person names. */
export const isStory = ({ type }: WordPressItem, types: readonly string[] = []): boolean =>
  type === 'post' || type === 'page' || types.includes(type);

/** Scans an export. The origin of the options takes precedence over that of the export. */
export async function scanExport(
  file: string,
  { origin, types }: Pick<SourceOptions, 'origin' | 'types'>,
): Promise<WordPressLibrary> {
  const head: Record<string, string> = {};
  const notes: SourceNote[] = [];
  let stories = 0;
  let library: WordPressLibrary = {
    title: '',
    baseUrl: origin === undefined ? undefined : withSlash(origin),
    language: undefined,
    authors: new Map(),
    categories: new Map(),
    tags: new Map(),
    slugsByName: new Map(),
    otherSlugs: new Map(),
    images: new Map(),
    idsByUrl: new Map(),
    idsByPost: new Map(),
    attachmentPages: [],
    patterns: new Map(),
    stories,
    notes,
  };
  const readHead = (): void => {
    const base = head['wp:base_blog_url'] ?? head['link'] ?? head['wp:base_site_url'];
    const baseUrl = library.baseUrl ?? (isWeb(base) ? withSlash(base) : undefined);
    library = { ...library, title: head['title'] ?? '', baseUrl, language: head['language'] };
  };
  for await (const item of readXml(createReadStream(file))) {
    if (item.kind === 'problem') continue;
    const { element } = item;
    const note = (reason: string): void => void notes.push({ file, path: `line ${element.line}`, reason });
    if (element.name === 'wp:author') addAuthor(library, element);
    else if (element.name === 'wp:category') addCategory(library, element);
    else if (element.name === 'wp:tag') addTag(library, element);
    else if (element.name !== 'item') head[element.name] ??= getText(element).trim();
    else {
      if (library.title === '') readHead();
      const read = readWordPressItem(element);
      if (read?.type === 'attachment') addAttachment(library, read, note);
      else if (read?.type === 'wp_block') library.patterns.set(read.id, read.content);
      else if (read !== undefined && isStory(read, types)) {
        addTerms(library, read);
        stories += 1;
      }
    }
  }
  readHead();
  return { ...library, stories };
}
