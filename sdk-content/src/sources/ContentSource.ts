import type { Query } from '@broadsheet/client-core';
import type { ContentRequest } from '../client/ContentRequest.ts';
import type { JsonRecord } from '../client/JsonRecord.ts';

interface NamedParam {
  readonly name: string;
  /** What editors read beside the value; absent: the name in words. */
  readonly label?: string;
}

/**
 * What editors choose the value of a parameter from: the id of a section, or of several separated by commas; the slug of an
 * author or a tag; `true` or `false`.
 */
export type ParamChoice = 'section' | 'sections' | 'author' | 'tag' | 'switch';

export interface TextParam extends NamedParam {
  readonly kind: 'text';
  /** What the value is chosen from; absent: editors type it. */
  readonly choice?: ParamChoice;
  readonly default?: string;
  readonly required?: true;
}

export interface NumberParam extends NamedParam {
  readonly kind: 'number';
  readonly default?: number;
  readonly required?: true;
  readonly min?: number;
  /** The maximum, to which larger numbers are reduced. */
  readonly max?: number;
}

/** A declared query value of a source. Values that no parameter declares (`feature`, `themes`) are ignored. */
export type SourceParam = TextParam | NumberParam;

/** The schema of a source's answer; a page builder offers the source for fields with the same schema. */
export type SourceSchema = 'ans-item' | 'ans-feed' | 'navigation-hierarchy';

/** The kind of content that editors may search for to fill in the source's query. */
export type SearchableKind = 'story' | 'gallery' | 'video' | 'collection';

/**
 * The callers that may use a source: `reader` is anybody over HTTP, `editor` only the page builder and its previews,
 * `server` only code in the same process. The sources do not know their caller: code that serves them over HTTP must refuse
 * the others.
 */
export type SourceAudience = 'reader' | 'editor' | 'server';

/** The description of a source, without its functions. It is plain JSON. */
export interface SourceDescription {
  readonly name: string;
  /** What editors choose the source by; absent: the name in words. */
  readonly label?: string;
  readonly params: readonly SourceParam[];
  /** Parameters of which at least one must have a value. */
  readonly needsOneOf?: readonly string[];
  readonly schema?: SourceSchema;
  readonly searchable?: SearchableKind;
  /** Milliseconds for which an answer may be cached. */
  readonly ttlMs: number;
  /**
   * Milliseconds after that for which a page that nobody has read lately may show the answer once more, while it is made anew.
   * Absent: five minutes.
   */
  readonly staleMs?: number;
  readonly audience: SourceAudience;
  /**
   * Whether answers change only when the content API stores something, or when an embargo ends; not with counts or the
   * time of day. Absent: they change at any time.
   */
  readonly followsArchive?: boolean;
}

export type SourceQuery = NonNullable<ContentRequest['query']>;

/** Sends a GET request for a path, whose variable parts are percent-encoded, and resolves with the object in the body. */
export type GetRecord = (path: string, query: Query) => Promise<JsonRecord>;

export interface SignatureRequest {
  /** The image's id or URL. */
  readonly value: string;
  readonly service?: string;
  readonly version?: string;
}

/** Shared records, as one request uses them. */
export interface RunRecords {
  /** Returns a record that was kept not too long ago. */
  find(key: string): JsonRecord | undefined;
  /** @param answer the answer of `get` that the record is a part of */
  keep(key: string, record: JsonRecord, answer: JsonRecord): void;
}

/** The functions and values that a source uses for one request. */
export interface SourceContext {
  /** The site id, which is also the key in the member `websites` of content. */
  readonly site: string;
  /** Sends a request to the content API. */
  readonly get: GetRecord;
  /** Sends a request to the search service. */
  readonly getFromSearch: GetRecord;
  readonly searchKey: string | undefined;
  /** The fields of a feed's stories that the answer needs, such as `headlines`; `undefined`: whole stories. */
  readonly fields: readonly string[] | undefined;
  /** Sends a request to the content API, or resolves with the answer to the same request of a moment ago. */
  readonly getShared: GetRecord;
  /** Records that the requests of all sources share. */
  readonly shared: RunRecords;
  readonly sign: (request: SignatureRequest) => Promise<string>;
  /** Aborted when no caller waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** A named fetcher that runs on the server. Created by `defineSource`. */
export interface ContentSource<
  Answer = unknown,
  Params extends readonly SourceParam[] = readonly SourceParam[],
> extends SourceDescription {
  readonly params: Params;
  /** Whether resizer tokens are added to the images of the answer. */
  readonly signed: boolean;
  /** Fetches an answer. @throws ContentSourceError, or what the context's functions throw */
  readonly fetch: (context: SourceContext, query: SourceQuery) => Promise<Answer>;
}

/** The answer of a source: `SourceAnswer<typeof tides>`. */
export type SourceAnswer<Source extends ContentSource> = Awaited<ReturnType<Source['fetch']>>;

type InputOf<Param extends SourceParam> = Param['kind'] extends 'number' ? number : string;
type RequiredParam<Params extends readonly SourceParam[]> = Extract<
  Params[number],
  { readonly required: true }
>;

/** A request for a source, as a content field has it and `useContent` takes it: `SourceRequest<typeof tides>`. */
export interface SourceRequest<Source extends ContentSource> {
  readonly source: Source['name'];
  readonly query: {
    readonly [Param in RequiredParam<Source['params']> as Param['name']]: InputOf<Param>;
  } & {
    readonly [Param in Source['params'][number] as Param['name']]?: InputOf<Param>;
  };
}
