import type { Query } from '@broadsheet/client-core';
import type { ContentRequest } from '../client/ContentRequest.ts';
import type { JsonRecord } from '../client/JsonRecord.ts';

export interface TextParam {
  readonly name: string;
  readonly kind: 'text';
  readonly default?: string;
  readonly required?: true;
}

export interface NumberParam {
  readonly name: string;
  readonly kind: 'number';
  readonly default?: number;
  readonly required?: true;
  readonly min?: number;
  /** Larger numbers are cut to it. */
  readonly max?: number;
}

/** A declared query value of a source. Values that no parameter declares (`feature`, `themes`) are ignored. */
export type SourceParam = TextParam | NumberParam;

/** What a source answers; a page builder offers it to fields of the same schema. */
export type SourceSchema = 'ans-item' | 'ans-feed' | 'navigation-hierarchy';

/** What an editor may search for to fill in the source's query. */
export type SearchableKind = 'story' | 'gallery' | 'video' | 'collection';

/**
 * Who may ask: `reader` anybody over HTTP, `editor` only the page builder and its previews, `server` only code that
 * runs beside the sources. The sources do not know who asks: whoever serves them over HTTP must refuse.
 */
export type SourceAudience = 'reader' | 'editor' | 'server';

/** What a source is, without how it works. It is plain JSON. */
export interface SourceDescription {
  readonly name: string;
  readonly params: readonly SourceParam[];
  /** Of these at least one must be given. */
  readonly needsOneOf?: readonly string[];
  readonly schema?: SourceSchema;
  readonly searchable?: SearchableKind;
  /** Milliseconds for which an answer may be kept. */
  readonly ttlMs: number;
  readonly audience: SourceAudience;
}

export type SourceQuery = NonNullable<ContentRequest['query']>;

/** GETs a path, whose variable parts are percent-encoded, and answers the object in the body. */
export type GetRecord = (path: string, query: Query) => Promise<JsonRecord>;

export interface SignatureRequest {
  /** Image id or address. */
  readonly value: string;
  readonly service?: string;
  readonly version?: string;
}

/** What a source works with while it answers one request. */
export interface SourceContext {
  /** Site id; the key of `websites` in content. */
  readonly site: string;
  /** Asks the content API. */
  readonly get: GetRecord;
  /** Asks the search service. */
  readonly getFromSearch: GetRecord;
  readonly searchKey: string | undefined;
  readonly sign: (request: SignatureRequest) => Promise<string>;
  /** Ends when nobody wants the answer any more. */
  readonly signal: AbortSignal;
}

/** A named fetcher that runs on the server. Made by `defineSource`. */
export interface ContentSource extends SourceDescription {
  /** Whether the images of the answer are given resizer tokens. */
  readonly signed: boolean;
  /** @throws ContentSourceError, or what the context's functions throw */
  readonly fetch: (context: SourceContext, query: SourceQuery) => Promise<unknown>;
}
