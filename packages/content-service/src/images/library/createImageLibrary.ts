/**
 * The images that editors upload. An upload is stored as a media file and an image document, so it has everything that other
 * images have: resizing by its id, a focal point, export.
 */
import { createHash } from 'node:crypto';
import { bodyColumn } from '@broadsheet/service-kit/database';
import type { MediaStorage } from '../../media/MediaStorage.ts';
import { openMedia } from '../../media/openMedia.ts';
import type { ContentStore } from '../../store/createContentStore.ts';
import { prepareDocument, stableId } from '../../import/prepareDocument.ts';
import { omit } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { validateDocument } from '../../schema/validateDocument.ts';
import { ImageProblem } from '@broadsheet/service-kit/outgoing';
import type { FocalPoint } from '../Original.ts';
import { cleanImage } from './cleanImage.ts';
import { withImageTexts } from './imageTexts.ts';
import type { ImageTexts } from './imageTexts.ts';

const FOLDER = 'uploads';
const LONGEST_NAME = 200;

export interface Upload {
  readonly bytes: Uint8Array;
  /** The name of the editor's file. It is shown, but never used as a path. */
  readonly name: string;
}

export interface ImageLibrary {
  /**
   * Stores an image and returns its document; the same image is stored once.
   *
   * @throws ImageProblem 422 when it is no image, see `cleanImage`
   */
  add(upload: Upload): Promise<JsonObject>;
  /** Lists image documents of every origin, newest first. */
  list(size: number): Promise<readonly JsonObject[]>;
  /** Finds any image by its id. */
  find(id: string): Promise<JsonObject | undefined>;
  /**
   * Stores the point that stays visible when the image is cropped, in pixels of the original; returns the image's document.
   *
   * @throws ImageProblem 404 when there is no image document with this id, 422 when the point is outside the image
   */
  setFocalPoint(id: string, point: FocalPoint): Promise<JsonObject>;
  /**
   * Stores texts with the image, for every place that shows it from then on; returns the image's document.
   *
   * @throws ImageProblem 404 when there is no image document with this id
   */
  setTexts(id: string, texts: Partial<ImageTexts>): Promise<JsonObject>;
}

export interface ImageLibraryOptions {
  readonly content: ContentStore;
  /** The storage of the files with the URLs `/media/{file}`, or the absolute path of their folder. */
  readonly media: MediaStorage | string;
}

const hashContent = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export function createImageLibrary({ content, media }: ImageLibraryOptions): ImageLibrary {
  const storage = openMedia(media);
  const { database, site, clock } = content;

  async function save(id: string, document: JsonObject): Promise<JsonObject> {
    const [problem] = validateDocument('image', document);
    if (problem !== undefined) throw new ImageProblem(422, `The image is not stored: ${problem.reason}.`);
    const hash = hashContent(JSON.stringify(document));
    await content.saveDocuments([prepareDocument('image', document, { id, site, hash })]);
    return document;
  }

  async function find(id: string): Promise<JsonObject | undefined> {
    return (await content.findImage(id))?.document;
  }

  async function findOwn(id: string): Promise<JsonObject | undefined> {
    const [row] = await database.query("select body from documents where id = $1 and type = 'image'", [
      id.replaceAll('\u0000', ''),
    ]);
    return row === undefined ? undefined : bodyColumn(row);
  }

  async function requireOwn(id: string): Promise<JsonObject> {
    const document = await findOwn(id);
    if (document !== undefined) return document;
    throw new ImageProblem(404, 'There is no image of this id in the library. Upload it first.', {
      fault: 'image-gone',
    });
  }

  return {
    async add({ bytes, name }) {
      const image = await cleanImage(bytes);
      const id = stableId(hashContent(image.bytes));
      const known = await findOwn(id);
      const file = `${id}.${image.extension}`;
      await storage.save([{ name: `${FOLDER}/${file}`, content: image.bytes }]);
      return save(id, {
        ...known,
        type: 'image',
        version: '0.10.9',
        _id: id,
        url: `/media/${FOLDER}/${file}`,
        width: image.width,
        height: image.height,
        subtitle: name.replaceAll(/\p{Cc}/gu, '').slice(0, LONGEST_NAME),
        created_date: new Date(clock.now()).toISOString(),
      });
    },
    async list(size) {
      const rows = await database.query(
        "select body from documents where type = 'image' order by display_date desc nulls last, id limit $1",
        [size],
      );
      return rows.map(bodyColumn);
    },
    find,
    async setFocalPoint(id, { x, y }) {
      return save(id, { ...omit(await requireOwn(id), 'focal_point'), focal_point: { x, y } });
    },
    setTexts: async (id, texts) => save(id, withImageTexts(await requireOwn(id), texts)),
  };
}
