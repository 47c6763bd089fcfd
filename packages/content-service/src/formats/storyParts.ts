/** The parts of a story, the same for every export format. */
import { stableId } from '../import/prepareDocument.ts';
import { compact, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { htmlToText } from './html/convertHtml.ts';
import { escapeHtml } from './html/inlineHtml.ts';
import { ANS_VERSION, numbered } from './html/elements.ts';
import { sectionReference } from './sections.ts';

/** What a story shows to search engines where that differs from what it shows to readers; texts are plain. */
export interface SearchFields {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** The URL of the page that search engines shall take for the original. */
  readonly original?: string | undefined;
}

/** What a preview of a story shows on a social network where that differs from the story; texts are plain. */
export interface SocialPreview {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly image?: JsonObject | undefined;
}

/** The previews for networks that read Open Graph, and for those that read the fields of Twitter. */
export interface SocialFields {
  readonly og?: SocialPreview | undefined;
  readonly twitter?: SocialPreview | undefined;
}

export interface StoryParts {
  /** The system of the old site, and the id of the story there. */
  readonly source: { readonly system: string; readonly id: string };
  readonly subtype?: string | undefined;
  readonly site: string;
  /** The path of the story on the site. */
  readonly path: string;
  readonly slug?: string | undefined;
  /** The headline, as HTML; `description` too is HTML. */
  readonly headline: string;
  readonly description?: string | undefined;
  readonly search?: SearchFields | undefined;
  readonly social?: SocialFields | undefined;
  readonly language?: string | undefined;
  /** The time of publication, ISO 8601; `modifiedAt` has the same format. */
  readonly publishedAt?: string | undefined;
  readonly modifiedAt?: string | undefined;
  readonly isPublished: boolean;
  readonly authorIds: readonly string[];
  /** Names in the byline of people without an author document. */
  readonly bylines?: readonly string[];
  readonly tags: readonly { readonly slug: string; readonly text: string }[];
  /** The ids of the story's sections, its primary section first. */
  readonly sectionIds: readonly string[];
  readonly image?: JsonObject | undefined;
  readonly elements: readonly JsonObject[];
  /** The content code, which restricts who may read the story; absent: everybody may. */
  readonly contentCode?: string | undefined;
}

const UNTITLED = 'Untitled';
/** The length in characters to which a headline is cut that is made of a story's text. */
const HEADLINE_LENGTH = 80;

/** What is told of a story whose headline is made here. */
export const NO_TITLE = 'it has no title, so its headline was made of its first words';

/** What is told of drafts that an import leaves out, with their number. */
export const DRAFTS_LEFT_OUT = 'drafts and what is not published yet (--drafts brings them, unpublished)';

/** Returns the id of an imported story, which is the same in every import. */
export function storyId({ system, id }: StoryParts['source']): string {
  return stableId(`${system} story ${id}`);
}

function toCredits({ authorIds, bylines = [] }: StoryParts): Json | undefined {
  const references = authorIds.map((id): Json => ({
    type: 'reference',
    referent: { type: 'author', id, provider: '' },
  }));
  const named = bylines.map((name): Json => ({ type: 'author', name }));
  return references.length + named.length === 0 ? undefined : { by: [...references, ...named] };
}

/** Makes a headline of the first words of a story, or of its slug. */
function makeHeadline({ elements, slug }: StoryParts): string {
  const [text] = elements.flatMap((element) => htmlToText(textAt(element, 'content') ?? '').trim() || []);
  const words = text ?? slug?.replaceAll(/[-_]+/g, ' ') ?? '';
  const cut =
    words.length <= HEADLINE_LENGTH ? words : `${words.slice(0, HEADLINE_LENGTH).replace(/\s+\S*$/, '')} …`;
  return cut === '' ? UNTITLED : escapeHtml(cut);
}

const toHtml = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : escapeHtml(htmlToText(text));

/** Returns a text unless another one that is shown in its absence says the same. */
const unlike = (text: string | undefined, other: string | undefined): string | undefined =>
  text === other ? undefined : text;

/** Makes the description; that for search engines, or for networks, serves readers too where they have none. */
function toDescription({ description, search, social }: StoryParts): JsonObject | undefined {
  const meta = toHtml(search?.description);
  const [og, twitter] = [toHtml(social?.og?.description), toHtml(social?.twitter?.description)];
  const basic = description ?? meta ?? og ?? twitter;
  if (basic === undefined) return undefined;
  const shown = meta ?? basic;
  return compact({
    basic,
    meta_description: unlike(meta, basic),
    og_description: unlike(og, shown),
    twitter_description: unlike(twitter, og ?? shown),
  });
}

function toHeadlines(parts: StoryParts): JsonObject {
  const { headline, search, social } = parts;
  const basic = headline === '' ? makeHeadline(parts) : headline;
  const [og, twitter] = [toHtml(social?.og?.title), toHtml(social?.twitter?.title)];
  return compact({
    basic,
    meta_title: toHtml(search?.title),
    og_title: unlike(og, basic),
    twitter_title: unlike(twitter, og ?? basic),
  });
}

/** Makes the pictures of a story: that of lists and of its head, and those of previews. */
function toPictures({ image, social }: StoryParts): JsonObject | undefined {
  const [og, twitter] = [social?.og?.image, social?.twitter?.image];
  const isOther = (picture: JsonObject | undefined, shown: JsonObject | undefined): boolean =>
    picture !== undefined && textAt(picture, 'url') !== textAt(shown, 'url');
  const pictures = compact({
    basic: image,
    og_image: isOther(og, image) ? og : undefined,
    twitter_image: isOther(twitter, og ?? image) ? twitter : undefined,
  });
  return Object.keys(pictures).length === 0 ? undefined : pictures;
}

/** Creates an ANS story. */
export function toStoryDocument(parts: StoryParts): JsonObject {
  const { source, site, sectionIds, publishedAt, modifiedAt, isPublished } = parts;
  const id = storyId(source);
  const [primary] = sectionIds;
  const sections = sectionIds.map((section) => sectionReference(section, site));
  return compact({
    type: 'story',
    version: ANS_VERSION,
    _id: id,
    subtype: parts.subtype,
    canonical_url: parts.search?.original ?? parts.path,
    canonical_website: site,
    slug: parts.slug,
    language: parts.language,
    created_date: publishedAt,
    first_publish_date: isPublished ? publishedAt : undefined,
    publish_date: isPublished ? publishedAt : undefined,
    display_date: publishedAt,
    last_updated_date: modifiedAt ?? publishedAt,
    headlines: toHeadlines(parts),
    description: toDescription(parts),
    credits: toCredits(parts),
    taxonomy: compact({
      tags: parts.tags.map(({ slug, text }) => ({ slug, text })),
      primary_section: primary === undefined ? undefined : sectionReference(primary, site),
      sections: sections.length === 0 ? undefined : sections,
    }),
    promo_items: toPictures(parts),
    content_restrictions: parts.contentCode === undefined ? undefined : { content_code: parts.contentCode },
    revision: isPublished ? undefined : { published: false },
    source: { system: source.system, source_id: source.id },
    websites: {
      [site]: compact({
        website_url: parts.path,
        website_section: primary === undefined ? undefined : sectionReference(primary, site),
      }),
    },
    content_elements: numbered(parts.elements, id),
  });
}

/** Creates a tag document. */
export const tagDocument = ({
  slug,
  text,
  description,
}: {
  readonly slug: string;
  readonly text: string;
  readonly description?: string | undefined;
}): JsonObject => compact({ slug, text, name: text, description });

/** Creates an author document; undefined members are left out. */
export function authorDocument(
  parts: Readonly<Record<string, Json | undefined>> & { readonly name: string },
): JsonObject {
  return compact({ type: 'author', version: ANS_VERSION, ...parts });
}
