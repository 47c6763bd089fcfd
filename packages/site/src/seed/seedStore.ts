import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findImportFiles } from '@broadsheet/platform';
import type { ImportProgress, ImportResult, Platform } from '@broadsheet/platform';
import { checkPage } from '../pages/checkPage.ts';

/** Media that documents refer to as `/media/…` and that have no document of their own. */
const PLAIN_MEDIA = /\.(webm|mp4|vtt|mp3)$/;

async function copyPlainMedia(folder: string, mediaDir: string): Promise<void> {
  const names = await readdir(join(folder, 'media')).catch(() => []);
  await mkdir(mediaDir, { recursive: true });
  for (const name of names.filter((each) => PLAIN_MEDIA.test(each))) {
    const copy = join(mediaDir, name);
    await copyFile(join(folder, 'media', name), copy);
    // A copy inherits the permissions of its original, so they are restricted here.
    await chmod(copy, 0o600);
  }
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
  await copyPlainMedia(folder, platform.mediaDir);
  return result;
}
