/**
 * Content for editors: `GET /sources` lists the sources to choose from, `POST /sources/query` returns a source's current
 * answer to a query, `POST /sources/search` finds an item by its words, `POST /sources/items` lists items by their ids.
 */
import { formatPhrase } from '@broadsheet/block-kit';
import { dictionary, isRecord, list, oneOf, record, text } from '@broadsheet/client-core';
import type { JsonValue, Parser } from '@broadsheet/client-core';
import { isContentSourceError } from '@broadsheet/sdk-content/server';
import type { ContentSourceError, ContentSources } from '@broadsheet/sdk-content/server';
import type { Hono } from 'hono';
import type { Admit, EditorCall } from '../createAdmission.ts';
import { describeSources } from './describeSources.ts';
import { readItems } from './readItems.ts';
import type { ItemScope } from './readItems.ts';
import { sourcePhrases } from './sourcePhrases.ts';

export interface SourceRoutesOptions {
  readonly sources: ContentSources;
  readonly scope: () => ItemScope;
  /** The milliseconds after which a source that does not answer is abandoned. */
  readonly timeoutMs: number;
}

const PATH = '/pagebuilder/api/sources';
const LONGEST_WORDS = 200;
const SEARCH_SIZE = 20;
/** The largest number of items that are listed by their ids at once. */
const MOST_IDS = 40;
/** The length of the ids in one query, in characters: a feed takes 2,000 with what stands around them. */
const LONGEST_GROUP = 1_800;
const LONGEST_ID = 200;

const value: Parser<JsonValue> = (input) =>
  typeof input === 'string' || typeof input === 'number' || typeof input === 'boolean' ? input : undefined;
const parseQuery = record({ source: text, query: dictionary(value) });
const parseIds = record({ ids: list(text) });
const parseSearch = record({ words: text, kind: oneOf('story', 'gallery', 'video', 'collection') });

interface SourceQuery {
  readonly source: string;
  readonly query: Readonly<Record<string, JsonValue>>;
}

/** Waits for an answer until the signal aborts; a site's own source may ignore its signal. */
function withinTime<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const rejectNow = () => reject(signal.reason);
    signal.addEventListener('abort', rejectNow, { once: true });
    answer.finally(() => signal.removeEventListener('abort', rejectNow)).then(resolve, reject);
  });
}

interface Untold {
  readonly status: number;
  readonly says: 'unknown' | 'slow' | 'query' | 'moved' | 'failed';
  readonly values: Readonly<Record<string, string | number>>;
  /** The source's own words, which tell more than the phrase. */
  readonly message?: string;
}

/** Responds with the reason why nothing can be listed, in English and as a phrase. */
function refuse({ status, says, values, message }: Untold): Response {
  const key = `source-problem.${says}` as const;
  const english = message ?? formatPhrase(sourcePhrases[key], values, 'en');
  return Response.json({ message: english, says: { key, values } }, { status });
}

function refuseFailed(
  { source }: Pick<SourceQuery, 'source'>,
  { kind, message, httpStatus }: ContentSourceError,
): Response {
  const failure = { values: { source }, message };
  switch (kind) {
    case 'not-found':
      return Response.json({ items: [], count: 0 });
    case 'redirect':
      return refuse({ ...failure, status: 409, says: 'moved' });
    case 'bad-query':
      return refuse({ ...failure, status: httpStatus, says: 'query' });
    case 'unknown-source':
    case 'failed':
      return refuse({ ...failure, status: httpStatus, says: 'failed' });
  }
}

interface QueriesRequest {
  readonly source: string;
  /** The queries, whose answers are listed one after the other. */
  readonly queries: readonly SourceQuery['query'][];
  readonly most?: number;
}

/** Queries a source on behalf of an editor. Locked stories are teasers, as for everybody. */
async function queryAnswer(
  { sources, scope, timeoutMs }: SourceRoutesOptions,
  { source, queries, most }: QueriesRequest,
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  const requested = { source };
  try {
    const loading = Promise.all(queries.map((query) => sources.load({ source, query }, signal)));
    const answers = await withinTime(loading, signal);
    const listed = answers.map((answer) => readItems(answer, { ...scope(), most }));
    return Response.json({
      items: listed.flatMap(({ items }) => items),
      count: listed.reduce((sum, { count }) => sum + count, 0),
    });
  } catch (error) {
    const values = { source: requested.source, seconds: timeoutMs / 1000 };
    if (signal.aborted) return refuse({ status: 504, says: 'slow', values });
    if (!isContentSourceError(error)) throw error;
    return refuseFailed(requested, error);
  }
}

async function answerQuery(call: EditorCall, options: SourceRoutesOptions): Promise<Response> {
  const { source = '', query = {} } = parseQuery(await call.readJson()) ?? {};
  const isOffered = options.sources
    .list()
    .some(({ name, audience }) => name === source && audience !== 'server');
  if (!isOffered) return refuse({ status: 404, says: 'unknown', values: { source: source.slice(0, 80) } });
  return queryAnswer(options, { source, queries: [query] });
}

/** Reduces a search to its words: other syntax of the query language is removed. */
function toTerms(words: string): string {
  const plain = words.slice(0, LONGEST_WORDS).toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

async function answerSearch(call: EditorCall, options: SourceRoutesOptions): Promise<Response> {
  const body = await call.readJson();
  const { words = '', kind = 'story' } = parseSearch(isRecord(body) ? body : {}) ?? {};
  const query = { query: `type:${kind} ${toTerms(words)}`.trim(), size: SEARCH_SIZE };
  return queryAnswer(options, { source: 'story-feed-query', queries: [query] });
}

/** Divides words into groups of which none is too long for one query. */
function groupByLength(words: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let length = LONGEST_GROUP;
  for (const word of words) {
    const added = word.length + ' OR '.length;
    if (length + added > LONGEST_GROUP) {
      groups.push([]);
      length = 0;
    }
    groups.at(-1)?.push(word);
    length += added;
  }
  return groups;
}

async function answerIds(call: EditorCall, options: SourceRoutesOptions): Promise<Response> {
  const body = await call.readJson();
  const { ids = [] } = parseIds(isRecord(body) ? body : {}) ?? {};
  const wanted = ids
    .filter((id) => id !== '' && id.length <= LONGEST_ID && !/\p{C}/u.test(id))
    .slice(0, MOST_IDS);
  if (wanted.length === 0) return Response.json({ items: [], count: 0 });
  const quoted = wanted.map((id) => `"${id.replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`);
  const queries = groupByLength(quoted).map((group) => ({
    query: `_id:(${group.join(' OR ')})`,
    size: MOST_IDS,
  }));
  return queryAnswer(options, { source: 'story-feed-query', queries, most: MOST_IDS });
}

export function addSourceRoutes(app: Hono, admit: Admit, options: SourceRoutesOptions): void {
  app.get(
    PATH,
    admit('viewer', () => Response.json({ sources: describeSources(options.sources.list()) })),
  );
  app.post(
    `${PATH}/query`,
    admit('viewer', (call) => answerQuery(call, options)),
  );
  app.post(
    `${PATH}/items`,
    admit('viewer', (call) => answerIds(call, options)),
  );
  app.post(
    `${PATH}/search`,
    admit('viewer', (call) => answerSearch(call, options)),
  );
}
