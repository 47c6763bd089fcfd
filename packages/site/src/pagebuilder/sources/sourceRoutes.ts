/**
 * Content for editors: `GET /sources` tells what there is to choose from, `POST /sources/query` what a source answers to a
 * query now, `POST /sources/search` finds one item by its words.
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
}

const PATH = '/pagebuilder/api/sources';
const LONGEST_WORDS = 200;
const SEARCH_SIZE = 20;
/** Milliseconds after which a source that does not answer is given up. */
const TIMEOUT_MS = 10_000;

const value: Parser<JsonValue> = (input) =>
  typeof input === 'string' || typeof input === 'number' || typeof input === 'boolean' ? input : undefined;
const parseQuery = record({ source: text, query: dictionary(value) });
const parseSearch = record({ words: text, kind: oneOf('story', 'gallery', 'video', 'collection') });

interface Asked {
  readonly source: string;
  readonly query: Readonly<Record<string, JsonValue>>;
}

/** Asks a source on behalf of an editor. Locked stories come as teasers, as for everybody. */
async function ask({ sources, scope }: SourceRoutesOptions, asked: Asked): Promise<Response> {
  try {
    return Response.json(readItems(await sources.load(asked, AbortSignal.timeout(TIMEOUT_MS)), scope()));
  } catch (error) {
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

/** Words alone: whatever else the query language knows is no part of a search. */
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
