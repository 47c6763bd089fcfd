import { join } from 'node:path';

/** The folder in a data folder whose files are addressed as `/media/{file}`. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}
