/**
 * The cache of finished renditions that all processes share: what this machine has on disk, and behind it a bucket, below
 * `renditions/`. A rendition that any process has made is made by no other.
 */
import type { PlatformLog } from '@broadsheet/service-kit/http';
import { createHash } from 'node:crypto';
import { StorageProblem } from '../media/MediaStorage.ts';
import type { BucketClient } from '../media/BucketClient.ts';
import { listBucket } from '../media/listBucket.ts';
import { receiveWhole } from '../media/receiveWhole.ts';
import type { CacheKey, DiskCache } from './createDiskCache.ts';

const FOLDER = 'renditions/';
const nameOf = ({ original, rendition }: CacheKey): string => `${FOLDER}${original}/${rendition}`;

export interface SharedCacheOptions {
  readonly disk: DiskCache;
  readonly bucket: BucketClient;
  readonly log: PlatformLog;
}

/** Puts a bucket behind a cache on disk. A failing bucket costs time, but no response fails; none waits for what is written to it. */
export function createSharedCache({ disk, bucket, log }: SharedCacheOptions): DiskCache {
  async function read(key: CacheKey): Promise<Uint8Array | undefined> {
    try {
      const response = await bucket.call(nameOf(key), { method: 'GET' });
      return response.ok ? await receiveWhole(bucket, response) : undefined;
    } catch (error) {
      // That the storage is away has been told where that was found out.
      if (!(error instanceof StorageProblem))
        log.error('A rendition could not be read from the bucket.', error);
      return undefined;
    }
  }

  async function write(key: CacheKey, bytes: Uint8Array): Promise<void> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const body = { content: new Blob([Uint8Array.from(bytes)]), sha256 };
    try {
      const response = await bucket.call(nameOf(key), { method: 'PUT', body });
      await receiveWhole(bucket, response);
      if (!response.ok) log.error(`The bucket did not take a rendition: status ${response.status}.`);
    } catch (error) {
      if (!(error instanceof StorageProblem))
        log.error('A rendition could not be written to the bucket.', error);
    }
  }

  async function remove(original: string): Promise<void> {
    try {
      for await (const { name } of listBucket(bucket, { folder: FOLDER, prefix: `${original}/` }))
        await bucket.call(FOLDER + name, { method: 'DELETE' });
    } catch (error) {
      if (!(error instanceof StorageProblem))
        log.error('Renditions could not be removed from the bucket.', error);
    }
  }

  return {
    async remove(original) {
      await Promise.all([disk.remove(original), remove(original)]);
    },
    async read(key) {
      const near = await disk.read(key);
      if (near !== undefined) return near;
      const far = await read(key);
      if (far !== undefined) await disk.write(key, far);
      return far;
    },
    async write(key, bytes) {
      // The next image is not kept waiting for the bucket; what fails is logged there.
      void write(key, bytes);
      await disk.write(key, bytes);
    },
  };
}
