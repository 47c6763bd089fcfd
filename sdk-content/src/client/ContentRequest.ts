import type { JsonValue } from '@broadsheet/client-core';

/**
 * A block's request for content: the name of a source, its query values, and the fields of the answer that the block reads.
 */
export interface ContentRequest {
  /** The name of a content source, e.g. `story-feed-sections`. */
  readonly source: string;
  readonly query?: Readonly<Record<string, JsonValue | undefined>>;
  /** A field filter in the form `{ headlines { basic } }`; absent means the whole answer. */
  readonly filter?: string;
}
