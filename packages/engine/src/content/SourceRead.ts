import { requestKey } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { ContentCache } from './createContentCache.ts';

/** A request that a page was made from, and the answer it got. */
export interface SourceRead {
  readonly request: ContentRequest;
  readonly version: string;
  /** Until when the answer needs not be asked for again, in milliseconds since 1970. */
  readonly freshUntil: number;
}

type Sources = Pick<ContentCache, 'get' | 'freshUntil'>;

/** Dates the version of an answer that was got just now. */
export function toSourceRead(
  request: ContentRequest,
  version: string,
  { freshUntil }: Pick<Sources, 'freshUntil'>,
): SourceRead {
  return { request, version, freshUntil: freshUntil(requestKey(request)) };
}

/** Asks again for what is no longer fresh; the rest stays as it is, even if its answer has made room for others. */
export function readAgain(
  reads: readonly SourceRead[],
  { content, now }: { readonly content: Sources; readonly now: number },
): Promise<readonly SourceRead[]> {
  return Promise.all(
    reads.map(async (read) => {
      if (now < read.freshUntil) return read;
      const { version } = await content.get(read.request);
      return toSourceRead(read.request, version, content);
    }),
  );
}
