/**
 * The first pass over a WordPress export. It collects everything that stories refer to and that may follow them in the
 * file, or stand in another file of the same export, or in one that was imported before.
 */
import { createReadStream } from 'node:fs';
import { htmlToText } from '../html/convertHtml.ts';
import { imageElement } from '../html/elements.ts';
import { stableId } from '../../import/prepareDocument.ts';
import { compact, objectAt, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { SourceNote } from '../../import/ImportSource.ts';
import type { Category } from '../sections.ts';
import { createReferenceCollector } from '../references/ReferenceStore.ts';
import type { ReferenceCollector, References } from '../references/ReferenceStore.ts';
import type { SourceOptions } from '../SourceFormat.ts';
import { readXml } from '../xml/readXml.ts';
import { childText, getText } from '../xml/XmlElement.ts';
import type { XmlElement } from '../xml/XmlElement.ts';
import { toTermSlug } from './toTermSlug.ts';
import { decodeSlug } from './decodeSlug.ts';
import { toPath } from './storyPath.ts';
import { readWordPressItem } from './WordPressItem.ts';
import type { WordPressItem, WordPressTerm } from './WordPressItem.ts';
import { explainOther } from './explainOther.ts';

export interface WordPressAuthor {
  readonly login: string;
  readonly name: string;
  readonly first: string | undefined;
  readonly last: string | undefined;
}

/** The head of an export. */
export interface WordPressHead {
  readonly title: string;
  /** The URL of the old site, with a trailing slash. */
  readonly baseUrl: string | undefined;
  readonly language: string | undefined;
}

/** The contents of the files of an export except its stories. */
export interface WordPressLibrary extends WordPressHead {
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
  /** The paths of the published stories, of these files and of earlier imports, by their id on the old site. */
  readonly paths: Map<string, string>;
  /** The attachment pages that were imported before, with the posts that they belong to. */
  readonly earlierPages: { readonly link: string; readonly parentId: string | undefined }[];
  /** The terms and co-authors that stories name; those that nothing declares are added last. */
  readonly named: {
    readonly categories: Map<string, WordPressTerm>;
    readonly tags: Map<string, WordPressTerm>;
    readonly coauthors: Map<string, WordPressTerm>;
  };
  /** The last file that has a story, by the key of the story, see `toStoryKey`. */
  readonly fileOfStory: Map<string, string>;
  /** What these files bring, for later imports. */
  readonly brought: ReferenceCollector;
  readonly notes: SourceNote[];
}

/** The references are sorted by these kinds. */
const KINDS = {
  image: 'image',
  category: 'category',
  author: 'author',
  page: 'page',
  pattern: 'pattern',
  path: 'path',
} as const;

/** Returns whether an entry is in these files, rather than from an earlier import. */
export const isBrought = (
  { brought }: WordPressLibrary,
  [kind, id]: readonly [keyof typeof KINDS, string],
): boolean => brought.references.get(kind)?.has(id) === true;

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

/** Returns the id of an attachment; with its address where these files have another one with the same id. */
function toImageId({ brought }: WordPressLibrary, { id }: WordPressItem, url: string): string {
  const known = textAt(brought.references.get(KINDS.image)?.get(id), 'url');
  return known === undefined || known === url ? id : `${id} ${url}`;
}

function addImage(library: WordPressLibrary, item: WordPressItem, url: string): void {
  const imageId = toImageId(library, item, url);
  const [alt] = item.meta.get('_wp_attachment_image_alt') ?? [];
  const id = stableId(`wordpress ${library.baseUrl ?? ''} image ${imageId}`);
  const caption = item.excerpt === undefined ? undefined : htmlToText(item.excerpt);
  const { parentId } = item;
  const image = imageElement({ id, url, alt, caption });
  library.brought.add(KINDS.image, imageId, { image, url, ...(parentId !== undefined && { parentId }) });
  placeImage(library, { id: imageId, image, url, parentId });
}

interface PlacedImage {
  /** The id on the old site; `parentId` is that of the post that the image was uploaded to. */
  readonly id: string;
  readonly image: JsonObject;
  readonly url: string;
  readonly parentId: string | undefined;
}

function placeImage(library: WordPressLibrary, { id, image, url, parentId }: PlacedImage): void {
  const isKnown = library.images.has(id);
  library.images.set(id, image);
  library.idsByUrl.set(toFileKey(url), id);
  if (parentId === undefined || isKnown) return;
  const siblings = library.idsByPost.get(parentId);
  if (siblings === undefined) library.idsByPost.set(parentId, [id]);
  else siblings.push(id);
}

function addAttachment(
  library: WordPressLibrary,
  item: WordPressItem,
  record: (reason: string) => void,
): void {
  const { attachmentUrl, link, parentId } = item;
  if (link !== undefined) {
    library.attachmentPages.push({ link, parentId });
    if (parentId !== undefined) library.brought.add(KINDS.page, link, { parentId });
  }
  if (attachmentUrl === undefined) return;
  if (IMAGE_FILE.test(attachmentUrl)) addImage(library, item, attachmentUrl);
  else record(`the file ${attachmentUrl} is no image and stays where it is; links to it lead there`);
}

function addAuthor(library: WordPressLibrary, element: XmlElement): void {
  const login = childText(element, 'wp:author_login');
  if (login === undefined) return;
  library.brought.add(KINDS.author, login, {});
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
  const isSlug = slug === decodeSlug(given);
  if (!isSlug) library.slugsByName.set(name.toLowerCase(), slug);
  const category = {
    id: childText(element, 'wp:term_id'),
    slug,
    name,
    parent: parent === undefined ? undefined : toTermSlug(parent),
    description: childText(element, 'wp:category_description'),
  };
  library.categories.set(slug, category);
  library.brought.add(KINDS.category, slug, { ...compact(category), isSlug });
}

function addTag(library: WordPressLibrary, element: XmlElement): void {
  const slug = toTermSlug(childText(element, 'wp:tag_slug') ?? '');
  if (slug !== '')
    library.tags.set(slug, { slug, name: htmlToText(childText(element, 'wp:tag_name') ?? slug) });
}

/** Adds the path of a story. What belongs to an id belongs to the first item of these files that has it. */
function addPath(library: WordPressLibrary, item: WordPressItem): void {
  if (item.status !== 'publish' || item.isProtected || isBrought(library, ['path', item.id])) return;
  const path = toPath(item, library);
  library.paths.set(item.id, path);
  library.brought.add(KINDS.path, item.id, { path });
}

/** Collects the categories, tags and co-authors that a story names. */
function collectTerms({ named }: WordPressLibrary, { categories, tags, coauthors }: WordPressItem): void {
  for (const category of categories) named.categories.set(category.slug, category);
  for (const tag of tags) if (!named.tags.has(tag.slug)) named.tags.set(tag.slug, tag);
  for (const coauthor of coauthors) named.coauthors.set(coauthor.slug, coauthor);
}

/** Adds the categories, tags and co-authors that only a story names, as in an export of selected posts. */
export function addNamedTerms(library: WordPressLibrary): void {
  const { categories, tags, authors, named, brought } = library;
  for (const { slug, name } of named.categories.values()) {
    if (categories.has(slug)) continue;
    const known = library.slugsByName.get(name.toLowerCase());
    if (known !== undefined) library.otherSlugs.set(slug, known);
    else {
      categories.set(slug, { id: undefined, slug, name, parent: undefined, description: undefined });
      brought.add(KINDS.category, slug, { slug, name, isSlug: true });
    }
  }
  for (const tag of named.tags.values()) if (!tags.has(tag.slug)) tags.set(tag.slug, tag);
  for (const { slug, name } of named.coauthors.values()) {
    const login = slug.replace(/^cap-/, '');
    if (authors.has(login)) continue;
    authors.set(login, { login, name, first: undefined, last: undefined });
    brought.add(KINDS.author, login, {});
  }
}

const isWeb = (url: string | undefined): url is string =>
  url !== undefined && /^https?:\/\//i.test(url) && URL.canParse(url);

const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`);

/** Returns whether an item becomes a story: a post, a page, or one of the types that a person names. */
export const isStory = ({ type }: WordPressItem, types: readonly string[] = []): boolean =>
  type === 'post' || type === 'page' || types.includes(type);

/** Returns what parts of one export have in common of a story: items that only share an id were written at different times. */
export const toStoryKey = ({ type, id, publishedAt }: WordPressItem): string =>
  `${type} ${id} ${publishedAt ?? ''}`;

/** Creates a library with what earlier imports of the same site brought. */
export function createLibrary(head: WordPressHead, earlier: References): WordPressLibrary {
  const library: WordPressLibrary = {
    ...head,
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
    paths: new Map(),
    earlierPages: [],
    named: { categories: new Map(), tags: new Map(), coauthors: new Map() },
    fileOfStory: new Map(),
    brought: createReferenceCollector(),
    notes: [],
  };
  const each = (kind: string) => earlier.get(kind) ?? new Map<string, JsonObject>();
  for (const [id, body] of each(KINDS.image)) {
    const [image, url] = [objectAt(body, 'image'), textAt(body, 'url')];
    if (image !== undefined && url !== undefined)
      placeImage(library, { id, image, url, parentId: textAt(body, 'parentId') });
  }
  for (const [slug, body] of each(KINDS.category)) {
    const name = textAt(body, 'name') ?? slug;
    if (body.isSlug === false) library.slugsByName.set(name.toLowerCase(), slug);
    library.categories.set(slug, {
      id: textAt(body, 'id'),
      slug,
      name,
      parent: textAt(body, 'parent'),
      description: textAt(body, 'description'),
    });
  }
  for (const login of each(KINDS.author).keys())
    library.authors.set(login, { login, name: login, first: undefined, last: undefined });
  for (const [link, body] of each(KINDS.page))
    library.earlierPages.push({ link, parentId: textAt(body, 'parentId') });
  for (const [id, body] of each(KINDS.pattern)) library.patterns.set(id, textAt(body, 'content') ?? '');
  for (const [id, body] of each(KINDS.path)) library.paths.set(id, textAt(body, 'path') ?? '/');
  return library;
}

/** Reads the head of an export. The origin of the options takes precedence over that of the export. */
export async function readHead(
  file: string,
  { origin }: Pick<SourceOptions, 'origin'>,
): Promise<WordPressHead> {
  const head: Record<string, string> = {};
  let isExport = false;
  for await (const item of readXml(createReadStream(file))) {
    if (item.kind === 'problem') continue;
    const { element } = item;
    if (element.name === 'item') {
      isExport = true;
      break;
    }
    if (!element.name.startsWith('wp:') || element.name.startsWith('wp:base_'))
      head[element.name] ??= getText(element).trim();
  }
  if (!isExport && Object.keys(head).length === 0) throw new Error(await explainOther(file));
  const base = head['wp:base_blog_url'] ?? head['link'] ?? head['wp:base_site_url'];
  const own = isWeb(base) ? withSlash(base) : undefined;
  const baseUrl = origin === undefined ? own : withSlash(origin);
  return { title: head['title'] ?? '', baseUrl, language: head['language'] };
}

/** Adds the contents of one file to the library of its export. */
export async function scanExport(
  file: string,
  library: WordPressLibrary,
  { types, timeZone }: Pick<SourceOptions, 'types' | 'timeZone'>,
): Promise<void> {
  for await (const item of readXml(createReadStream(file))) {
    if (item.kind === 'problem') continue;
    const { element } = item;
    const record = (reason: string): void =>
      void library.notes.push({ file, path: `line ${element.line}`, reason });
    if (element.name === 'wp:author') addAuthor(library, element);
    else if (element.name === 'wp:category') addCategory(library, element);
    else if (element.name === 'wp:tag') addTag(library, element);
    else if (element.name === 'item') {
      const read = readWordPressItem(element, timeZone);
      if (read?.type === 'attachment') addAttachment(library, read, record);
      else if (read?.type === 'wp_block') {
        library.patterns.set(read.id, read.content);
        library.brought.add(KINDS.pattern, read.id, { content: read.content });
      } else if (read !== undefined && isStory(read, types)) {
        collectTerms(library, read);
        library.fileOfStory.set(toStoryKey(read), file);
        addPath(library, read);
      }
    }
  }
}
