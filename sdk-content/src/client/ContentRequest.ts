import type { JsonValue } from './JsonValue.ts';

/** What a block asks for: a source by name, its query values, and which fields of the answer it will read. */
export interface ContentRequest {
  /** Name of a content source, e.g. `story-feed-sections`. */
  readonly source: string;
  readonly query?: Readonly<Record<string, JsonValue | undefined>>;
  /** Field filter in the form `{ headlines { basic } }`; absent means the whole answer. */
  readonly filter?: string;
}
