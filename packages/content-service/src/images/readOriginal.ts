import { readFile, stat } from 'node:fs/promises';
import { ImageProblem } from '@broadsheet/service-kit/outgoing';
import type { RemoteReader } from '@broadsheet/service-kit/outgoing';
import type { Original } from './Original.ts';

/** The size limit of an original that is read, in bytes. */
export const MAX_INPUT_BYTES = 50_000_000;

/**
 * Returns a text that changes with the original. A URL of another host has one state, because such files do not change.
 *
 * @throws ImageProblem 404 for a file that does not exist any more, 422 for one over 50 MB
 */
export async function readStamp(original: Original): Promise<string> {
  if (original.kind === 'remote') return original.url;
  const found = await stat(original.file).catch(() => undefined);
  if (found?.isFile() !== true) throw new ImageProblem(404, 'The file of this image is gone.');
  if (found.size > MAX_INPUT_BYTES) {
    throw new ImageProblem(422, `The original is larger than ${MAX_INPUT_BYTES} bytes. Use a smaller file.`);
  }
  return `${original.file}:${found.mtimeMs}:${found.size}`;
}

/** Reads the bytes of an original. @throws ImageProblem as `RemoteReader.read` does */
export function readOriginal(original: Original, remote: RemoteReader): Promise<Uint8Array> {
  return original.kind === 'file' ? readFile(original.file) : remote.read(original.url);
}
