/** Content sources as the site tells of them, and what they find. */
import { boolean, list, number, oneOf, record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import type { EditorClient } from '../../api/EditorClient.ts';

export interface SourceParam {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'number';
  readonly isRequired: boolean;
  /** As text; empty where the source has none. */
  readonly preset: string;
}

export interface ContentSource {
  readonly name: string;
  readonly label: string;
  /** What it answers; absent for what fits no field but those that take anything. */
  readonly schema: 'ans-item' | 'ans-feed' | 'navigation-hierarchy' | undefined;
  /** What an editor may search for to fill in its `_id`. */
  readonly searchable: 'story' | 'gallery' | 'video' | 'collection' | undefined;
  readonly params: readonly SourceParam[];
}

/** Something that a source answers. */
export interface FoundItem {
  readonly id: string;
  readonly headline: string;
  readonly imageUrl: string | undefined;
  /** ISO 8601. */
  readonly date: string | undefined;
  readonly url: string | undefined;
}

export interface FoundItems {
  readonly items: readonly FoundItem[];
  /** How many there are in all, those that are not listed too. */
  readonly count: number;
}

const parseParam: Parser<SourceParam> = (input) => {
  const {
    name,
    label,
    kind,
    isRequired = false,
    preset = '',
  } = record({ name: text, label: text, kind: oneOf('text', 'number'), isRequired: boolean, preset: text })(
    input,
  ) ?? {};
  if (name === undefined || kind === undefined) return undefined;
  return { name, label: label ?? name, kind, isRequired, preset };
};

const parseSource: Parser<ContentSource> = (input) => {
  const {
    name,
    label,
    schema,
    searchable,
    params = [],
  } = record({
    name: text,
    label: text,
    schema: oneOf('ans-item', 'ans-feed', 'navigation-hierarchy'),
    searchable: oneOf('story', 'gallery', 'video', 'collection'),
    params: list(parseParam),
  })(input) ?? {};
  return name === undefined ? undefined : { name, label: label ?? name, schema, searchable, params };
};

const parseItem: Parser<FoundItem> = (input) => {
  const { id, headline, imageUrl, date, url } =
    record({ id: text, headline: text, imageUrl: text, date: text, url: text })(input) ?? {};
  return id === undefined ? undefined : { id, headline: headline ?? id, imageUrl, date, url };
};

const parseItems: Parser<FoundItems> = (input) => {
  const { items, count } = record({ items: list(parseItem), count: number })(input) ?? {};
  return items && { items, count: count ?? items.length };
};

const sources = new WeakMap<EditorClient, Promise<readonly ContentSource[]>>();

/** All sources, read once a client. */
export function listSources(client: EditorClient): Promise<readonly ContentSource[]> {
  const known = sources.get(client);
  if (known !== undefined) return known;
  const reading = client.get('/sources', (body) => record({ sources: list(parseSource) })(body)?.sources);
  sources.set(client, reading);
  // What failed is tried again by whoever asks next.
  reading.catch(() => sources.delete(client));
  return reading;
}

export interface SourceQuery {
  readonly source: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}

/** What a source answers to a query now. */
export const querySource = (client: EditorClient, { signal, ...body }: SourceQuery): Promise<FoundItems> =>
  client.send('POST', '/sources/query', { body, parse: parseItems, signal });

export interface ItemSearch {
  readonly words: string;
  readonly kind: NonNullable<ContentSource['searchable']>;
  readonly signal: AbortSignal;
}

export const searchItems = (client: EditorClient, { signal, ...body }: ItemSearch): Promise<FoundItems> =>
  client.send('POST', '/sources/search', { body, parse: parseItems, signal });
