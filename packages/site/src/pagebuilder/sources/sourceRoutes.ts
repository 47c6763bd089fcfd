/**
 * Content for editors: `GET /sources` lists the sources to choose from, `POST /sources/query` returns a source's current
 * answer to a query, `POST /sources/search` finds an item by its words.
 */
import { dictionary, isRecord, oneOf, record, text } from '@broadsheet/sdk-content';
import type { JsonValue, Parser } from '@broadsheet/sdk-content';
import { isContentSourceError } from '@broadsheet/sdk-content/server';
import type { ContentSources } from '@broadsheet/sdk-content/server';
import { EditingError } from '@broadsheet/platform';
import type { Hono } from 'hono';
import type { Admit, EditorCall } from '../admission/createAdmission.ts';
import { describeSources } from './describeSources.ts';
import { readItems } from './readItems.ts';
import type { ItemScope } from './readItems.ts';

export interface SourceRoutesOptions {
  readonly sources: ContentSources;
  readonly scope: () => ItemScope;
  /** The milliseconds after which a source that does not answer is abandoned. */
  readonly timeoutMs: number;
}

const PATH = '/pagebuilder/api/sources';
const LONGEST_WORDS = 200;
const SEARCH_SIZE = 20;

const value: Parser<JsonValue> = (input) =>
  typeof input === 'string' || typeof input === 'number' || typeof input === 'boolean' ? input : undefined;
const parseQuery = record({ source: text, query: dictionary(value) });
const parseSearch = record({ words: text, kind: oneOf('story', 'gallery', 'video', 'collection') });

interface Asked {
  readonly source: string;
  readonly query: Readonly<Record<string, JsonValue>>;
}

/** Waits for an answer until the signal aborts; a site's own source may ignore its signal. */
function withinTime<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const give = () => reject(signal.reason);
    signal.addEventListener('abort', give, { once: true });
    answer.finally(() => signal.removeEventListener('abort', give)).then(resolve, reject);
  });
}

const describeDelay = ({ source }: Asked, ms: number): string =>
  `The content source "${source}" did not answer within ${ms / 1000} s. Try again; if it stays like this, whoever runs the site should look at it.`;

/** Queries a source on behalf of an editor. Locked stories are teasers, as for everybody. */
async function ask({ sources, scope, timeoutMs }: SourceRoutesOptions, asked: Asked): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return Response.json(readItems(await withinTime(sources.load(asked, signal), signal), scope()));
  } catch (error) {
    if (signal.aborted) return Response.json({ message: describeDelay(asked, timeoutMs) }, { status: 504 });
    if (!isContentSourceError(error)) throw error;
    const { kind, message } = error;
    if (kind === 'not-found') return Response.json({ items: [], count: 0 });
    return Response.json({ message }, { status: kind === 'redirect' ? 409 : error.httpStatus });
  }
}

async function answerQuery(call: EditorCall, options: SourceRoutesOptions): Promise<Response> {
  const { source = '', query = {} } = parseQuery(await call.readJson()) ?? {};
  const isOffered = options.sources
    .list()
    .some(({ name, audience }) => name === source && audience !== 'server');
  if (!isOffered)
    throw new EditingError(404, `This site has no content source "${source.slice(0, 80)}" for editors.`);
  return ask(options, { source, query });
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
  return ask(options, { source: 'story-feed-query', query });
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
    `${PATH}/search`,
    admit('viewer', (call) => answerSearch(call, options)),
  );
}
