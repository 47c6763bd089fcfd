import type { ChangeEffect, ContentChanges, MadeFrom } from '@broadsheet/sdk-content/server';
import { requestKey } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { ContentAnswer } from './ContentAnswer.ts';
import type { ContentCache } from './createContentCache.ts';

/** A request that a page was made from, and the answer it got. */
export interface SourceRead {
  readonly request: ContentRequest;
  readonly version: string;
  /** Until when the answer needs not be asked for again, in milliseconds since 1970. */
  readonly freshUntil: number;
  /** See `EngineOptions.archiveVersion`. */
  readonly archiveVersion: string | undefined;
  readonly from: MadeFrom | undefined;
  /** True if the source has failed since it gave the answer. */
  readonly hasFailedSince?: boolean;
}

type Sources = Pick<ContentCache, 'newest' | 'find' | 'renew'>;

/** Dates the version of an answer that was got just now. */
export function toSourceRead(
  request: ContentRequest,
  { version, from }: Pick<ContentAnswer, 'version' | 'from'>,
  { find }: Pick<Sources, 'find'>,
): SourceRead {
  const { freshUntil, archiveVersion, hasFailedSince } = find(requestKey(request));
  return { request, version, from, freshUntil, archiveVersion, hasFailedSince };
}

/** Returns how changes since it was read affect it. */
export function effectOn({ from }: SourceRead, changes: ContentChanges): ChangeEffect {
  return from === undefined ? 'none' : changes.effectOn(from);
}

interface Surroundings {
  readonly content: Sources;
  readonly changes: ContentChanges;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Returns whether an answer needs not be asked for again. */
const isCurrent = (read: SourceRead, { changes, now }: Omit<Surroundings, 'content'>): boolean =>
  now < read.freshUntil && effectOn(read, changes) === 'none';

/** What the memory says of earlier reads: all are the same and dated anew, one is another now, or a source must be asked. */
export type RememberedReads =
  | { readonly kind: 'same'; readonly reads: readonly SourceRead[] }
  | { readonly kind: 'changed' }
  | { readonly kind: 'unknown' };

/**
 * Looks in the memory for what is no longer fresh or has changed, and asks no source. The list that stands on every page is
 * asked for by one of them after a change; for the others it is there.
 */
export function rememberReads(
  reads: readonly SourceRead[],
  { content, ...surroundings }: Surroundings,
): RememberedReads {
  let isKnown = true;
  const remembered: SourceRead[] = [];
  for (const read of reads) {
    if (isCurrent(read, surroundings)) {
      remembered.push(read);
      continue;
    }
    const { answer, isFresh, freshUntil, archiveVersion } = content.find(requestKey(read.request));
    if (answer !== undefined && answer.version !== read.version) return { kind: 'changed' };
    isKnown &&= answer !== undefined && isFresh;
    remembered.push({ ...read, from: answer?.from, freshUntil, archiveVersion });
  }
  return isKnown ? { kind: 'same', reads: remembered } : { kind: 'unknown' };
}

async function readOneAgain(read: SourceRead, { content, changes }: Surroundings): Promise<SourceRead> {
  const isChanged = effectOn(read, changes) !== 'none';
  const freshUntil = isChanged ? undefined : await content.renew(read.request, read.archiveVersion);
  // The archive may have told of a change when it was asked.
  if (freshUntil !== undefined && effectOn(read, changes) === 'none') return { ...read, freshUntil };
  return toSourceRead(read.request, await content.newest(read.request), content);
}

/** Asks again for what is no longer fresh or has changed; the rest stays as it is, even if its answer has made room for others. */
export function readAgain(
  reads: readonly SourceRead[],
  surroundings: Surroundings,
): Promise<readonly SourceRead[]> {
  return Promise.all(
    reads.map(async (read) => (isCurrent(read, surroundings) ? read : readOneAgain(read, surroundings))),
  );
}
