import type { PageDocument } from '@broadsheet/page-document';
import type { DependencyName } from '../cache/Dependencies.ts';
import type { SourceRead } from '../content/SourceRead.ts';
import type { AnswerFacts, DescribeAnswer } from './AnswerFacts.ts';
import { BEHIND_PAGE } from './cacheControl.ts';
import type { CachedResponse } from './CachedResponse.ts';

/** A page as it is sent, and what it was made from. */
export interface SentPage {
  readonly response: CachedResponse;
  readonly reads: readonly SourceRead[];
  readonly document?: PageDocument | undefined;
  /** Default: what it depends on besides its reads is unknown. */
  readonly dependencies?: readonly DependencyName[] | undefined;
  readonly isDegraded?: boolean | undefined;
  /** True if it shows a list that is being made again. */
  readonly isBehind?: boolean | undefined;
}

/** Returns whether a page changes only with content of which every change is told. */
function isLasting({
  response,
  reads,
  dependencies,
  isDegraded = false,
  isBehind = false,
}: SentPage): boolean {
  if (response.status !== 200 || isDegraded || isBehind) return false;
  if (dependencies === undefined || dependencies.includes('minute')) return false;
  return reads.every(({ from, archiveVersion }) => from !== undefined && archiveVersion !== undefined);
}

/** Returns what a page was made from. */
export function toAnswerFacts(page: SentPage): AnswerFacts {
  return {
    from: page.reads.flatMap(({ from }) => from ?? []),
    document: page.document?.id,
    isLasting: isLasting(page),
  };
}

/** Returns a page with the headers for a cache in front of the site; one that is behind is kept for a second. */
export function describePage(page: SentPage, describe: DescribeAnswer | undefined): CachedResponse {
  const { response, isBehind = false } = page;
  const isPublic = response.headers['Cache-Control'] !== 'no-store';
  if (!isBehind && (describe === undefined || !isPublic)) return response;
  const headers = {
    ...response.headers,
    ...(isBehind && isPublic && { 'Cache-Control': BEHIND_PAGE }),
    ...(isPublic && describe?.(toAnswerFacts(page))),
  };
  return { ...response, headers };
}
