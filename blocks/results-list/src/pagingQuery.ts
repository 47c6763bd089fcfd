/**
 * How each source is asked for a part of its list.
 *
 * The first answer covers two pages: what is shown, and what the first press of "See more" shows without waiting. Each
 * press then fetches the page after the one it shows.
 */
import type { ContentConfig } from '@broadsheet/block-kit';
import type { JsonValue } from '@broadsheet/sdk-content';

export interface Paging {
  readonly source: string;
  /** Offset of the list in its source. */
  readonly start: number;
  /** Stories on a page. */
  readonly size: number;
}

const DEFAULT_SIZE = 10;
const COLLECTIONS = 'content-api-collections';
/** Collections answer no more at once; a longer page would leave out what lies beyond. */
const LARGEST_COLLECTION_PAGE = 20;
const STORY_FEEDS: readonly string[] = ['story-feed-author', 'story-feed-sections', 'story-feed-tag'];

/** A whole number from a query, where editors may have left it as a text; `undefined` for anything below `least`. */
function wholeNumber(value: JsonValue | undefined, least: number): number | undefined {
  const isNumeral = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const read = isNumeral ? Math.trunc(Number(value)) : Number.NaN;
  return read >= least ? read : undefined;
}

export function getPaging({ contentService: source, contentConfigValues: values }: ContentConfig): Paging {
  const first = (names: readonly string[], least: number) =>
    names.map((name) => wholeNumber(values[name], least)).find((value) => value !== undefined);
  const size = first(['size', 'feedSize'], 1) ?? DEFAULT_SIZE;
  return {
    source,
    start: first(['offset', 'feedOffset', 'from'], 0) ?? 0,
    size: source === COLLECTIONS ? Math.min(size, LARGEST_COLLECTION_PAGE) : size,
  };
}

/** @param index 0 for the first answer, which covers two pages; each further one covers the next page */
export function pagingQuery(
  { source, start, size }: Paging,
  index: number,
): Readonly<Record<string, number | boolean>> {
  const isFirst = index === 0;
  const offset = isFirst ? start : start + (index + 1) * size;
  const length = isFirst ? 2 * size : size;
  if (STORY_FEEDS.includes(source)) return { feedOffset: offset, feedSize: length };
  // With `getNext` a collection adds its next page to each answer, so answers overlap.
  if (source === COLLECTIONS) return { from: offset, size, getNext: true };
  return { offset, size: length };
}
