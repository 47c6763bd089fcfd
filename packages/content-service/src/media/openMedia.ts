import { resolve } from 'node:path';
import { createFolderStorage } from './createFolderStorage.ts';
import type { MediaStorage } from './MediaStorage.ts';

/** Returns a storage as it is, and that of a folder for its path. */
export function openMedia(media: MediaStorage | string): MediaStorage {
  return typeof media === 'string' ? createFolderStorage(resolve(media)) : media;
}
