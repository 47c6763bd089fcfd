import { list, number, record, text } from './parse.ts';
import type { Parsed } from './parse.ts';
import { parseStory, parseTag } from './Story.ts';

/**
 * The answer of a feed or collection source. `count` is the total as far as it was counted (10,000, or 500 of what words
 * find), `next` the offset of the next page.
 */
export const parseFeed = record({ count: number, next: number, content_elements: list(parseStory) });

/** The answer of `search-api`. Where `total_hits_relation` is `gte`, there are more than `total_hits`. */
export const parseSearchResponse = record({
  data: list(parseStory),
  metadata: record({
    total_hits: number,
    total_hits_relation: text,
    q: text,
    sort: text,
    page: number,
    page_size: number,
  }),
});

/** The answer of `tags-api`, which is the global content of a tag page. */
export const parseTagResponse = record({ Payload: list(parseTag) });

/** The answer of `signing-service`. */
export const parseSignature = record({ hash: text });

export type Feed = Parsed<typeof parseFeed>;
export type SearchResponse = Parsed<typeof parseSearchResponse>;
export type TagResponse = Parsed<typeof parseTagResponse>;
