/**
 * Which fields of a content document hold HTML, and of what kind.
 */

/** `headline` is inline without links, `inline` with them; `escaped` is text that comes entity-escaped. */
export type HtmlKind = 'text' | 'headline' | 'inline' | 'escaped' | 'raw' | 'embed';

/** Fields that hold HTML wherever they stand: as text, as a list of texts, or as a record of texts (`basic`, …). */
const BY_FIELD: ReadonlyMap<string, HtmlKind> = new Map([
  ['headlines', 'headline'],
  ['subheadlines', 'headline'],
  ['description', 'inline'],
  ['caption', 'inline'],
  ['subtitle', 'inline'],
  ['bio', 'inline'],
  ['longBio', 'inline'],
  ['long_bio', 'inline'],
  ['copyright', 'text'],
  ['embed_html', 'embed'],
  ['html', 'raw'],
]);

/** What `content` holds, by the type of its record. An interstitial link's text is put inside a link. */
const CONTENT_BY_TYPE: ReadonlyMap<string, HtmlKind> = new Map([
  ['text', 'text'],
  ['copyright', 'text'],
  ['header', 'text'],
  ['interstitial_link', 'headline'],
  ['quote', 'text'],
  ['blockquote', 'text'],
  ['pullquote', 'text'],
  ['correction', 'text'],
]);

const CELLS_BY_TYPE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['list', new Set(['items'])],
  ['table', new Set(['header', 'rows'])],
]);

/** Fields whose value is a record of texts by variant, such as `headlines.basic`. */
const RECORDS_OF_TEXTS: ReadonlySet<string> = new Set(['headlines', 'subheadlines', 'description']);

/** Where a value stands, as far as its texts are concerned. */
export interface TextPlace {
  /** What texts directly here are; `undefined` for plain text. */
  readonly texts?: HtmlKind | undefined;
  /** A record here hands `texts` on to its fields. */
  readonly handsOn?: boolean;
  /** Inside list items or table cells, whose texts come escaped. */
  readonly inCells?: boolean;
}

function kindOf(type: string | undefined, field: string, inCells: boolean): HtmlKind | undefined {
  if (field === 'content') return inCells ? 'escaped' : (CONTENT_BY_TYPE.get(type ?? '') ?? 'raw');
  if (field === 'text') return type === 'correction' ? 'text' : undefined;
  if (field === 'cells') return inCells ? 'escaped' : undefined;
  return BY_FIELD.get(field);
}

/** Where the value of a field stands, in a record of this type at this place. */
export function placeOfField(type: string | undefined, field: string, place: TextPlace): TextPlace {
  if (CELLS_BY_TYPE.get(type ?? '')?.has(field) === true) return { texts: 'escaped', inCells: true };
  const inCells = place.inCells ?? false;
  const texts = kindOf(type, field, inCells) ?? (place.handsOn === true ? place.texts : undefined);
  return { texts, inCells, handsOn: place.handsOn === true || RECORDS_OF_TEXTS.has(field) };
}
