import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FindOriginal, Original } from './Original.ts';

/** A folder whose files are addressed below a path. */
export interface PictureFolder {
  /** With both slashes: `/media/`. */
  readonly path: string;
  /** Absolute. */
  readonly dir: string;
  /** Only the site's makers put files here, so its SVG files are sent. */
  readonly isTrusted?: boolean;
}

export interface OriginalFinderOptions {
  readonly folders: readonly PictureFolder[];
  /** `ContentStore.findImage`, or anything that knows the address of a picture by its id. */
  readonly findImage: (id: string) => Promise<{ readonly url: string } | undefined>;
}

const SAFE_PATH = /^[\w./ @~()+,=-]{1,500}$/u;

async function findInFolder(path: string, folder: PictureFolder): Promise<Original | undefined> {
  const name = path.slice(folder.path.length);
  if (!SAFE_PATH.test(name) || name.split('/').some((part) => part === '' || part.startsWith('.')))
    return undefined;
  try {
    const [file, root] = await Promise.all([realpath(join(folder.dir, name)), realpath(folder.dir)]);
    return file.startsWith(root + sep)
      ? { kind: 'file', file, isTrusted: folder.isTrusted ?? false }
      : undefined;
  } catch {
    // Not there, or not to be read: either way there is no picture to send.
    return undefined;
  }
}

/**
 * Finds originals in folders, by path or through the picture's document. No path leads out of its folder, not even
 * through a symbolic link; hidden files are not found.
 */
export function createOriginalFinder({ folders, findImage }: OriginalFinderOptions): FindOriginal {
  async function findAddress(address: string): Promise<Original | undefined> {
    if (/^https?:\/\//i.test(address)) return { kind: 'address', address };
    const path = address.split(/[?#]/, 1)[0] ?? '';
    const folder = folders.find((candidate) => path.startsWith(candidate.path));
    return folder === undefined ? undefined : findInFolder(path, folder);
  }
  return async (value) => {
    if (value.startsWith('/') || /^https?:\/\//i.test(value)) return findAddress(value);
    const image = await findImage(value);
    return image === undefined ? undefined : findAddress(image.url);
  };
}
