/**
 * Images for editors: `GET /images` lists the newest, `POST /images` accepts a file (form field `file`), `GET` and `PATCH`
 * of `/images/{id}` read an image and set the part of it that stays visible, or the texts that are kept with it. Each response has the image's token, so that
 * blocks can show it.
 */
import {
  createImageLibrary,
  describeRefusal,
  EditingError,
  getImageTexts,
  ImageProblem,
  StorageProblem,
} from '@broadsheet/platform';
import type { ImageLibrary, ImageService, ImageTexts, JsonObject, Platform } from '@broadsheet/platform';
import { number, record, string, text } from '@broadsheet/client-core';
import { parseFocalPoint, resizerAddress } from '@broadsheet/sdk-content';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Admit, EditorCall } from './createAdmission.ts';

export interface ImageRoutesOptions {
  readonly platform: Pick<Platform, 'content' | 'media'>;
  readonly images: Pick<ImageService, 'sign' | 'tokenVersion'>;
  readonly resizerUrl: () => string | undefined;
}

const PATH = '/pagebuilder/api/images';
const LARGEST_MB = 20;
const LARGEST_BYTES = LARGEST_MB * 1_000_000;
const LISTED = 60;
/** The width of a thumbnail in CSS pixels; it is uncropped, because the focal point is chosen on it. */
const THUMBNAIL_WIDTH = 400;

/** The length of a text that is kept with an image, in characters. */
const LONGEST_TEXT = 2000;

const parseChange = record({ focalPoint: parseFocalPoint, alt: string, caption: string, credit: string });

const parseImage = record({
  _id: text,
  url: text,
  width: number,
  height: number,
  subtitle: text,
  focal_point: parseFocalPoint,
});

interface Routes {
  readonly library: ImageLibrary;
  /** Returns an image document in the builder's form; `undefined` for one without a URL or a size. */
  readonly describe: (document: JsonObject) => object | undefined;
}

function createDescription({ images, resizerUrl }: ImageRoutesOptions): Routes['describe'] {
  return (document) => {
    const { _id: id, url, width, height, subtitle, focal_point } = parseImage(document) ?? {};
    if (id === undefined || url === undefined || width === undefined || height === undefined)
      return undefined;
    const auth = { [images.tokenVersion]: images.sign(id) };
    const options = { resizerURL: resizerUrl(), tokenVersion: images.tokenVersion, width: THUMBNAIL_WIDTH };
    const thumbnailUrl = resizerAddress({ _id: id, url, auth }, options);
    return {
      id,
      url,
      auth,
      width,
      height,
      thumbnailUrl,
      name: subtitle,
      focalPoint: focal_point,
      ...getImageTexts(document),
    };
  };
}

async function readUpload(request: Request): Promise<{ readonly bytes: Uint8Array; readonly name: string }> {
  const form = await request.formData().catch(() => undefined);
  const file = form?.get('file');
  if (!(file instanceof File)) throw new EditingError(400, { says: 'refusal.file-missing' });
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
}

/** Waits for work on an image. @throws EditingError when something is wrong with the image */
async function orRefuse<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StorageProblem) throw new EditingError(503, { says: 'refusal.storage-away' });
    if (!(error instanceof ImageProblem)) throw error;
    const { status, fault, message } = error;
    throw new EditingError(
      status === 404 ? 404 : 400,
      fault === undefined ? message : { says: `refusal.${fault}` },
    );
  }
}

async function answerUpload(call: EditorCall, { library, describe }: Routes): Promise<Response> {
  const upload = await readUpload(call.request);
  const image = describe(await orRefuse(library.add(upload)));
  await call.audit('image.uploaded', upload.name.slice(0, 200));
  return Response.json({ image }, { status: 201 });
}

async function answerOne(call: EditorCall, { library, describe }: Routes): Promise<Response> {
  const document = await library.find(call.param('id'));
  const image = document && describe(document);
  if (image === undefined) throw new EditingError(404, { says: 'refusal.image-gone' });
  return Response.json({ image });
}

/** Returns the texts of a change; `undefined` if it has none. @throws EditingError 400 when one is too long */
function readTexts(change: Partial<ImageTexts>): Partial<ImageTexts> | undefined {
  const given = [change.alt, change.caption, change.credit].filter((each) => each !== undefined);
  if (given.some((each) => each.length > LONGEST_TEXT))
    throw new EditingError(400, `A text of an image has at most ${LONGEST_TEXT} characters.`);
  return given.length === 0 ? undefined : change;
}

async function answerChange(call: EditorCall, { library, describe }: Routes): Promise<Response> {
  const { focalPoint, ...written } = parseChange(await call.readJson()) ?? {};
  const { x, y } = focalPoint ?? {};
  const texts = readTexts(written);
  const id = call.param('id');
  if (texts === undefined && (x === undefined || y === undefined))
    throw new EditingError(
      400,
      'A change of an image needs a focal point of two numbers, x and y, or a text.',
    );
  if (x !== undefined && y !== undefined)
    await orRefuse(library.setFocalPoint(id, { x: Math.round(x), y: Math.round(y) }));
  if (texts !== undefined) await orRefuse(library.setTexts(id, texts));
  const document = await library.find(id);
  const image = document && describe(document);
  await call.audit('image.changed', id);
  return Response.json({ image });
}

/** Adds the image routes. Call it before the limit of all other bodies is added: files are larger than pages. */
export function addImageRoutes(app: Hono, admit: Admit, options: ImageRoutesOptions): void {
  const { content, media } = options.platform;
  const routes = { library: createImageLibrary({ content, media }), describe: createDescription(options) };
  app.use(
    PATH,
    bodyLimit({
      maxSize: LARGEST_BYTES,
      onError: () =>
        Response.json(describeRefusal({ says: 'refusal.file-large', values: { most: LARGEST_MB } }), {
          status: 413,
        }),
    }),
  );
  app.get(
    PATH,
    admit('viewer', async () => {
      const documents = await routes.library.list(LISTED);
      return Response.json({ images: documents.flatMap((document) => routes.describe(document) ?? []) });
    }),
  );
  app.post(
    PATH,
    admit('editor', (call) => answerUpload(call, routes)),
  );
  app.get(
    `${PATH}/:id`,
    admit('viewer', (call) => answerOne(call, routes)),
  );
  app.patch(
    `${PATH}/:id`,
    admit('editor', (call) => answerChange(call, routes)),
  );
}
