/**
 * Converts a Ghost export (JSON) to ANS.
 *
 * The body of a post is read from the format of its editor, or from its HTML when that cannot be parsed. The first public
 * tag becomes the section, as in the routes of a Ghost site. Members are not imported, because nobody may become a reader of
 * another site without agreeing.
 */
import { createReadStream } from 'node:fs';
import { htmlToText } from '../html/convertHtml.ts';
import { imageElement } from '../html/elements.ts';
import { escapeHtml } from '../html/inlineHtml.ts';
import type { HtmlContext } from '../html/HtmlContext.ts';
import { resolveUrl } from '../html/resolveUrl.ts';
import type { SourceItem, SourcePlace } from '../../import/ImportSource.ts';
import { toPathSegment } from '../../import/toPathSegment.ts';
import { isJsonObject, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { explainNoDate, readDate } from '../dates/readDate.ts';
import { toLanguageTag } from '../toLanguageTag.ts';
import { createOldAddresses } from '../oldAddresses.ts';
import { toNavigation, toSectionPath } from '../sections.ts';
import type { Section } from '../sections.ts';
import type { OpenedSource, SourceOptions } from '../SourceFormat.ts';
import { joinSources, readEach } from '../sourceFiles.ts';
import { readOriginal } from '../readOriginal.ts';
import { DRAFTS_LEFT_OUT, authorDocument, tagDocument, toStoryDocument, NO_TITLE } from '../storyParts.ts';
import type { SearchFields } from '../storyParts.ts';
import { readSocialFields } from './readSocialFields.ts';
import { lostOfAuthor, readAuthorLinks } from './authorLinks.ts';
import {
  isBrought,
  keyAt,
  readLibrary,
  readSiteKey,
  related,
  toPostKey,
  toPostPath,
} from './GhostLibrary.ts';
import type { GhostLibrary } from './GhostLibrary.ts';
import { lostPreviews, lostPreviewsOfSite } from './lostPreviews.ts';
import { toBody, withPlaceholder } from './postBody.ts';
import { readTables } from './readTables.ts';
import { describeTable, lostOfPost, lostOfSettings } from './showLost.ts';

interface Reading {
  /** The files of one export, in their order. */
  readonly files: readonly string[];
  readonly library: GhostLibrary;
  readonly options: SourceOptions;
  readonly leftOut: Map<string, number>;
}

const isPublic = (tag: JsonObject): boolean =>
  textAt(tag, 'visibility') !== 'internal' && textAt(tag, 'name')?.startsWith('#') !== true;

function toImage(
  post: JsonObject,
  meta: JsonObject | undefined,
  context: HtmlContext,
): JsonObject | undefined {
  const given = textAt(post, 'feature_image') ?? textAt(post, 'image');
  const url = given === undefined ? undefined : resolveUrl(withPlaceholder(given, context.baseUrl), context);
  if (url === undefined) return undefined;
  const caption = textAt(meta, 'feature_image_caption');
  return imageElement({ url, alt: textAt(meta, 'feature_image_alt'), caption });
}

/** Returns the content code of a post that was for members only; undefined for a public post. */
function getContentCode(post: JsonObject): string | undefined {
  const visibility = textAt(post, 'visibility') ?? 'public';
  if (visibility === 'public') return undefined;
  return visibility === 'members' ? 'registered' : 'subscribers';
}

/** Returns whether a tag can be a section: its slug is the path of one. */
const hasPath = (tag: JsonObject): boolean => toPathSegment(textAt(tag, 'slug') ?? '') !== undefined;

const slugOfUser = (user: JsonObject): string | undefined => textAt(user, 'slug') ?? keyAt(user, 'id');

/** Reads what a post shows to search engines; before Ghost 3 the members of `meta` are the post's own. */
function toSearch(post: JsonObject, meta: JsonObject | undefined, context: HtmlContext): SearchFields {
  const original = textAt(post, 'canonical_url');
  const given = original === undefined ? undefined : withPlaceholder(original, context.baseUrl);
  return {
    title: textAt(meta, 'meta_title') ?? textAt(post, 'meta_title'),
    description: textAt(meta, 'meta_description') ?? textAt(post, 'meta_description'),
    original: readOriginal(given, {
      ...context,
      ownUrl: resolveUrl(`/${textAt(post, 'slug') ?? ''}/`, context),
    }),
  };
}

function toStory(post: JsonObject, reading: Reading, onLost: (reason: string) => void): JsonObject {
  const { library, options } = reading;
  const id = keyAt(post, 'id') ?? '';
  const slug = textAt(post, 'slug') ?? id;
  const meta = library.meta.get(id);
  const context: HtmlContext = { baseUrl: options.origin, onLost };
  const tags = related(library.tags, library.tagIds.get(id)).filter(isPublic);
  const users = related(library.users, library.userIds.get(id));
  const writer = library.users.get(keyAt(post, 'author_id') ?? '');
  const authors = users.length > 0 || writer === undefined ? users : [writer];
  const isPage = textAt(post, 'type') === 'page' || post.page === true || post.page === 1;
  const excerpt = textAt(post, 'custom_excerpt');
  const contentCode = getContentCode(post);
  if (contentCode !== undefined)
    onLost(`it was for ${textAt(post, 'visibility')} only; here its content_code is "${contentCode}"`);
  for (const reason of lostOfPost(post)) onLost(reason);
  const { timeZone } = options;
  const publishedAt = readDate(post.published_at, timeZone) ?? readDate(post.created_at, timeZone);
  const isPublished = textAt(post, 'status') === 'published';
  if (isPublished && publishedAt === undefined) onLost(explainNoDate(post.published_at));
  if ((textAt(post, 'title') ?? '').trim() === '') onLost(NO_TITLE);
  const first = tags[0];
  return toStoryDocument({
    source: { system: 'ghost', id: textAt(post, 'uuid') ?? id },
    subtype: isPage ? 'page' : undefined,
    site: options.site,
    path: toPostPath(post),
    slug,
    headline: escapeHtml((textAt(post, 'title') ?? '').replace(/\s*<br\s*\/?>\s*/gi, ' ')),
    description: excerpt === undefined ? undefined : escapeHtml(htmlToText(excerpt)),
    search: toSearch(post, meta, context),
    social: readSocialFields([meta, post], context),
    language: toLanguageTag(
      textAt(post, 'locale') ?? library.settings.get('locale') ?? library.settings.get('lang'),
    ),
    publishedAt,
    modifiedAt: readDate(post.updated_at, timeZone),
    isPublished,
    authorIds: isPage ? [] : authors.flatMap((user) => slugOfUser(user) ?? []),
    tags: tags.map((tag) => ({ slug: textAt(tag, 'slug') ?? '', text: textAt(tag, 'name') ?? '' })),
    sectionIds: first === undefined || isPage || !hasPath(first) ? [] : [toSection(first, library).id],
    image: toImage(post, meta, context),
    elements: toBody(post, context, options),
    contentCode,
  });
}

function toAuthor(user: JsonObject, { options }: Reading): JsonObject {
  const slug = slugOfUser(user) ?? '';
  const image = textAt(user, 'profile_image') ?? textAt(user, 'image');
  const url =
    image === undefined
      ? undefined
      : resolveUrl(withPlaceholder(image, options.origin), { baseUrl: options.origin });
  const name = textAt(user, 'name') ?? slug;
  const { links } = readAuthorLinks(user);
  return authorDocument({
    _id: slug,
    slug,
    name,
    byline: name,
    bio: textAt(user, 'bio'),
    location: textAt(user, 'location'),
    social_links:
      links.length === 0 ? undefined : links.map(({ site, url: address }) => ({ site, url: address })),
    image: url === undefined ? undefined : imageElement({ url, alt: name }),
  });
}

const describeTag = (tag: JsonObject): string | undefined =>
  textAt(tag, 'meta_description') ?? textAt(tag, 'description');

function toSection(tag: JsonObject, { paths }: GhostLibrary): Section {
  const slug = textAt(tag, 'slug') ?? '';
  return {
    id: toSectionPath([toPathSegment(slug)], { stories: paths, folder: '/tag/' }),
    name: textAt(tag, 'name') ?? slug,
    slugs: [slug],
    title: textAt(tag, 'meta_title'),
    description: describeTag(tag),
  };
}

/** Returns a section for each tag that is the first public tag of some post of these files. */
function toSections(library: GhostLibrary): readonly Section[] {
  const { tags, tagIds, postIds } = library;
  const first = new Set<JsonObject>();
  for (const [post, relations] of tagIds) {
    if (!postIds.has(post)) continue;
    const [tag] = related(tags, relations).filter(isPublic);
    if (tag !== undefined) first.add(tag);
  }
  return [...first].filter(hasPath).map((tag) => toSection(tag, library));
}

const broughtTags = (library: GhostLibrary): readonly JsonObject[] =>
  [...library.tags.values()].filter((tag) => isPublic(tag) && isBrought(library, ['tags', tag]));

function* libraryItems(reading: Reading): Generator<SourceItem> {
  const { files, library, options } = reading;
  const place = { file: files[0] ?? '', path: '$.data' };
  for (const { file, path, reason, isLoss } of library.problems)
    yield { kind: isLoss ? 'rejected' : 'warning', file, path, reason };
  const sections = toSections(library);
  const ownUsers = [...library.users.values()].filter((user) => isBrought(library, ['users', user]));
  for (const user of ownUsers) {
    yield { kind: 'document', ...place, value: toAuthor(user, reading) };
    for (const reason of [...lostOfAuthor(user), ...lostPreviews(user, { kind: 'author' })])
      yield { kind: 'warning', ...place, reason };
  }
  for (const tag of broughtTags(library)) {
    const slug = textAt(tag, 'slug');
    if (slug === undefined) continue;
    const value = tagDocument({ slug, text: textAt(tag, 'name') ?? slug, description: describeTag(tag) });
    yield { kind: 'document', ...place, value };
    const kept = [
      'meta_description',
      ...(sections.some(({ slugs }) => slugs[0] === slug) ? ['meta_title'] : []),
    ];
    for (const reason of lostPreviews(tag, { kind: 'tag', kept }))
      yield { kind: 'warning', ...place, reason };
  }
  const name = library.settings.get('title') ?? options.site;
  if (sections.length > 0)
    yield { kind: 'document', ...place, value: toNavigation(sections, { site: options.site, name }) };
}

/** Returns why a post is not imported; undefined when it is. */
function reasonToLeave(post: JsonObject, { hasDrafts }: SourceOptions): string | undefined {
  const status = textAt(post, 'status') ?? 'draft';
  if (status === 'published') return undefined;
  if (status === 'sent') return 'sent as mails only';
  return hasDrafts ? undefined : DRAFTS_LEFT_OUT;
}

const TWIN = 'posts that stand in several files, and were taken from the last of them';

function* postItems(post: JsonObject, { file, path }: SourcePlace, reading: Reading): Generator<SourceItem> {
  const { library, options, leftOut } = reading;
  const key = toPostKey(post);
  const isTwin = key !== undefined && library.fileOfPost.get(key) !== file;
  const reason = reasonToLeave(post, options) ?? (isTwin ? TWIN : undefined);
  if (reason !== undefined) {
    leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1);
    return;
  }
  const notes = new Set<string>();
  const value = toStory(post, reading, (lost) => notes.add(lost));
  const title = textAt(post, 'title')?.slice(0, 80) ?? '';
  for (const note of notes) yield { kind: 'warning', file, path, reason: `"${title}": ${note}` };
  yield { kind: 'document', file, path, value };
}

function* lastItems({ files, library, leftOut, options }: Reading): Generator<SourceItem> {
  const [file = ''] = files;
  const place = { file, path: '$.data' };
  const oldAddresses = createOldAddresses();
  const sections = toSections(library);
  for (const { id, slugs } of sections) oldAddresses.add(`/tag/${slugs.join('/')}/`, id);
  for (const tag of broughtTags(library)) {
    const slug = textAt(tag, 'slug');
    if (slug !== undefined) oldAddresses.add(`/tag/${slug}/`, `/tags/${slug}/`);
  }
  const host = options.origin === undefined ? options.site : new URL(options.origin).hostname;
  const list = oldAddresses.toList(`ghost-${host}`);
  if (list !== undefined) yield { kind: 'document', ...place, value: list };
  for (const [kind, number] of leftOut)
    yield { kind: 'warning', ...place, reason: `left out, ${kind}: ${number}` };
  for (const [table, number] of library.leftOut)
    yield { kind: 'warning', ...place, reason: `left out, ${describeTable(table)}: ${number}` };
  for (const reason of [...lostOfSettings(library.settings), ...lostPreviewsOfSite(library.settings)])
    yield { kind: 'warning', ...place, reason };
  if (library.members > 0) {
    const reason = `left out, members: ${library.members}; readers are never made of an export, so invite them to sign up`;
    yield { kind: 'warning', file, path: '$.data.members', reason };
  }
}

/** The system and the address of the old site, under which references are kept. */
const sourceOf = ({ origin, site }: SourceOptions): string =>
  `ghost ${origin === undefined ? site : new URL(origin).hostname}`;

async function* readItems(reading: Reading): AsyncGenerator<SourceItem> {
  const { files, library, options } = reading;
  const [first = ''] = files;
  if (options.origin === undefined) {
    const reason =
      'the export does not say the address of the old site, so images cannot be found; give it with --origin';
    yield { kind: 'warning', file: first, path: '$', reason };
  }
  if (library.stories === 0) {
    const reason = 'the export has no posts; if the old site has some, export it there once more';
    yield { kind: 'warning', file: first, path: '$.data.posts', reason };
  }
  yield* libraryItems(reading);
  for (const file of files)
    for await (const item of readTables(createReadStream(file))) {
      if (item.kind === 'row' && item.table === 'posts' && isJsonObject(item.value))
        yield* postItems(item.value, { file, path: item.path }, reading);
    }
  yield* lastItems(reading);
  await options.references?.save(sourceOf(options), library.brought.references);
}

async function openExport(files: readonly string[], options: SourceOptions): Promise<OpenedSource> {
  const earlier = (await options.references?.load(sourceOf(options))) ?? new Map();
  const library = await readLibrary(files, earlier);
  return { stories: library.stories, items: readItems({ files, library, options, leftOut: new Map() }) };
}

/** Opens the files of Ghost exports: those of one site, and parts that do not say of which one, are one export. */
export async function openGhost(files: readonly string[], options: SourceOptions): Promise<OpenedSource> {
  const { readable, refused } = await readEach(files, readSiteKey);
  const keys = [...new Set(readable.flatMap(({ value }) => value ?? []))];
  const [only] = keys;
  const keyOf = (value: string | undefined): string | undefined =>
    value ?? (keys.length === 1 ? only : undefined);
  const exports = Map.groupBy(readable, ({ value }) => keyOf(value));
  const opened: OpenedSource[] = [];
  for (const parts of exports.values())
    opened.push(
      await openExport(
        parts.map(({ file }) => file),
        options,
      ),
    );
  return joinSources(opened, refused);
}
