/**
 * Converts a checked document to a record: with an id, a URL on a site, and the columns by which it is found.
 *
 * A document that names no site belongs to the current one, at the path of its canonical URL. The canonical URL itself is
 * not changed, so that a copy of another site's article still points there.
 */
import { createHash } from 'node:crypto';
import { spellPath } from '@broadsheet/sdk-content/server';
import { compact, isJsonObject, listAt, objectAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import type { DocumentType } from '../schema/validateDocument.ts';
import { collectSearchTexts } from '../search/collectSearchTexts.ts';
import type { DocumentRecord, Placement } from '../store/ContentRecord.ts';
import { collectImages } from './collectImages.ts';
import { toPathSegment } from './toPathSegment.ts';

const ID_LENGTH = 26;
const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Types without a page of their own: other documents refer to them. */
const PLACELESS: readonly DocumentType[] = ['image', 'audio'];

/** Returns an id of 26 capital letters and digits that is always the same for the same text. */
export function stableId(text: string): string {
  const bytes = createHash('sha256').update(text).digest();
  return [...bytes.subarray(0, ID_LENGTH)]
    .map((byte) => ID_ALPHABET.charAt(byte % ID_ALPHABET.length))
    .join('');
}

/** Returns the path of a URL, spelled as `spellPath` does: `https://a.example/b/?c` and `b/` both give `/b/`. */
export function getPathname(address: string): string {
  if (!URL.canParse(address, 'http://site.invalid'))
    return `/${toPathSegment(address) ?? stableId(address)}/`;
  return spellPath(new URL(address, 'http://site.invalid').pathname);
}

function getSectionId(section: Json | undefined, site: string): string | undefined {
  const owner = textAt(section, '_website') ?? textAt(section, 'referent', 'website') ?? site;
  return owner === site ? (textAt(section, '_id') ?? textAt(section, 'referent', 'id')) : undefined;
}

function sectionIdsOn(site: string, document: JsonObject): readonly string[] {
  const sections = [
    valueAt(document, 'websites', site, 'website_section'),
    valueAt(document, 'taxonomy', 'primary_section'),
    ...listAt(document, 'taxonomy', 'sections'),
  ];
  return [...new Set(sections.flatMap((section) => getSectionId(section, site) ?? []))];
}

function withAddresses(document: JsonObject, id: string, site: string): JsonObject {
  const canonical = textAt(document, 'canonical_url');
  const path = canonical === undefined ? `/${toPathSegment(id) ?? stableId(id)}/` : getPathname(canonical);
  const named = Object.entries(objectAt(document, 'websites') ?? {});
  const primarySection = valueAt(document, 'taxonomy', 'primary_section');
  const section = textAt(primarySection, 'type') === undefined ? undefined : primarySection;
  const websites: readonly (readonly [string, Json])[] =
    named.length === 0 ? [[site, compact({ website_section: section, website_url: path })]] : named;
  const placed = websites.map(([name, place]): [string, Json] => {
    const url = textAt(place, 'website_url');
    return [name, { ...objectAt(place), website_url: url === undefined ? path : getPathname(url) }];
  });
  const own = textAt(Object.fromEntries(placed), site, 'website_url') ?? path;
  // That of another site stays as it is written.
  const original = canonical?.startsWith('/') === true ? spellPath(canonical) : canonical;
  return { ...document, _id: id, canonical_url: original ?? own, websites: Object.fromEntries(placed) };
}

/** Adds a slug to tags that have it in `_id` only, an older form; tags are linked by their slug. */
function withTagSlugs(document: JsonObject): JsonObject {
  const taxonomy = objectAt(document, 'taxonomy');
  const tags = listAt(taxonomy, 'tags');
  if (taxonomy === undefined || tags.length === 0) return document;
  const named = tags.map((tag) => {
    const slug = textAt(tag, 'slug') ?? textAt(tag, '_id');
    return isJsonObject(tag) && slug !== undefined ? { ...tag, slug } : tag;
  });
  return { ...document, taxonomy: { ...taxonomy, tags: named } };
}

function getCreditKeys(document: JsonObject): readonly string[] {
  const keys = listAt(document, 'credits', 'by').flatMap((author) => {
    const id =
      textAt(author, 'referent', 'id') ??
      (textAt(author, 'type') === 'author' ? textAt(author, '_id') : undefined);
    const slug = textAt(author, 'slug');
    return [...(id === undefined ? [] : [`id:${id}`]), ...(slug === undefined ? [] : [`slug:${slug}`])];
  });
  return [...new Set(keys)];
}

function isPublished(document: JsonObject): boolean {
  return (
    valueAt(document, 'revision', 'published') !== false &&
    valueAt(document, 'publishing', 'has_published_edition') !== false
  );
}

function getEmbargo(document: JsonObject): string | null {
  const embargo = objectAt(document, 'content_restrictions', 'embargo');
  if (valueAt(embargo, 'active') !== true) return null;
  return textAt(embargo, 'end_time') ?? 'infinity';
}

function getPlacements(document: JsonObject): readonly Placement[] {
  return Object.entries(objectAt(document, 'websites') ?? {}).map(([site, place]) => ({
    site,
    websiteUrl: textAt(place, 'website_url') ?? '/',
    sectionIds: sectionIdsOn(site, document),
  }));
}

function redirectPlacement(document: JsonObject, site: string): readonly Placement[] {
  return [{ site, websiteUrl: getPathname(textAt(document, 'canonical_url') ?? '/'), sectionIds: [] }];
}

/**
 * Creates the record of a checked document.
 *
 * @param id the document's own id, or one generated for it
 * @param site the current site
 * @param hash the hash of the source
 */
export function prepareDocument(
  type: Exclude<DocumentType, 'author' | 'tag'>,
  source: JsonObject,
  { id, site, hash }: { readonly id: string; readonly site: string; readonly hash: string },
): DocumentRecord {
  const identified = withTagSlugs({ ...source, _id: id });
  const isPlaced = !PLACELESS.includes(type) && type !== 'redirect';
  const body = isPlaced ? withAddresses(identified, id, site) : identified;
  return {
    kind: 'document',
    id,
    type,
    published: isPublished(body),
    embargoUntil: getEmbargo(body),
    displayDate:
      textAt(body, 'display_date') ?? textAt(body, 'publish_date') ?? textAt(body, 'created_date') ?? null,
    tagSlugs: listAt(body, 'taxonomy', 'tags').flatMap((tag) => textAt(tag, 'slug') ?? []),
    creditKeys: getCreditKeys(body),
    contentAliases: listAt(body, 'content_aliases').filter((alias) => typeof alias === 'string'),
    placements: type === 'redirect' ? redirectPlacement(body, site) : getPlacements(body),
    images: collectImages(body),
    search: collectSearchTexts(body),
    body,
    hash,
  };
}
