/** Converts a post or a page of WordPress to a story. */
import { findTargets } from '../html/anchors.ts';
import { convertHtml, htmlToText } from '../html/convertHtml.ts';
import { imageElement } from '../html/elements.ts';
import { escapeHtml } from '../html/inlineHtml.ts';
import type { HtmlContext } from '../html/HtmlContext.ts';
import { toFileName } from '../html/pictureSource.ts';
import { resolveUrl } from '../html/resolveUrl.ts';
import { slugify } from '../slugify.ts';
import { toLanguageTag } from '../toLanguageTag.ts';
import { textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Section } from '../sections.ts';
import { explainNoDate } from '../dates/readDate.ts';
import { readOriginal } from '../readOriginal.ts';
import { NO_TITLE, toStoryDocument } from '../storyParts.ts';
import type { SearchFields } from '../storyParts.ts';
import { listHtmlBlocks } from './blockComments.ts';
import { expandBlocks } from './expandBlocks.ts';
import { toFileKey } from './scanExport.ts';
import type { WordPressLibrary } from './scanExport.ts';
import { enclosedMedia } from './enclosures.ts';
import { listFieldTexts } from './listFieldTexts.ts';
import type { PatternLimit } from './PatternLimit.ts';
import { readSearchFields } from './readSearchFields.ts';
import { readSocialFields } from './readSocialFields.ts';
import { expandShortcodes } from './shortcodes.ts';
import { findNumbered, findOldPath, toPath } from './storyPath.ts';
import type { WordPressItem } from './WordPressItem.ts';

export interface StoryContext {
  readonly library: WordPressLibrary;
  /** The sections by the slug of their category. */
  readonly sections: ReadonlyMap<string, Section>;
  readonly site: string;
  /** What the stories of the export may get added by patterns. */
  readonly patternLimit: PatternLimit;
  readonly onLost: (reason: string) => void;
}

/** Returns the URL of the page that showed a story, against which the links of its body were relative. */
function toPageUrl({ link }: WordPressItem, { baseUrl }: WordPressLibrary): string | undefined {
  return link !== undefined && URL.canParse(link, baseUrl) ? new URL(link, baseUrl).href : baseUrl;
}

/** Returns the name of a picture's file without its ending, its size and the number of an edited copy. */
const toStem = (url: string): string =>
  toFileName(url)
    .replace(/(?:\.[a-z]{3,4})+$/, '')
    .replace(/(?:-e\d{9,14}|-rotated|-scaled|-edited)+(?:-\d{1,2})?$/, '');

const isSameFile = (url: string, other: string | undefined): boolean =>
  other !== undefined && toStem(url) === toStem(other);

function htmlContext(item: WordPressItem, { library, onLost }: StoryContext): HtmlContext {
  const { images, idsByUrl, idsByPost, baseUrl, paths } = library;
  // The block editor marks blocks by comments; without any, blank lines separate paragraphs.
  const hasBlocks = /<!--\s*wp:/.test(item.content);
  return {
    baseUrl: toPageUrl(item, library),
    siteUrl: baseUrl,
    hasLineBreaks: !hasBlocks,
    findImage: ({ id, url }) => {
      const numbered = images.get(id ?? '');
      // The number is that of another picture where an editor changed the address alone.
      return isSameFile(url, textAt(numbered, 'url'))
        ? numbered
        : images.get(idsByUrl.get(toFileKey(url)) ?? '');
    },
    findGallery: (ids) =>
      (ids.length === 0 ? (idsByPost.get(item.id) ?? []) : ids)
        .map((id) => images.get(id))
        .filter((image) => image !== undefined),
    findPage: (url) => findNumbered(url, { baseUrl, paths }),
    onLost,
  };
}

/** Converts the fields of a story that has no other body; those of any other are reported. */
function toFieldElements(item: WordPressItem, hasBody: boolean, context: HtmlContext): readonly JsonObject[] {
  const fields = listFieldTexts(item);
  if (!hasBody && fields.length > 0)
    context.onLost(`it has no body, and its fields became one: ${fields.map(({ name }) => name).join(', ')}`);
  return fields.flatMap(({ name, html }) => {
    if (!hasBody)
      return convertHtml(expandShortcodes(html, context.onLost), { ...context, hasLineBreaks: true });
    context.onLost(`the field "${name}" was left out: ${htmlToText(html).slice(0, 200)}`);
    return [];
  });
}

function toBody(item: WordPressItem, context: StoryContext): readonly JsonObject[] {
  const { library, onLost } = context;
  const [footnotes] = item.meta.get('footnotes') ?? [];
  const content = expandBlocks(item.content, {
    patterns: library.patterns,
    footnotes,
    limit: context.patternLimit,
    onLost,
  });
  const html = { ...htmlContext(item, context), targets: findTargets(content) };
  const elements: JsonObject[] = [];
  let at = 0;
  const convert = (part: string): void =>
    void elements.push(...convertHtml(expandShortcodes(part, context.onLost), html));
  for (const found of listHtmlBlocks(content)) {
    convert(content.slice(at, found.start));
    const own = found.html.trim();
    // One with a script is kept as raw HTML.
    if (/<script\b/i.test(own)) elements.push({ type: 'raw_html', content: own });
    else elements.push(...convertHtml(own, html));
    at = found.end;
  }
  convert(content.slice(at));
  return [...enclosedMedia(item, elements), ...elements, ...toFieldElements(item, elements.length > 0, html)];
}

function getSectionIds(
  { categories, meta }: WordPressItem,
  { library, sections }: StoryContext,
): readonly string[] {
  const [primaryId] =
    meta.get('_yoast_wpseo_primary_category') ?? meta.get('rank_math_primary_category') ?? [];
  const isPrimary = (slug: string): boolean =>
    primaryId !== undefined && library.categories.get(slug)?.id === primaryId;
  const slugs = categories.map(({ slug }) => library.otherSlugs.get(slug) ?? slug);
  const ordered = [...slugs.filter(isPrimary), ...slugs.filter((slug) => !isPrimary(slug))];
  return [...new Set(ordered.flatMap((slug) => sections.get(slug)?.id ?? []))];
}

function getAuthors({ creator, coauthors }: WordPressItem): readonly string[] {
  const logins = coauthors.map(({ slug }) => slug.replace(/^cap-/, ''));
  if (logins.length > 0) return [...new Set(logins)];
  return creator === undefined ? [] : [creator];
}

export const authorId = (login: string): string => slugify(login);

/** Returns the lead picture: of the media library, or of a plugin that keeps its address. */
function getLeadImage({ meta }: WordPressItem, { library, onLost }: StoryContext): JsonObject | undefined {
  const [thumbnail] = meta.get('_thumbnail_id') ?? [];
  const known = thumbnail === undefined ? undefined : library.images.get(thumbnail);
  if (known !== undefined) return known;
  const [given] = meta.get('fifu_image_url') ?? meta.get('_thumbnail_ext_url') ?? [];
  const url = given === undefined ? undefined : resolveUrl(given, library);
  if (url !== undefined) return imageElement({ url });
  if (thumbnail !== undefined && /^[1-9]/.test(thumbnail))
    onLost(
      `its lead picture, number ${thumbnail} of the old library, is in none of these files; import the one that has it, then this one again`,
    );
  return undefined;
}

/** Reads what the story shows to search engines. An original on the old site is where it stands here. */
function toSearch(item: WordPressItem, context: StoryContext): SearchFields {
  const { library, onLost, site } = context;
  const found = readSearchFields(item, { siteName: library.title ?? site, onLost });
  return {
    ...found,
    original: readOriginal(found.original, {
      baseUrl: library.baseUrl,
      ownUrl: toPageUrl(item, library),
      onLost,
    }),
  };
}

export function toStory(item: WordPressItem, context: StoryContext): JsonObject {
  const { library, site, onLost } = context;
  const excerpt = item.excerpt === undefined ? undefined : htmlToText(item.excerpt);
  const isPage = item.type === 'page';
  const isPublished = item.status === 'publish';
  if (isPublished && item.publishedAt === undefined) context.onLost(explainNoDate(item.oddDate));
  else if (item.oddDate !== undefined)
    context.onLost(`a date of it cannot be read and another was taken: “${item.oddDate.slice(0, 100)}”`);
  if (htmlToText(item.title) === '') context.onLost(NO_TITLE);
  const old = findOldPath(item, library);
  if (isPublished && old.kind === 'lost') context.onLost(old.reason);
  return toStoryDocument({
    source: { system: 'wordpress', id: `${library.baseUrl ?? ''} ${item.id}`.trim() },
    subtype: isPage ? 'page' : undefined,
    site,
    path: toPath(item, library),
    slug: item.slug?.split('/').at(-1),
    headline: escapeHtml(htmlToText(item.title)),
    description: excerpt === undefined || excerpt === '' ? undefined : escapeHtml(excerpt),
    search: toSearch(item, context),
    social: readSocialFields(item, { library, siteName: library.title ?? site, onLost }),
    language: toLanguageTag(item.language ?? library.language),
    publishedAt: item.publishedAt,
    modifiedAt: item.modifiedAt,
    isPublished,
    authorIds: isPage ? [] : getAuthors(item).map(authorId),
    tags: item.tags.map(({ slug, name }) => ({ slug, text: name })),
    sectionIds: getSectionIds(item, context),
    image: getLeadImage(item, context),
    elements: toBody(item, context),
  });
}
