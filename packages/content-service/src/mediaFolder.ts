import { join } from 'node:path';

/** Returns the subfolder of a data folder whose files have the URLs `/media/{file}`. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}
