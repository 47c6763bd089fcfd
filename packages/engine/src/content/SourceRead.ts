import { requestKey } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { ContentCache } from './createContentCache.ts';

/** A request that a page was made from, and the answer it got. */
export interface SourceRead {
  readonly request: ContentRequest;
  readonly version: string;
  /** Until when the answer needs not be asked for again, in milliseconds since 1970. */
  readonly freshUntil: number;
  /** See `EngineOptions.archiveVersion`. */
  readonly archiveVersion: string | undefined;
}

type Sources = Pick<ContentCache, 'get' | 'dating' | 'renewed'>;

/** Dates the version of an answer that was got just now. */
export function toSourceRead(
  request: ContentRequest,
  version: string,
  { dating }: Pick<Sources, 'dating'>,
): SourceRead {
  return { request, version, ...dating(requestKey(request)) };
}

/** Asks again for what is no longer fresh; the rest stays as it is, even if its answer has made room for others. */
export function readAgain(
  reads: readonly SourceRead[],
  { content, now }: { readonly content: Sources; readonly now: number },
): Promise<readonly SourceRead[]> {
  return Promise.all(
    reads.map(async (read) => {
      if (now < read.freshUntil) return read;
      const freshUntil = await content.renewed(read.request, read.archiveVersion);
      if (freshUntil !== undefined) return { ...read, freshUntil };
      const { version } = await content.get(read.request);
      return toSourceRead(read.request, version, content);
    }),
  );
}
