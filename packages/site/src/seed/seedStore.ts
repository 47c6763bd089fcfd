import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findImportFiles } from '@broadsheet/platform';
import type { ImportProgress, ImportResult, MediaStorage, Platform } from '@broadsheet/platform';
import { checkPage } from '../pages/checkPage.ts';

/** Media that documents refer to as `/media/…` and that have no document of their own. */
const PLAIN_MEDIA = /\.(webm|mp4|vtt|mp3)$/;

async function copyPlainMedia(folder: string, media: MediaStorage): Promise<void> {
  const names = await readdir(join(folder, 'media')).catch(() => []);
  const plain = names.filter((each) => PLAIN_MEDIA.test(each));
  await media.save(plain.map((name) => ({ name, source: join(folder, 'media', name) })));
}

/**
 * Fills a store from a folder of documents and media. It may be called again; content that is stored already stays as it
 * is.
 */
export async function seedStore(
  platform: Platform,
  folder: string,
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportResult> {
  const files = await findImportFiles(folder);
  const result = await platform.import(files, { root: folder, checkPage, onProgress });
  await copyPlainMedia(folder, platform.media);
  return result;
}
