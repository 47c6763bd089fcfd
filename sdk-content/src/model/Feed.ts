import { list, number, record, text } from './parse.ts';
import type { Parsed } from './parse.ts';
import { parseStory, parseTag } from './Story.ts';

/** The answer of a feed or collection source. `count` is the total, `next` the offset of the next page. */
export const parseFeed = record({ count: number, next: number, content_elements: list(parseStory) });

/** The answer of `search-api`. */
export const parseSearchResponse = record({
  data: list(parseStory),
  metadata: record({ total_hits: number, q: text, sort: text, page: number, page_size: number }),
});

/** The answer of `tags-api`, which is the global content of a tag page. */
export const parseTagResponse = record({ Payload: list(parseTag) });

/** The answer of `signing-service`. */
export const parseSignature = record({ hash: text });

export type Feed = Parsed<typeof parseFeed>;
export type SearchResponse = Parsed<typeof parseSearchResponse>;
export type TagResponse = Parsed<typeof parseTagResponse>;
