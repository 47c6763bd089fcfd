import type { OutputFormat } from './chooseFormat.ts';
import type { DiskCache } from './createDiskCache.ts';
import type { RemoteReader } from './createRemoteReader.ts';
import type { RenderQueue } from './createRenderQueue.ts';
import type { Original } from './Original.ts';
import { readOriginal } from './readOriginal.ts';
import { renderImage } from './renderImage.ts';
import type { ResizeOptions } from './ResizeOptions.ts';
import { sniffFormat } from './sniffFormat.ts';

/** One picture in one shape and format. */
export interface Rendition {
  /** Names everything that the bytes depend on. */
  readonly key: string;
  readonly original: Original;
  readonly resize: ResizeOptions;
  readonly format: OutputFormat;
}

export interface Renditions {
  /** From disk, from a run for the same key that is under way, or from a new run. @throws ImageProblem 422, 502, 503 */
  obtain(rendition: Rendition): Promise<Uint8Array>;
}

export interface RenditionsOptions {
  readonly cache: DiskCache;
  readonly queue: RenderQueue;
  readonly remote: RemoteReader;
}

export function createRenditions({ cache, queue, remote }: RenditionsOptions): Renditions {
  const flights = new Map<string, Promise<Uint8Array>>();

  async function make({ key, original, resize, format }: Rendition): Promise<Uint8Array> {
    const bytes = await queue.run(async () =>
      renderImage(await readOriginal(original, remote), resize, format),
    );
    await cache.write(key, bytes);
    return bytes;
  }

  return {
    async obtain(rendition) {
      const { key } = rendition;
      const kept = await cache.read(key);
      if (kept !== undefined && sniffFormat(kept) !== undefined) return kept;
      const flight = flights.get(key) ?? make(rendition).finally(() => flights.delete(key));
      flights.set(key, flight);
      return flight;
    },
  };
}
