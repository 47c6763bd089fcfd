import { cacheText } from '@broadsheet/engine';
import type { CachedResponse } from '@broadsheet/engine';

export interface DocumentHead {
  /** The header `Content-Type`. */
  readonly type: string;
  /** Seconds for which browsers and HTTP caches may store the document. Default: 300. */
  readonly maxAge?: number;
  /** The time of the last change, in milliseconds since 1970. */
  readonly updated?: number | undefined;
}

const SECURITY = { 'X-Content-Type-Options': 'nosniff' };

/** Creates the response with a document. */
export function answerDocument({ type, maxAge = 300, updated }: DocumentHead, text: string): CachedResponse {
  const headers = {
    'Content-Type': type,
    'Cache-Control': `public, max-age=${maxAge}, stale-while-revalidate=600, stale-if-error=86400`,
    // Scripts on pages of other sites may read feeds and sitemaps.
    'Access-Control-Allow-Origin': '*',
    ...(updated !== undefined && { 'Last-Modified': new Date(updated).toUTCString() }),
    ...SECURITY,
  };
  return cacheText({ status: 200, headers }, text);
}

/** Creates the response for a missing document, with a sentence for people as its text. */
export function answerMissing(status: 404 | 410 | 503, sentence: string): CachedResponse {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': status === 503 ? 'no-store' : 'public, max-age=60',
    ...(status === 503 && { 'Retry-After': '30' }),
    ...SECURITY,
  };
  return cacheText({ status, headers }, `${sentence}\n`);
}
