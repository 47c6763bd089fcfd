/**
 * Content for the browser, from the same cache and through the same sanitiser as the pages:
 * `GET /pf/api/v3/content/fetch/{source}?query={json}&filter={…}&_website={site}`.
 */
import { createCache, isRecord } from '@broadsheet/client-core';
import type { Clock, JsonValue } from '@broadsheet/client-core';
import { isContentSourceError } from '@broadsheet/sdk-content/server';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { getOrCreate } from '../cache/getOrCreate.ts';
import type { ContentAnswer } from '../content/ContentAnswer.ts';
import type { GetContent } from '../content/createContentCache.ts';
import type { DescribeAnswer } from '../response/AnswerFacts.ts';
import { cacheText, getResponseSize } from '../response/CachedResponse.ts';
import type { CachedResponse } from '../response/CachedResponse.ts';
import { respond } from '../response/respond.ts';

export const CONTENT_PATH = '/pf/api/v3/content/fetch/';

export interface ContentContext {
  readonly get: GetContent;
  readonly bodies: ContentBodies;
  readonly describeAnswer: DescribeAnswer | undefined;
  /** The site's id. */
  readonly site: string;
  /** False for sources that only servers or editors may ask. */
  readonly isReadable: (source: string) => boolean;
}

/** A parsed request, or what is wrong with it. */
type Reading =
  | { readonly kind: 'request'; readonly request: ContentRequest }
  | { readonly kind: 'refused'; readonly status: 400 | 404; readonly message: string };

/** The limits of a query: its length in UTF-16 units, and the depth of nested objects and lists. */
const MAX_QUERY = 2_000;
const MAX_DEPTH = 8;

function isJson(value: unknown, depth = 0): value is JsonValue {
  if (depth > MAX_DEPTH) return false;
  if (typeof value !== 'object' || value === null) return value !== undefined;
  return Object.values(value).every((inner) => isJson(inner, depth + 1));
}

function isJsonEntry(entry: readonly [string, unknown]): entry is [string, JsonValue] {
  return isJson(entry[1]);
}

function readQuery(text: string): ContentRequest['query'] | undefined {
  if (text.length > MAX_QUERY) return undefined;
  let query: unknown;
  try {
    query = JSON.parse(text);
  } catch {
    return undefined;
  }
  const entries = isRecord(query) ? Object.entries(query) : undefined;
  return entries?.every(isJsonEntry) ? Object.fromEntries(entries) : undefined;
}

function readSource(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname.slice(CONTENT_PATH.length).replace(/\/$/, ''));
  } catch {
    return undefined;
  }
}

function readRequest(url: URL, { site, isReadable }: ContentContext): Reading {
  const refused = (status: 400 | 404, message: string) => ({ kind: 'refused', status, message }) as const;
  const source = readSource(url.pathname);
  if (source === undefined || !isReadable(source))
    return refused(404, 'There is no such content source here.');
  const website = url.searchParams.get('_website') ?? site;
  if (website !== site) return refused(404, 'There is no such site here; "_website" names another.');
  const query = readQuery(url.searchParams.get('query') ?? '{}');
  if (query === undefined)
    return refused(
      400,
      'The value "query" must be a JSON object of at most 2,000 characters, 8 levels deep.',
    );
  const filter = url.searchParams.get('filter') ?? undefined;
  return { kind: 'request', request: { source, query, ...(filter !== undefined && { filter }) } };
}

function refusal(status: number, message: string): CachedResponse {
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': status >= 500 ? 'no-store' : 'public, max-age=5',
    'X-Content-Type-Options': 'nosniff',
  };
  return cacheText({ status, headers }, JSON.stringify({ message }));
}

function failure(error: unknown): CachedResponse {
  const status = isContentSourceError(error) ? error.httpStatus : 502;
  // The message of a failing source is only logged.
  if (!isContentSourceError(error) || status >= 500)
    return refusal(status, 'The content source failed; try again in a moment.');
  return refusal(status === 302 ? 404 : status, error.message);
}

function toResponse(answer: ContentAnswer): CachedResponse {
  if (answer.status === 'failed') return failure(answer.error);
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'public, max-age=10, s-maxage=60, stale-if-error=86400',
    'X-Content-Type-Options': 'nosniff',
  };
  return cacheText({ status: 200, headers }, JSON.stringify(answer.data ?? null));
}

/** The cache of bodies with their encodings, by the version of their answers. */
export interface ContentBodies {
  get(answer: ContentAnswer): CachedResponse;
  clear(): void;
}

const MAX_BODIES = 2_000;

export function createContentBodies(clock: Clock, maxBytes: number): ContentBodies {
  const bodies = createCache<CachedResponse>({
    clock,
    maxEntries: MAX_BODIES,
    maxSize: maxBytes,
    sizeOf: getResponseSize,
  });
  return {
    get: (answer) => getOrCreate(bodies, answer.version, () => toResponse(answer)),
    clear: () => bodies.clear(),
  };
}

function describeContent(
  response: CachedResponse,
  { from }: ContentAnswer,
  { describeAnswer }: ContentContext,
): CachedResponse {
  if (describeAnswer === undefined || response.status >= 500) return response;
  const described = describeAnswer({ from: from === undefined ? [] : [from], isLasting: false });
  return { ...response, headers: { ...response.headers, ...described } };
}

export async function answerContent(request: Request, url: URL, context: ContentContext): Promise<Response> {
  const reading = readRequest(url, context);
  switch (reading.kind) {
    case 'refused':
      return respond(request, refusal(reading.status, reading.message));
    case 'request': {
      const answer = await context.get(reading.request);
      const response = context.bodies.get(answer);
      return respond(request, describeContent(response, answer, context));
    }
  }
}
