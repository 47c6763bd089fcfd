/**
 * Converts a WordPress export (WXR) to ANS.
 *
 * Every file is read twice: first for everything that stories refer to, which may be anywhere in the files, then story by
 * story. Stories keep their paths; other URLs of the old site are redirected to their new ones.
 */
import { createReadStream } from 'node:fs';
import { toPathSegment } from '../../import/toPathSegment.ts';
import { toPathKey } from '../../redirects/RedirectRule.ts';
import type { SourceItem } from '../../import/ImportSource.ts';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { createOldAddresses } from '../oldAddresses.ts';
import type { OldAddresses } from '../oldAddresses.ts';
import { readOldPath } from '../readOldPath.ts';
import { toNavigation, toSections } from '../sections.ts';
import type { Section } from '../sections.ts';
import type { OpenedSource, SourceOptions } from '../SourceFormat.ts';
import { joinSources, readEach } from '../sourceFiles.ts';
import { DRAFTS_LEFT_OUT, authorDocument, tagDocument } from '../storyParts.ts';
import { readXml } from '../xml/readXml.ts';
import type { XmlElement } from '../xml/XmlElement.ts';
import { createPatternLimit } from './PatternLimit.ts';
import type { PatternLimit } from './PatternLimit.ts';
import {
  addNamedTerms,
  createLibrary,
  isBrought,
  isStory,
  readHead,
  scanExport,
  toStoryKey,
} from './scanExport.ts';
import type { WordPressAuthor, WordPressHead, WordPressLibrary } from './scanExport.ts';
import { decodeSlug } from './decodeSlug.ts';
import { toPath } from './storyPath.ts';
import { toNicename } from './toNicename.ts';
import { authorId, toStory } from './toStory.ts';
import { readWordPressItem } from './WordPressItem.ts';
import type { WordPressItem } from './WordPressItem.ts';

interface Reading {
  /** The files of one export, in their order. */
  readonly files: readonly string[];
  readonly library: WordPressLibrary;
  readonly sections: ReadonlyMap<string, Section>;
  readonly options: SourceOptions;
  readonly oldAddresses: OldAddresses;
  readonly patternLimit: PatternLimit;
  /** The paths of stories by their id on the old site. */
  readonly paths: Map<string, string>;
  /** The first segments of relative paths of posts, below which Squarespace has its pages of categories and tags. */
  readonly collections: Set<string>;
  /** The number of items that are left out, by their kind in words. */
  readonly leftOut: Map<string, number>;
}

const DRAFTS: readonly string[] = ['draft', 'pending', 'future', 'private'];
/** Types of items that WordPress uses internally; leaving them out is not reported. */
const OWN_TYPES: readonly string[] = [
  'revision',
  'attachment',
  'custom_css',
  'customize_changeset',
  'oembed_cache',
  'wp_global_styles',
  'wp_block',
  'wp_font_face',
  'wp_font_family',
  'wp_navigation',
  'wp_template',
  'wp_template_part',
  'user_request',
];

function count(reading: Reading, kind: string): void {
  reading.leftOut.set(kind, (reading.leftOut.get(kind) ?? 0) + 1);
}

/** Returns the sections of categories that these files bring, with those above them. */
function broughtSections({ library, sections }: Reading): readonly Section[] {
  const own = [...sections].flatMap(([slug, { id }]) => (isBrought(library, ['category', slug]) ? [id] : []));
  const ids = new Set(
    own.flatMap((id) => id.split('/').map((_, at, parts) => `${parts.slice(0, at + 1).join('/')}/`)),
  );
  return [...sections.values()].filter(({ id }) => ids.has(id));
}

/** Returns the authors that these files bring. Logins that differ in capitals and signs only belong to one author. */
function broughtAuthors({ library, files }: Reading): readonly WordPressAuthor[] {
  const byId = new Map<string, WordPressAuthor>();
  for (const author of library.authors.values()) {
    const id = authorId(author.login);
    if (!isBrought(library, ['author', author.login])) continue;
    const known = byId.get(id);
    if (known === undefined) byId.set(id, author);
    else if (known.name !== author.name) {
      const reason = `the logins "${known.login}" and "${author.login}" are one author here, ${known.name}; ${author.name} was left out`;
      library.notes.push({ file: files[0] ?? '', path: 'line 1', reason });
    }
  }
  return [...byId.values()];
}

function* libraryDocuments(reading: Reading): Generator<JsonObject> {
  const { library, options } = reading;
  const { site } = options;
  for (const { login, name, first, last } of broughtAuthors(reading)) {
    yield authorDocument({
      _id: authorId(login),
      slug: authorId(login),
      name,
      byline: name,
      first_name: first,
      last_name: last,
    });
  }
  for (const { slug, name } of library.tags.values()) yield tagDocument({ slug, text: name });
  const sections = broughtSections(reading);
  if (sections.length > 0) yield toNavigation(sections, { site, name: library.title });
}

function addStoryAddresses(item: WordPressItem, path: string, reading: Reading): void {
  const { oldAddresses, collections } = reading;
  const [collection] = item.type === 'post' ? (/^\/[^/]+\/(?=.)/.exec(item.link ?? '') ?? []) : [];
  if (collection !== undefined) collections.add(collection);
  // The slug is the last part of the path; a folder before it, such as a year, can have the same name.
  const at = item.slug === undefined ? -1 : path.lastIndexOf(`/${item.slug}`) + 1;
  for (const old of item.meta.get('_wp_old_slug') ?? []) {
    const segment = toPathSegment(decodeSlug(old));
    if (at > 0 && segment !== undefined)
      oldAddresses.add(path.slice(0, at) + segment + path.slice(at + (item.slug ?? '').length), path);
  }
}

/** Returns a name as Squarespace writes it in addresses: `Company+News`, and `Company%20News` in links by hand. */
const toNameSegments = (name: string): readonly string[] =>
  ['+', '%20'].map((space) => encodeURIComponent(name.toWellFormed()).replaceAll('%20', space));

/** Adds redirects for the pages of categories and tags of Squarespace, whose addresses have names in place of slugs. */
function addCollectionAddresses(reading: Reading): void {
  const { library, oldAddresses, collections } = reading;
  for (const collection of collections) {
    for (const { name, id } of broughtSections(reading))
      for (const segment of toNameSegments(name)) oldAddresses.add(`${collection}category/${segment}`, id);
    for (const { name, slug } of library.tags.values())
      for (const segment of toNameSegments(name))
        oldAddresses.add(`${collection}tag/${segment}`, `/tags/${slug}/`);
  }
}

const toBasePath = ({ baseUrl }: WordPressHead): string =>
  baseUrl === undefined ? '/' : new URL(baseUrl).pathname;

function addAuthorAddresses({ library, oldAddresses }: Reading): void {
  const logins = [...library.authors.keys()].filter((login) => isBrought(library, ['author', login]));
  const ids = new Set(logins.map(authorId));
  for (const login of logins) {
    const name = toNicename(login);
    const isOther = ids.has(name) && name !== authorId(login);
    if (name !== '' && !isOther)
      oldAddresses.add(`${toBasePath(library)}author/${name}/`, `/author/${authorId(login)}/`);
  }
}

/** Adds redirects for the category pages, tag pages, author pages and attachment pages of the old site. */
function addOtherAddresses(reading: Reading): void {
  const { library, oldAddresses, paths } = reading;
  const base = toBasePath(library);
  for (const { id, slugs } of broughtSections(reading))
    oldAddresses.add(`${base}category/${slugs.map(toPathSegment).join('/')}/`, id);
  for (const slug of library.tags.keys()) oldAddresses.add(`${base}tag/${slug}/`, `/tags/${slug}/`);
  addAuthorAddresses(reading);
  addCollectionAddresses(reading);
  const addPage = (link: string, parent: string | undefined): void => {
    const old = readOldPath(link, { siteUrl: library.baseUrl });
    if (parent !== undefined && old.kind === 'kept') oldAddresses.add(old.path, parent);
  };
  for (const { link, parentId = '' } of library.attachmentPages)
    addPage(link, paths.get(parentId) ?? library.paths.get(parentId));
  for (const { link, parentId = '' } of library.earlierPages) addPage(link, paths.get(parentId));
}

function explainType(type: string): string {
  if (OWN_TYPES.includes(type)) return '';
  return type === 'nav_menu_item' ? 'links of menus' : `of the type "${type}" (--types ${type} brings them)`;
}

/** Returns why an item is not imported: undefined when it is, empty when that needs no report. */
function reasonToLeave(item: WordPressItem, { hasDrafts, types }: SourceOptions): string | undefined {
  if (!isStory(item, types)) return explainType(item.type);
  if (item.isProtected) return 'behind passwords of their own';
  if (item.status === 'publish') return undefined;
  if (!DRAFTS.includes(item.status)) return '';
  return hasDrafts ? undefined : DRAFTS_LEFT_OUT;
}

function* storyItems(file: string, item: WordPressItem, reading: Reading): Generator<SourceItem> {
  const { library, sections, options, patternLimit } = reading;
  const place = { file, path: `line ${item.line}` };
  const reason = reasonToLeave(item, options);
  if (reason !== undefined) {
    if (reason !== '') count(reading, reason);
    return;
  }
  if (library.fileOfStory.get(toStoryKey(item)) !== file) {
    count(reading, 'stories that stand in several files, and were taken from the last of them');
    return;
  }
  const title = item.title === '' ? `post ${item.id}` : `"${item.title.slice(0, 80)}"`;
  const notes = new Set<string>();
  const onLost = (lost: string): void => void notes.add(lost);
  const value = toStory(item, { library, sections, site: options.site, patternLimit, onLost });
  if (item.comments > 0) onLost(`its comments were left out: ${item.comments}`);
  const path = toPath(item, library);
  // What belongs to an id belongs to the first item that has it.
  if (!reading.paths.has(item.id)) reading.paths.set(item.id, path);
  addStoryAddresses(item, path, reading);
  for (const note of notes) yield { kind: 'warning', ...place, reason: `${title}: ${note}` };
  yield { kind: 'document', ...place, value };
}

const isEmpty = ({ nodes }: XmlElement): boolean =>
  nodes.every((node) => typeof node === 'string' && node.trim() === '');

async function* fileItems(file: string, reading: Reading): AsyncGenerator<SourceItem> {
  for await (const item of readXml(createReadStream(file))) {
    if (item.kind === 'problem')
      yield {
        kind: item.isLoss ? 'rejected' : 'warning',
        file,
        path: `line ${item.line}`,
        reason: item.reason,
      };
    else if (item.element.name === 'item') {
      const read = readWordPressItem(item.element, reading.options.timeZone);
      if (read !== undefined) yield* storyItems(file, read, reading);
      else if (isEmpty(item.element)) count(reading, 'items with nothing in them');
      else {
        const path = `line ${item.element.line}`;
        yield {
          kind: 'rejected',
          file,
          path,
          reason: 'the item has no wp:post_id, so nothing tells what it is',
        };
      }
    }
  }
}

/** The system and the address of the old site, under which references are kept. */
const sourceOf = ({ baseUrl }: WordPressHead): string => `wordpress ${baseUrl ?? ''}`.trim();

async function* readItems(reading: Reading, notes: readonly string[]): AsyncGenerator<SourceItem> {
  const { files, library, oldAddresses, options, paths } = reading;
  const place = { file: files[0] ?? '', path: 'line 1' };
  for (const reason of notes) yield { kind: 'warning', ...place, reason };
  for (const value of libraryDocuments(reading)) yield { kind: 'document', ...place, value };
  yield* library.notes.map((note): SourceItem => ({ kind: 'warning', ...note }));
  for (const file of files) yield* fileItems(file, reading);
  addOtherAddresses(reading);
  const host = library.baseUrl === undefined ? 'site' : new URL(library.baseUrl).hostname;
  const list = oldAddresses.toList(`wordpress-${host}`);
  if (list !== undefined) yield { kind: 'document', ...place, value: list };
  for (const [id, path] of paths) library.brought.add('path', id, { path });
  await options.references?.save(sourceOf(library), library.brought.references);
  for (const [kind, number] of reading.leftOut)
    yield { kind: 'warning', ...place, reason: `left out, ${kind}: ${number}` };
}

async function openExport(
  head: WordPressHead,
  files: readonly string[],
  options: SourceOptions,
): Promise<OpenedSource> {
  const library = createLibrary(head, (await options.references?.load(sourceOf(head))) ?? new Map());
  for (const file of files) await scanExport(file, library, options);
  addNamedTerms(library);
  const notes: string[] = [];
  const sections = toSections(library.categories, {
    stories: new Set([...library.paths.values()].map(toPathKey)),
    folder: `${toBasePath(library)}category/`,
    onLost: (reason) => notes.push(reason),
  });
  if (library.baseUrl === undefined)
    notes.push('the export does not say the address of the old site; give it with --origin');
  const reading: Reading = {
    files,
    library,
    sections,
    options,
    oldAddresses: createOldAddresses(),
    patternLimit: await createPatternLimit(files),
    paths: new Map(),
    collections: new Set(),
    leftOut: new Map(),
  };
  return { stories: library.fileOfStory.size, items: readItems(reading, notes) };
}

/** Opens the files of WordPress exports: those of one site are one export. */
export async function openWordPress(files: readonly string[], options: SourceOptions): Promise<OpenedSource> {
  const { readable, refused } = await readEach(files, (file) => readHead(file, options));
  const exports = Map.groupBy(readable, ({ value }) => value.baseUrl);
  const opened: OpenedSource[] = [];
  for (const parts of exports.values()) {
    const [first] = parts;
    if (first !== undefined)
      opened.push(
        await openExport(
          first.value,
          parts.map(({ file }) => file),
          options,
        ),
      );
  }
  return joinSources(opened, refused);
}
