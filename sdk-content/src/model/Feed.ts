import { list, number, record, text } from '@broadsheet/client-core';
import type { Parsed } from '@broadsheet/client-core';
import { parseStory, parseTag } from './Story.ts';

/**
 * Parses the answer of a feed or collection source. `count` is the total, counted up to 1,000 or one beyond the page, or up to 500
 * in a search for words; `next` is the offset of the next page.
 */
export const parseFeed = record({ count: number, next: number, content_elements: list(parseStory) });

/** Parses the answer of `search-api`. If `total_hits_relation` is `gte`, there are more hits than `total_hits`. */
export const parseSearchResponse = record({
  data: list(parseStory),
  metadata: record({
    total_hits: number,
    total_hits_relation: text,
    q: text,
    sort: text,
    section: text,
    period: text,
    page: number,
    page_size: number,
  }),
});

/** Parses the answer of `tags-api`, which is the global content of a tag page. */
export const parseTagResponse = record({ Payload: list(parseTag) });

/** Parses the answer of `signing-service`. */
export const parseSignature = record({ hash: text });

export type Feed = Parsed<typeof parseFeed>;
export type SearchResponse = Parsed<typeof parseSearchResponse>;
export type TagResponse = Parsed<typeof parseTagResponse>;
