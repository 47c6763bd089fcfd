import { resolve } from 'node:path';
import { createBucketStorage, createFolderStorage, mediaFolder } from '@broadsheet/platform';
import type { MediaStorage } from '@broadsheet/platform';
import type { Config } from '../config/readConfig.ts';
import { openBucket } from './openBucket.ts';
import type { BucketLog } from './openBucket.ts';

/** Returns where the site keeps its media: in the bucket that is set, else in the data folder. */
export function openSiteMedia(
  { mediaBucket, dataDir }: Pick<Config, 'mediaBucket' | 'dataDir'>,
  log: BucketLog,
): MediaStorage {
  return mediaBucket === undefined
    ? createFolderStorage(mediaFolder(resolve(dataDir)))
    : createBucketStorage(openBucket(mediaBucket, log));
}
