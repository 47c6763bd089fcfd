import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { BackupFile } from './BackupManifest.ts';

/** Describes a file. @param path from the folder, with slashes @throws Error when it cannot be read */
export async function digestFile(folder: string, path: string): Promise<BackupFile> {
  const file = join(folder, path);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const { size } = await stat(file);
  return { path, bytes: size, sha256: hash.digest('hex') };
}
