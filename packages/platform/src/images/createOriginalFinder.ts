import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isRecord } from '@broadsheet/client-core';
import type { FindOriginal, FocalPoint, Original } from './Original.ts';

/** A folder whose files are served below a path. */
export interface ImageFolder {
  /** With both slashes: `/media/`. */
  readonly path: string;
  /** Absolute. */
  readonly dir: string;
  /** Only the site's makers put files here, so its SVG files are sent. */
  readonly isTrusted?: boolean;
}

/** What is known of an image by its id. */
export interface FoundImage {
  readonly url: string;
  /** Its ANS document, of which `focal_point` is read. */
  readonly document?: unknown;
}

export interface OriginalFinderOptions {
  readonly folders: readonly ImageFolder[];
  /** `ContentStore.findImage`, or anything that knows the URL of an image by its id. */
  readonly findImage: (id: string) => Promise<FoundImage | undefined>;
}

const SAFE_PATH = /^[\w./ @~()+,=-]{1,500}$/u;

/** A coordinate of 0 says that nobody has set the point. */
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
  try {
    const [file, root] = await Promise.all([realpath(join(folder.dir, name)), realpath(folder.dir)]);
    return file.startsWith(root + sep)
      ? { kind: 'file', file, isTrusted: folder.isTrusted ?? false }
      : undefined;
  } catch {
    // Not there, or not to be read: either way there is no image to send.
    return undefined;
  }
}

const isWebUrl = (value: string): boolean => /^https?:\/\//i.test(value);

/**
 * Finds originals in folders, by path or through the image's document. No path leads out of its folder, not even
 * through a symbolic link; hidden files are not found.
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
