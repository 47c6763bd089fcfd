/**
 * Handles images that are files next to a document. They are stored so that no reader receives half a file. This is the last step before their document is committed.
 */
import { createHash } from 'node:crypto';
import { createReadStream, lstatSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { dirname, extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { MediaStorage } from '../media/MediaStorage.ts';
import { stableId } from './prepareDocument.ts';
import type { MediaReference } from './readMedia.ts';
import type { MediaAddresses } from './writeMedia.ts';

const EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif'];

/** The extensions of videos, audio and captions, which an export includes next to its documents. */
const PLAYED = ['.mp4', '.m4v', '.webm', '.ogv', '.mp3', '.m4a', '.ogg', '.vtt'];

/** An image, video, audio or caption file that is imported with a document. */
export interface LocalImage {
  /** The absolute path of the file, inside the import folder. */
  readonly source: string;
  /** The path in the media folder. */
  readonly name: string;
}

/** The final URLs of a document's images, and the image files. */
export interface LocatedMedia {
  readonly addresses: MediaAddresses;
  readonly images: readonly LocalImage[];
  /** The hash of the bytes of all images; empty without images. */
  readonly hash: string;
}

/** Thrown for an image that cannot be imported. `path` is the JSON path of its `url`. */
export class MediaProblem extends Error {
  override readonly name = 'MediaProblem';
  readonly path: string;

  constructor(path: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.path = path;
  }
}

function isRelative(url: string): boolean {
  return !/^([a-z][a-z\d+.-]*:|\/|#|\?)/i.test(url);
}

async function locate(
  url: string,
  { file, root, path }: { readonly file: string; readonly root: string; readonly path: string },
): Promise<string> {
  const extension = extname(url).toLowerCase();
  if (!EXTENSIONS.includes(extension)) {
    throw new MediaProblem(path, `the image "${url}" must be a file of type ${EXTENSIONS.join(', ')}`);
  }
  const isInside = (target: string, folder: string): boolean => target.startsWith(folder + sep);
  const wanted = resolve(dirname(file), url);
  if (!isInside(wanted, root)) {
    throw new MediaProblem(path, `the image "${url}" lies outside of the import folder; move it inside`);
  }
  try {
    const [real, realRoot] = await Promise.all([realpath(wanted), realpath(root)]);
    if (isInside(real, realRoot)) return real;
  } catch (cause) {
    throw new MediaProblem(path, `the image "${url}" does not exist beside the document`, { cause });
  }
  throw new MediaProblem(
    path,
    `the image "${url}" is a link to a file outside of the import folder; copy it inside`,
  );
}

function getName(id: string, url: string): string {
  const safe = /^[\w-]{1,100}$/.test(id) ? id : stableId(id);
  return safe + extname(url).toLowerCase();
}

/**
 * Finds the files of the images whose `url` is a relative file path, and gives them a URL under `/media/`. Images, videos,
 * audio and captions that have a URL under `/media/` already are included too if the import folder has the file, as an
 * export does; their URL stays.
 *
 * @param file the absolute path of the file that the document was read from
 * @param root the absolute path of the import folder
 * @throws MediaProblem when an image is missing, outside of the import folder or of another type
 */
export async function locateMedia(
  media: readonly MediaReference[],
  { file, root }: { readonly file: string; readonly root: string },
): Promise<LocatedMedia> {
  const images: LocalImage[] = [];
  const addresses = new Map<JsonObject, { readonly _id: string; readonly url: string }>();
  for (const { holder, url, path, isImage } of media) {
    const exported = exportedMedia(url, root, isImage ? EXTENSIONS : PLAYED);
    if (exported !== undefined) images.push(exported);
    if (!isImage || !isRelative(url)) continue;
    const source = await locate(url, { file, root, path });
    const id = textAt(holder, '_id') ?? stableId(source.slice(root.length));
    const name = getName(id, url);
    images.push({ source, name });
    addresses.set(holder, { _id: id, url: `/media/${name}` });
  }
  return { addresses, images, hash: await hashFiles(images.map((image) => image.source)) };
}

/** Returns the file of a URL under `/media/` if the import folder contains it, as an export does. */
function exportedMedia(url: string, root: string, extensions: readonly string[]): LocalImage | undefined {
  const name = /^\/media\/((?:[\w-]{1,50}\/)?[\w-][\w.-]{0,150})$/.exec(url)?.[1];
  if (name === undefined || !extensions.includes(extname(name).toLowerCase())) return undefined;
  const source = join(root, 'media', name);
  return lstatSync(source, { throwIfNoEntry: false })?.isFile() === true ? { source, name } : undefined;
}

async function hashFiles(files: readonly string[]): Promise<string> {
  if (files.length === 0) return '';
  const hash = createHash('sha256');
  for (const file of files) await pipeline(createReadStream(file), hash, { end: false });
  return hash.digest('hex');
}

/** Stores images as files of the media. @throws StorageProblem when the storage does not take one */
export async function placeMedia(images: readonly LocalImage[], media: MediaStorage): Promise<void> {
  await media.save(images);
}

/** Returns the images that are not in the storage. */
export async function missingMedia(
  images: readonly LocalImage[],
  media: MediaStorage,
): Promise<readonly LocalImage[]> {
  const found = await Promise.all(images.map(({ name }) => media.find(name)));
  return images.filter((_image, index) => found[index] === undefined);
}
