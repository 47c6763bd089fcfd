/**
 * Determines which fields of a content document contain HTML, and of what kind.
 */

/** `headline` is inline HTML without links, `inline` with them; `escaped` is a text whose HTML is entity-escaped. */
export type HtmlKind = 'text' | 'headline' | 'inline' | 'escaped' | 'raw' | 'embed';

/** The fields that contain HTML in every record: as a text, a list of texts, or a record of texts (`basic`, …). */
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

/** The kind of `content` by the type of its record. The text of an interstitial link is rendered inside a link. */
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

/** The fields whose value is a record of texts by variant, such as `headlines.basic`. */
const RECORDS_OF_TEXTS: ReadonlySet<string> = new Set(['headlines', 'subheadlines', 'description']);

/** The position of a value in a document, as far as it determines the kind of its texts. */
export interface TextPlace {
  /** The kind of texts at this position; `undefined` for plain text. */
  readonly texts?: HtmlKind | undefined;
  /** Whether a record at this position passes `texts` on to its fields. */
  readonly handsOn?: boolean;
  /** Whether the position is inside list items or table cells, whose texts are escaped. */
  readonly inCells?: boolean;
}

function getKind(type: string | undefined, field: string, inCells: boolean): HtmlKind | undefined {
  if (field === 'content') return inCells ? 'escaped' : (CONTENT_BY_TYPE.get(type ?? '') ?? 'raw');
  if (field === 'text') return type === 'correction' ? 'text' : undefined;
  if (field === 'cells') return inCells ? 'escaped' : undefined;
  return BY_FIELD.get(field);
}

/** Returns the position of a field's value, in a record of the given type at the given position. */
export function placeOfField(type: string | undefined, field: string, place: TextPlace): TextPlace {
  if (CELLS_BY_TYPE.get(type ?? '')?.has(field) === true) return { texts: 'escaped', inCells: true };
  const inCells = place.inCells ?? false;
  const texts = getKind(type, field, inCells) ?? (place.handsOn === true ? place.texts : undefined);
  return { texts, inCells, handsOn: place.handsOn === true || RECORDS_OF_TEXTS.has(field) };
}
