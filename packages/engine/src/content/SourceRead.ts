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
}

type Sources = Pick<ContentCache, 'newest' | 'find' | 'renew'>;

/** Dates the version of an answer that was got just now. */
export function toSourceRead(
  request: ContentRequest,
  { version, from }: Pick<ContentAnswer, 'version' | 'from'>,
  { find }: Pick<Sources, 'find'>,
): SourceRead {
  const { freshUntil, archiveVersion } = find(requestKey(request));
  return { request, version, from, freshUntil, archiveVersion };
}

/** Returns how changes since it was read affect it. */
export function effectOn({ from }: SourceRead, changes: ContentChanges): ChangeEffect {
  return from === undefined ? 'none' : changes.effectOn(from);
}

/** Asks again for what is no longer fresh or has changed; the rest stays as it is, even if its answer has made room for others. */
export function readAgain(
  reads: readonly SourceRead[],
  {
    content,
    changes,
    now,
  }: { readonly content: Sources; readonly changes: ContentChanges; readonly now: number },
): Promise<readonly SourceRead[]> {
  return Promise.all(
    reads.map(async (read) => {
      const isChanged = effectOn(read, changes) !== 'none';
      if (!isChanged && now < read.freshUntil) return read;
      const freshUntil = isChanged ? undefined : await content.renew(read.request, read.archiveVersion);
      // The archive may have told of a change when it was asked.
      if (freshUntil !== undefined && effectOn(read, changes) === 'none') return { ...read, freshUntil };
      return toSourceRead(read.request, await content.newest(read.request), content);
    }),
  );
}
