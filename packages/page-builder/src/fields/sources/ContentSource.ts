/** The calls for the site's content sources and their answers. */
import { boolean, list, number, oneOf, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import type { EditorClient } from '../../api/EditorClient.ts';

/** The id of a section, or of several separated by commas; the slug of an author or a tag; `true` or `false`. */
export type ParamChoice = 'section' | 'sections' | 'author' | 'tag' | 'switch';

export interface SourceParam {
  readonly name: string;
  readonly label: string;
  /** The key of the label's phrase; absent for a parameter of the site's own. */
  readonly phrase?: string | undefined;
  readonly kind: 'text' | 'number';
  /** What the value is chosen from; absent: it is typed. */
  readonly choice?: ParamChoice | undefined;
  readonly isRequired: boolean;
  /** The default as text; empty if the source has none. */
  readonly preset: string;
}

export interface ContentSource {
  readonly name: string;
  readonly label: string;
  /** The key of the label's phrase; absent for a source of the site's own. */
  readonly phrase?: string | undefined;
  /** The schema of its answers; `undefined`: it fits only fields that accept any schema. */
  readonly schema: 'ans-item' | 'ans-feed' | 'navigation-hierarchy' | undefined;
  /** The kind of item that an editor can search for to fill in `_id`. */
  readonly searchable: 'story' | 'gallery' | 'video' | 'collection' | undefined;
  /** The names of parameters of which the source needs at least one. */
  readonly needsOneOf: readonly string[];
  readonly params: readonly SourceParam[];
}

/** One item of a source's answer. */
export interface FoundItem {
  readonly id: string;
  readonly headline: string;
  readonly imageUrl: string | undefined;
  /** The date in ISO 8601. */
  readonly date: string | undefined;
  readonly url: string | undefined;
  /** The name of a story's section. */
  readonly section: string | undefined;
  /** The names of a story's authors. */
  readonly byline: string | undefined;
  /** Whether readers need an account or a subscription for it. */
  readonly isLocked: boolean;
}

export interface FoundItems {
  readonly items: readonly FoundItem[];
  /** The total number of items, including those that are not listed. */
  readonly count: number;
}

const readParam = record({
  name: text,
  label: text,
  phrase: text,
  kind: oneOf('text', 'number'),
  choice: oneOf('section', 'sections', 'author', 'tag', 'switch'),
  isRequired: boolean,
  preset: text,
});

const parseParam: Parser<SourceParam> = (input) => {
  const { name, label, phrase, kind, choice, isRequired = false, preset = '' } = readParam(input) ?? {};
  if (name === undefined || kind === undefined) return undefined;
  return { name, label: label ?? name, phrase, kind, choice, isRequired, preset };
};

const readSource = record({
  name: text,
  label: text,
  phrase: text,
  schema: oneOf('ans-item', 'ans-feed', 'navigation-hierarchy'),
  searchable: oneOf('story', 'gallery', 'video', 'collection'),
  needsOneOf: list(text),
  params: list(parseParam),
});

const parseSource: Parser<ContentSource> = (input) => {
  const { name, label, phrase, schema, searchable, needsOneOf = [], params = [] } = readSource(input) ?? {};
  if (name === undefined) return undefined;
  return { name, label: label ?? name, phrase, schema, searchable, needsOneOf, params };
};

const parseItem: Parser<FoundItem> = (input) => {
  const {
    id,
    headline,
    isLocked = false,
    ...more
  } = record({
    id: text,
    headline: text,
    imageUrl: text,
    date: text,
    url: text,
    section: text,
    byline: text,
    isLocked: boolean,
  })(input) ?? {};
  if (id === undefined) return undefined;
  const { imageUrl, date, url, section, byline } = more;
  return { id, headline: headline ?? id, imageUrl, date, url, section, byline, isLocked };
};

const parseItems: Parser<FoundItems> = (input) => {
  const { items, count } = record({ items: list(parseItem), count: number })(input) ?? {};
  return items && { items, count: count ?? items.length };
};

const sources = new WeakMap<EditorClient, Promise<readonly ContentSource[]>>();

/** Returns all sources, which are fetched once for each client. */
export function listSources(client: EditorClient): Promise<readonly ContentSource[]> {
  const known = sources.get(client);
  if (known !== undefined) return known;
  const reading = client.get('/sources', (body) => record({ sources: list(parseSource) })(body)?.sources);
  sources.set(client, reading);
  // After a failure, the next call tries again.
  reading.catch(() => sources.delete(client));
  return reading;
}

export interface SourceQuery {
  readonly source: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

/** Fetches the current answer of a source to a query. */
export const querySource = (client: EditorClient, { signal, ...body }: SourceQuery): Promise<FoundItems> =>
  client.send('POST', '/sources/query', { body, parse: parseItems, signal });

/** Fetches up to 40 stories by their ids, in any order. */
export const listItems = (
  client: EditorClient,
  { ids, signal }: { readonly ids: readonly string[]; readonly signal: AbortSignal },
): Promise<FoundItems> => client.send('POST', '/sources/items', { body: { ids }, parse: parseItems, signal });

export interface ItemSearch {
  readonly words: string;
  readonly kind: NonNullable<ContentSource['searchable']>;
  readonly signal: AbortSignal;
}

export const searchItems = (client: EditorClient, { signal, ...body }: ItemSearch): Promise<FoundItems> =>
  client.send('POST', '/sources/search', { body, parse: parseItems, signal });
