/**
 * The images that editors upload. An upload is stored as a media file and an image document, so it has everything that other
 * images have: resizing by its id, a focal point, export.
 */
import { createHash } from 'node:crypto';
import { bodyColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { objectAt, omit, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { MediaStorage } from '../../media/MediaStorage.ts';
import { openMedia } from '../../media/openMedia.ts';
import type { ContentStore } from '../../store/createContentStore.ts';
import { saveDocuments } from '../../store/saveDocuments.ts';
import { prepareDocument, stableId } from '../../import/prepareDocument.ts';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { validateDocument } from '../../schema/validateDocument.ts';
import { ImageProblem } from '@broadsheet/service-kit/outgoing';
import type { FocalPoint } from '../Original.ts';
import { cleanImage } from './cleanImage.ts';
import { cutText } from './cutText.ts';
import type { CleanImage } from './cleanImage.ts';
import { withImageTags } from './imageTags.ts';
import { UPLOADS_FOLDER } from './getUploadId.ts';
import { findImages, listImageTags } from './findImages.ts';
import type { FoundImages, ImageSearch, ImageTag } from './findImages.ts';
import { withImageTexts } from './imageTexts.ts';
import type { ImageTexts } from './imageTexts.ts';

const OWN_PATH = `/media/${UPLOADS_FOLDER}/`;
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
  /** Finds image documents of every origin, newest first. */
  search(search: ImageSearch): Promise<FoundImages>;
  /** Lists the tags of all images, the most used first. */
  listTags(): Promise<readonly ImageTag[]>;
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
  /**
   * Stores other tags with the image; returns the image's document.
   *
   * @throws ImageProblem 404 when there is no image document with this id
   */
  setTags(id: string, tags: readonly string[]): Promise<JsonObject>;
  /**
   * Stores another file for an uploaded image, in the format of its address. Its id, its address and its texts stay; its
   * focal point stays at the same share of the width and height. Returns the image's document.
   *
   * @throws ImageProblem 404 when there is no such image, 422 when it was not uploaded here or the file is no image
   */
  replace(id: string, upload: Upload): Promise<JsonObject>;
  /**
   * Deletes an image, with the file of an uploaded one.
   *
   * @throws ImageProblem 404 when there is no image document with this id
   */
  remove(id: string): Promise<void>;
}

/** The name of an uploaded image's file below `/media/`; `undefined` for an image of another origin. */
function uploadedName(document: JsonObject): string | undefined {
  const url = textAt(document, 'url') ?? '';
  return url.startsWith(OWN_PATH) ? url.slice('/media/'.length) : undefined;
}

const refuseImported = (): ImageProblem =>
  new ImageProblem(
    422,
    'Only an image that was uploaded here can be replaced. This one came with an import: import it again.',
    { fault: 'image-imported' },
  );

const MARK = 'file_replaced_date';

/** Returns when an image got another file, in ISO 8601; `undefined` for one that has its first file. */
export const getReplacedDate = (document: JsonObject): string | undefined =>
  textAt(document, 'additional_properties', MARK);

/** Returns the focal point at the same share of another file's width and height. */
function moveFocalPoint(document: JsonObject, { width, height }: CleanImage): JsonObject {
  const [x, y] = [valueAt(document, 'focal_point', 'x'), valueAt(document, 'focal_point', 'y')];
  const [oldWidth, oldHeight] = [valueAt(document, 'width'), valueAt(document, 'height')];
  const sizes = [x, y, oldWidth, oldHeight];
  if (!sizes.every((size) => typeof size === 'number')) return {};
  const [across = 0, down = 0, before = 1, above = 1] = sizes;
  return {
    focal_point: { x: Math.round((across * width) / before), y: Math.round((down * height) / above) },
  };
}

export interface ImageLibraryOptions {
  readonly content: ContentStore;
  /** The storage of the files with the URLs `/media/{file}`, or the absolute path of their folder. */
  readonly media: MediaStorage | string;
}

const toShownName = (name: string): string => cutText(name.replaceAll(/\p{Cc}/gu, ''), LONGEST_NAME);

function toExtension(file: string): CleanImage['extension'] {
  const extension = file.split('.').at(-1);
  return extension === 'jpg' || extension === 'png' ? extension : 'webp';
}

const hashContent = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** Makes another document of the stored one. While it works, every other change of the image waits. */
type Edit<Known> = (known: Known) => JsonObject | Promise<JsonObject>;

/** The image documents of a site. */
interface ImageDocuments {
  /** Finds a document of its own, not an image inside another document. */
  findOwn(id: string): Promise<JsonObject | undefined>;
  /** @throws ImageProblem 404 when there is none */
  requireOwn(id: string): Promise<JsonObject>;
  /** Stores a document, whether or not there is one already; returns it. */
  put(id: string, edit: Edit<JsonObject | undefined>): Promise<JsonObject>;
  /** Changes the stored document and returns it. @throws ImageProblem 404 when there is none */
  change(id: string, edit: Edit<JsonObject>): Promise<JsonObject>;
}

function requireImage(document: JsonObject | undefined): JsonObject {
  if (document !== undefined) return document;
  throw new ImageProblem(404, 'There is no image of this id in the library. Upload it first.', {
    fault: 'image-gone',
  });
}

function createImageDocuments({ database, site }: ContentStore): ImageDocuments {
  async function read(
    queries: Queries,
    id: string,
    lock: '' | 'for update' = '',
  ): Promise<JsonObject | undefined> {
    const [row] = await queries.query(`select body from documents where id = $1 and type = 'image' ${lock}`, [
      id.replaceAll('\u0000', ''),
    ]);
    return row === undefined ? undefined : bodyColumn(row);
  }

  const put: ImageDocuments['put'] = (id, edit) =>
    database.transaction(async (queries) => {
      const document = await edit(await read(queries, id, 'for update'));
      const [problem] = validateDocument('image', document);
      if (problem !== undefined) throw new ImageProblem(422, `The image is not stored: ${problem.reason}.`);
      const hash = hashContent(JSON.stringify(document));
      await saveDocuments(queries, [prepareDocument('image', document, { id, site, hash })], site);
      return document;
    });

  return {
    put,
    findOwn: (id) => read(database, id),
    requireOwn: async (id) => requireImage(await read(database, id)),
    change: (id, edit) => put(id, (known) => edit(requireImage(known))),
  };
}

/** Creates the part of the library that stores files. */
function createImageFiles(
  { content: { database, clock }, media }: ImageLibraryOptions,
  { put, change, findOwn, requireOwn }: ImageDocuments,
): Pick<ImageLibrary, 'add' | 'replace' | 'remove'> {
  const storage = openMedia(media);

  /** Finds the id of a file: that of its content, unless the image of that id has another file by now. */
  async function chooseId(hash: string, turn = 0): Promise<string> {
    const id = stableId(turn === 0 ? hash : `${hash} ${turn}`);
    const known = await findOwn(id);
    return known !== undefined && getReplacedDate(known) !== undefined ? chooseId(hash, turn + 1) : id;
  }

  return {
    async add({ bytes, name }) {
      const image = await cleanImage(bytes);
      const id = await chooseId(hashContent(image.bytes));
      const file = `${id}.${image.extension}`;
      await storage.save([{ name: `${UPLOADS_FOLDER}/${file}`, content: image.bytes }]);
      return put(id, (known) => ({
        ...known,
        type: 'image',
        version: '0.10.9',
        _id: id,
        url: OWN_PATH + file,
        width: image.width,
        height: image.height,
        subtitle: toShownName(name),
        created_date: new Date(clock.now()).toISOString(),
      }));
    },
    async replace(id, { bytes, name }) {
      const file = uploadedName(await requireOwn(id));
      if (file === undefined) throw refuseImported();
      const image = await cleanImage(bytes, toExtension(file));
      return change(id, async (known) => {
        // Within the change, so that the file and the size of the later of two replacements stay together.
        await storage.save([{ name: file, content: image.bytes }]);
        return {
          ...known,
          ...moveFocalPoint(known, image),
          width: image.width,
          height: image.height,
          subtitle: toShownName(name),
          additional_properties: {
            ...objectAt(known, 'additional_properties'),
            [MARK]: new Date(clock.now()).toISOString(),
          },
        };
      });
    },
    async remove(id) {
      const file = uploadedName(await requireOwn(id));
      await database.transaction(async (queries) => {
        await queries.query("delete from documents where id = $1 and type = 'image'", [id]);
        await queries.query('delete from pictures where document_id = $1', [id]);
      });
      if (file !== undefined) await storage.remove(file);
    },
  };
}

export function createImageLibrary(options: ImageLibraryOptions): ImageLibrary {
  const { content } = options;
  const documents = createImageDocuments(content);
  const { change } = documents;
  return {
    ...createImageFiles(options, documents),
    search: (search) => findImages(content.database, search),
    listTags: () => listImageTags(content.database),
    find: async (id) => (await content.findImage(id))?.document,
    setFocalPoint: (id, { x, y }) =>
      change(id, (known) => ({ ...omit(known, 'focal_point'), focal_point: { x, y } })),
    setTexts: (id, texts) => change(id, (known) => withImageTexts(known, texts)),
    setTags: (id, tags) => change(id, (known) => withImageTags(known, tags)),
  };
}
