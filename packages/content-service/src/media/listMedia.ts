import type { MediaStorage, StoredFile } from './MediaStorage.ts';

/** Returns all files of a storage. @throws StorageProblem when it does not answer */
export async function listMedia(media: MediaStorage): Promise<readonly StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of media.list()) files.push(file);
  return files;
}
