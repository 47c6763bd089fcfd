/**
 * Content for the browser, from the same cache and through the same sanitiser as the pages:
 * `GET /pf/api/v3/content/fetch/{source}?query={json}&filter={…}&_website={site}`.
 */
import { isContentSourceError, isRecord } from '@broadsheet/sdk-content';
import type { ContentRequest, JsonValue } from '@broadsheet/sdk-content';
import type { ContentAnswer } from '../content/createContentCache.ts';
import { respond, store } from './pageResponse.ts';

export const CONTENT_PATH = '/pf/api/v3/content/fetch/';

/** Server-only sources (block-contracts 11): a signature lets its holder resize any picture. */
const HIDDEN = new Set(['signing-service', 'content-api-unpublished']);
const MAX_QUERY = 10_000;

function isJson(value: unknown): value is JsonValue {
  // Everything that JSON.parse answers is a JSON value.
  return value !== undefined;
}

function readQuery(text: string): Readonly<Record<string, JsonValue>> | undefined {
  if (text.length > MAX_QUERY) return undefined;
  try {
    const query: unknown = JSON.parse(text);
    if (!isRecord(query)) return undefined;
    return Object.fromEntries(
      Object.entries(query).filter((entry): entry is [string, JsonValue] => isJson(entry[1])),
    );
  } catch {
    return undefined;
  }
}

function refusal(request: Request, status: number, message: string): Promise<Response> {
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': status >= 500 ? 'no-store' : 'public, max-age=5',
  };
  return respond(request, store(status, JSON.stringify({ message }), headers));
}

export async function answerContent(
  request: Request,
  url: URL,
  get: (request: ContentRequest) => Promise<ContentAnswer>,
): Promise<Response> {
  const source = decodeURIComponent(url.pathname.slice(CONTENT_PATH.length).replace(/\/$/, ''));
  if (HIDDEN.has(source)) return refusal(request, 404, `There is no content source "${source}" here.`);
  const query = readQuery(url.searchParams.get('query') ?? '{}');
  if (query === undefined)
    return refusal(request, 400, 'The value "query" must be a JSON object of at most 10,000 characters.');
  const filter = url.searchParams.get('filter') ?? undefined;
  const answer = await get({ source, query, ...(filter !== undefined && { filter }) });
  if (answer.status === 'failed') {
    const status = isContentSourceError(answer.error) ? answer.error.httpStatus : 502;
    return refusal(
      request,
      status === 302 ? 404 : status,
      isContentSourceError(answer.error) ? answer.error.message : 'The content source failed.',
    );
  }
  return respond(
    request,
    store(200, JSON.stringify(answer.data ?? null), {
      'Content-Type': 'application/json',
      'Cache-Control': 'public, max-age=30, s-maxage=60, stale-while-revalidate=300',
      'X-Content-Type-Options': 'nosniff',
    }),
  );
}
