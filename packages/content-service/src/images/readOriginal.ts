import { readFile, stat } from 'node:fs/promises';
import { ImageProblem } from '@broadsheet/service-kit/outgoing';
import type { RemoteReader } from '@broadsheet/service-kit/outgoing';
import type { Original } from './Original.ts';

/** The size limit of an original that is read, in bytes. */
export const MAX_INPUT_BYTES = 50_000_000;

function requireSmall(bytes: number): void {
  if (bytes > MAX_INPUT_BYTES)
    throw new ImageProblem(422, `The original is larger than ${MAX_INPUT_BYTES} bytes. Use a smaller file.`);
}

/**
 * Returns a text that changes with the original. A URL of another host has one state, because such files do not change.
 *
 * @throws ImageProblem 404 for a file that does not exist any more, 422 for one over 50 MB
 */
export async function readStamp(original: Original): Promise<string> {
  switch (original.kind) {
    case 'remote':
      return original.url;
    case 'stored': {
      const { name, bytes, stamp } = original.stored;
      requireSmall(bytes);
      return `${name}:${stamp}:${bytes}`;
    }
    case 'file': {
      const found = await stat(original.file).catch(() => undefined);
      if (found?.isFile() !== true) throw new ImageProblem(404, 'The file of this image is gone.');
      requireSmall(found.size);
      return `${original.file}:${found.mtimeMs}:${found.size}`;
    }
  }
}

/** Reads the bytes of an original. @throws ImageProblem as `RemoteReader.read` does */
export function readOriginal(original: Original, remote: RemoteReader): Promise<Uint8Array> {
  switch (original.kind) {
    case 'file':
      return readFile(original.file);
    case 'stored':
      return original.storage.read(original.stored.name);
    case 'remote':
      return remote.read(original.url);
  }
}
