import { cacheText } from '@broadsheet/engine';
import type { CachedResponse } from '@broadsheet/engine';

export interface DocumentHead {
  /** `Content-Type`. */
  readonly type: string;
  /** Seconds for which others may keep it. Default 300. */
  readonly maxAge?: number;
  /** When something in it changed last, in milliseconds since 1970. */
  readonly updated?: number | undefined;
}

const SECURITY = { 'X-Content-Type-Options': 'nosniff' };

/** Makes the answer of a document that is there. */
export function answerDocument({ type, maxAge = 300, updated }: DocumentHead, text: string): CachedResponse {
  const headers = {
    'Content-Type': type,
    'Cache-Control': `public, max-age=${maxAge}, stale-while-revalidate=600, stale-if-error=86400`,
    // Feeds and lists may be read by programs on pages of other sites.
    'Access-Control-Allow-Origin': '*',
    ...(updated !== undefined && { 'Last-Modified': new Date(updated).toUTCString() }),
    ...SECURITY,
  };
  return cacheText({ status: 200, headers }, text);
}

/** Makes the answer for what is not there, with a sentence for people. */
export function answerMissing(status: 404 | 410 | 503, sentence: string): CachedResponse {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': status === 503 ? 'no-store' : 'public, max-age=60',
    ...(status === 503 && { 'Retry-After': '30' }),
    ...SECURITY,
  };
  return cacheText({ status, headers }, `${sentence}\n`);
}
