import type { OutputFormat } from './chooseFormat.ts';
import type { CacheKey, DiskCache } from './createDiskCache.ts';
import type { HostQueues } from './createHostQueues.ts';
import type { RemoteReader } from '@broadsheet/service-kit/outgoing';
import type { Original } from './Original.ts';
import { readOriginal } from './readOriginal.ts';
import { renderImage } from './renderImage.ts';
import type { ResizeOptions } from './ResizeOptions.ts';
import { sniffFormat } from './sniffFormat.ts';

/** One image in one shape and format. */
export interface Rendition {
  readonly key: CacheKey;
  readonly original: Original;
  readonly resize: ResizeOptions;
  readonly format: OutputFormat;
}

export interface Renditions {
  /**
   * Returns a rendition from disk, from a current run for the same key, or from a new run.
   *
   * @param client the client whose budget pays for a new run
   * @throws ImageProblem 422, 429, 502, 503
   */
  obtain(rendition: Rendition, client: string): Promise<Uint8Array>;
}

export interface RenditionsOptions {
  readonly cache: DiskCache;
  readonly queues: HostQueues;
  readonly remote: RemoteReader;
}

export function createRenditions({ cache, queues, remote }: RenditionsOptions): Renditions {
  async function make({ key, original, resize, format }: Rendition): Promise<Uint8Array> {
    const bytes = await renderImage(await readOriginal(original, remote), resize, format);
    await cache.write(key, bytes);
    return bytes;
  }

  return {
    async obtain(rendition, client) {
      const cached = await cache.read(rendition.key);
      if (cached !== undefined && sniffFormat(cached) !== undefined) return cached;
      const key = `${rendition.key.original}/${rendition.key.rendition}`;
      return queues(rendition.original).run({ key, client, run: () => make(rendition) });
    },
  };
}
