/**
 * Requests parts of a list, in the way of each source.
 *
 * The first response covers two pages: the one that is shown, and the one that the first click on "See more" shows without
 * waiting. Each click then requests the page after the one that it shows.
 */
import type { ContentConfig } from '@broadsheet/block-kit';
import type { JsonValue } from '@broadsheet/sdk-content';

export interface Paging {
  readonly source: string;
  /** The offset of the list in its source. */
  readonly start: number;
  /** The number of stories on a page. */
  readonly size: number;
}

const DEFAULT_SIZE = 10;
const COLLECTIONS = 'content-api-collections';
/** The largest page of a collection. Collections return no more at once, so a larger page would skip stories. */
const LARGEST_COLLECTION_PAGE = 20;
/** The largest page of a story feed. Feeds return at most 100 stories at once, and the first request is for two pages. */
const LARGEST_FEED_PAGE = 50;
const STORY_FEEDS: readonly string[] = ['story-feed-author', 'story-feed-sections', 'story-feed-tag'];

function getLargestPage(source: string): number {
  if (source === COLLECTIONS) return LARGEST_COLLECTION_PAGE;
  // Only feeds are known to have this limit; a source of the site answers as much as it likes.
  return source === 'story-feed-query' || STORY_FEEDS.includes(source) ? LARGEST_FEED_PAGE : Infinity;
}

/** Reads a whole number from a query, in which editors may have left it as text; `undefined` for anything below `least`. */
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
    size: Math.min(size, getLargestPage(source)),
  };
}

/**
 * Returns the query of a part. @param index 0 for the first one, which covers two pages; each later one covers the next page
 */
export function pagingQuery(
  { source, start, size }: Paging,
  index: number,
): Readonly<Record<string, number | boolean>> {
  const isFirst = index === 0;
  const offset = isFirst ? start : start + (index + 1) * size;
  const length = isFirst ? 2 * size : size;
  if (STORY_FEEDS.includes(source)) return { feedOffset: offset, feedSize: length };
  // With `getNext` a collection adds its next page to each response, so responses overlap.
  if (source === COLLECTIONS) return { from: offset, size, getNext: true };
  return { offset, size: length };
}
