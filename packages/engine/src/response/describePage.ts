import type { PageDocument } from '@broadsheet/page-document';
import type { StaleFacts } from '../EngineOptions.ts';
import type { DependencyName } from '../cache/Dependencies.ts';
import { whenOutdated } from '../cache/timeDependencies.ts';
import type { SourceRead } from '../content/SourceRead.ts';
import { listDocuments } from '../sections/listDocuments.ts';
import type { AnswerFacts, DescribeAnswer } from './AnswerFacts.ts';
import { BEHIND_PAGE, limitCacheControl } from './cacheControl.ts';
import type { CachedResponse } from './CachedResponse.ts';

/** A page as it is sent, and what it was made from. */
export interface SentPage {
  readonly response: CachedResponse;
  readonly reads: readonly SourceRead[];
  readonly document?: PageDocument | undefined;
  /** Default: what it depends on besides its reads is unknown. */
  readonly dependencies?: readonly DependencyName[] | undefined;
  readonly isDegraded?: boolean | undefined;
  /** True if it was made by a process before, or by another one. */
  readonly isStored?: boolean | undefined;
  /** True if it shows a list that is being made again. */
  readonly isBehind?: boolean | undefined;
  /** Why it is sent although it is older than it should be; absent: it is not. */
  readonly staleBecause?: StaleFacts['why'] | undefined;
  /** When a block begins or ends to be shown, in milliseconds since 1970; absent: never. */
  readonly changesAt?: number | undefined;
}

/** Returns the seconds until a page changes by itself; `Infinity` if it does not. */
const secondsUntil = (changesAt: number, now: number): number => Math.max(0, (changesAt - now) / 1000);

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

/** Returns what a page was made from. @param now milliseconds since 1970 */
export function toAnswerFacts(page: SentPage, now: number): AnswerFacts {
  const { changesAt = Number.POSITIVE_INFINITY, dependencies = [] } = page;
  const ends = Math.min(changesAt, whenOutdated(dependencies, now));
  return {
    from: page.reads.flatMap(({ from }) => from ?? []),
    ...(page.document !== undefined && { documents: listDocuments(page.document) }),
    isLasting: isLasting(page),
    ...(Number.isFinite(ends) && { secondsLeft: secondsUntil(ends, now) }),
  };
}

export interface PageDescribing {
  readonly describe: DescribeAnswer | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Returns a page with the headers for a cache in front of the site. One that is behind is kept for a second, and one that
 * changes by itself no longer than until then.
 */
export function describePage(page: SentPage, { describe, now }: PageDescribing): CachedResponse {
  const { response, isBehind = false, changesAt } = page;
  const known = response.headers['Cache-Control'];
  if (known === 'no-store') return response;
  if (!isBehind && describe === undefined && changesAt === undefined) return response;
  const control = isBehind ? BEHIND_PAGE : known;
  const headers = {
    ...response.headers,
    ...(control !== undefined && {
      'Cache-Control':
        changesAt === undefined ? control : limitCacheControl(control, secondsUntil(changesAt, now)),
    }),
    ...describe?.(toAnswerFacts(page, now)),
  };
  return { ...response, headers };
}
