import { cutStory } from '@broadsheet/paywall';
import { isJsonList, isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { spaceIdeographs } from './spaceIdeographs.ts';

// In characters: PostgreSQL rejects a search vector of more than one megabyte.
const LONGEST_BODY = 100_000;
const LONGEST_SUMMARY = 20_000;
const SILENT_TYPES = new Set(['raw_html', 'code', 'custom_embed', 'oembed_response', 'divider']);
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The texts of a document for full-text search, by weight, as plain text. */
export interface SearchTexts {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  /** The part of the body that everybody may read of a locked document. */
  readonly opening: string;
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function elementTexts(element: Json): readonly string[] {
  if (!isJsonObject(element) || SILENT_TYPES.has(textAt(element, 'type') ?? '')) return [];
  const own = ['content', 'text', 'caption', 'subtitle'].flatMap((key) => textAt(element, key) ?? []);
  const inner = ['content_elements', 'items', 'header'].flatMap((key) => listAt(element, key));
  const cells = listAt(element, 'rows').flatMap((row) => (Array.isArray(row) ? row : []));
  return [...own, ...inner.flatMap(elementTexts), ...cells.flatMap(elementTexts)];
}

function joined(parts: readonly (string | undefined)[], limit: number): string {
  const text = parts.filter((part) => part !== undefined).join(' ');
  return spaceIdeographs(plainText(text)).replace(/\s+/g, ' ').trim().slice(0, limit);
}

/** Returns texts as one, as somebody types them: without spaces between ideographs. */
function unspaced(parts: readonly (string | undefined)[]): string {
  const text = parts.filter((part) => part !== undefined).join(' ');
  return plainText(text).normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LONGEST_SUMMARY);
}

/** Returns the public copy that a document has where a rule locks it. */
function toOpening(document: JsonObject): Json {
  // Which rule locks it says nothing about what is cut.
  const opening = cutStory(document, { id: 0, rt: 0 })['content_elements'];
  return { content_elements: isJsonList(opening) ? opening : [] };
}

const foldAccents = (text: string): string => text.normalize('NFD').replaceAll(/[\u0300-\u036F]/g, '');

/** Adds what a text is without accents, if that is another one. */
const withFolded = (text: string): string => {
  const folded = foldAccents(text);
  return folded === text ? text : `${text} ${folded}`;
};

/** Collects what editors find an image by. They type any part of a word, with or without its accents. */
function collectImageTexts(image: JsonObject): SearchTexts {
  const names = listAt(image, 'credits', 'by').map((author) => textAt(author, 'name'));
  const tags = listAt(image, 'taxonomy', 'tags').map((tag) => textAt(tag, 'text'));
  const texts = ['alt_text', 'caption'].map((key) => textAt(image, key));
  return {
    title: withFolded((textAt(image, 'subtitle') ?? '').normalize('NFC')),
    summary: withFolded(unspaced([...texts, ...names, ...tags])),
    body: '',
    opening: '',
  };
}

/**
 * Collects the searchable texts of a document: the headline, then subheadline, description, tags and authors, then the
 * body.
 */
export function collectSearchTexts(document: JsonObject): SearchTexts {
  if (textAt(document, 'type') === 'image') return collectImageTexts(document);
  return {
    title: joined([textAt(document, 'headlines', 'basic')], LONGEST_SUMMARY),
    summary: joined(
      [
        textAt(document, 'subheadlines', 'basic'),
        textAt(document, 'description', 'basic'),
        ...listAt(document, 'taxonomy', 'tags').map((tag) => textAt(tag, 'text')),
        ...listAt(document, 'credits', 'by').map((author) => textAt(author, 'name')),
      ],
      LONGEST_SUMMARY,
    ),
    body: joined(listAt(document, 'content_elements').flatMap(elementTexts), LONGEST_BODY),
    opening: joined(listAt(toOpening(document), 'content_elements').flatMap(elementTexts), LONGEST_BODY),
  };
}
