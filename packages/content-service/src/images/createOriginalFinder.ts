import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isRecord } from '@broadsheet/client-core';
import type { MediaStorage } from '../media/MediaStorage.ts';
import type { FindOriginal, FocalPoint, Original } from './Original.ts';

/** Where the images below a URL path are: in a folder of this machine, or in a storage that may be shared. */
export type ImageFolder = {
  /** The URL path with leading and trailing slash, such as `/media/`. */
  readonly path: string;
} & (
  | {
      /** The absolute path of the folder. */
      readonly dir: string;
      /** Whether only the site's developers put files here, so that its SVG files may be sent. */
      readonly isTrusted?: boolean;
    }
  | { readonly storage: MediaStorage }
);

/** The URL and the document of an image that was found by its id. */
export interface FoundImage {
  readonly url: string;
  /** The image's ANS document, of which `focal_point` is read. */
  readonly document?: unknown;
}

export interface OriginalFinderOptions {
  readonly folders: readonly ImageFolder[];
  /** Finds an image by its id: `ContentStore.findImage`, or another function. */
  readonly findImage: (id: string) => Promise<FoundImage | undefined>;
}

const SAFE_PATH = /^[\w./ @~()+,=-]{1,500}$/u;

/** Reads the focal point of a document. A coordinate of 0 means that it was never set. */
function readFocalPoint(document: unknown): FocalPoint | undefined {
  const point = isRecord(document) ? document['focal_point'] : undefined;
  if (!isRecord(point)) return undefined;
  const { x, y } = point;
  return typeof x === 'number' && typeof y === 'number' && x > 0 && y > 0
    ? { x: Math.round(x), y: Math.round(y) }
    : undefined;
}

async function findInFolder(path: string, folder: ImageFolder): Promise<Original | undefined> {
  const name = path.slice(folder.path.length);
  if (!SAFE_PATH.test(name) || name.split('/').some((part) => part === '' || part.startsWith('.')))
    return undefined;
  if ('storage' in folder) {
    const { storage } = folder;
    const stored = await storage.find(name);
    return stored && { kind: 'stored', storage, stored };
  }
  try {
    const [file, root] = await Promise.all([realpath(join(folder.dir, name)), realpath(folder.dir)]);
    return file.startsWith(root + sep)
      ? { kind: 'file', file, isTrusted: folder.isTrusted ?? false }
      : undefined;
  } catch {
    // The file does not exist or cannot be read; in both cases there is no image to send.
    return undefined;
  }
}

const isWebUrl = (value: string): boolean => /^https?:\/\//i.test(value);

/**
 * Creates a function that finds originals in folders, by path or through the image's document. No path leads out of its
 * folder, not even through a symbolic link; hidden files are not found.
 */
export function createOriginalFinder({ folders, findImage }: OriginalFinderOptions): FindOriginal {
  async function findUrl(url: string): Promise<Original | undefined> {
    if (isWebUrl(url)) return { kind: 'remote', url };
    const path = url.split(/[?#]/, 1)[0] ?? '';
    const folder = folders.find((candidate) => path.startsWith(candidate.path));
    return folder === undefined ? undefined : findInFolder(path, folder);
  }
  return async (value) => {
    if (value.startsWith('/') || isWebUrl(value)) return findUrl(value);
    const image = await findImage(value);
    const original = image === undefined ? undefined : await findUrl(image.url);
    return original === undefined ? undefined : { ...original, focalPoint: readFocalPoint(image?.document) };
  };
}
