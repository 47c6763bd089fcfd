/**
 * Images for editors: `GET /images` lists the newest, `POST /images` accepts a file (form field `file`), `GET` and `PATCH`
 * of `/images/{id}` read an image and set the part of it that stays visible. Each response has the image's token, so that
 * blocks can show it.
 */
import {
  createImageLibrary,
  describeRefusal,
  EditingError,
  ImageProblem,
  StorageProblem,
} from '@broadsheet/platform';
import type { ImageLibrary, ImageService, JsonObject, Platform } from '@broadsheet/platform';
import { number, record, text } from '@broadsheet/client-core';
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
    return { id, url, auth, width, height, thumbnailUrl, name: subtitle, focalPoint: focal_point };
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

async function answerFocalPoint(call: EditorCall, { library, describe }: Routes): Promise<Response> {
  const { focalPoint } = record({ focalPoint: parseFocalPoint })(await call.readJson()) ?? {};
  const { x, y } = focalPoint ?? {};
  if (x === undefined || y === undefined)
    throw new EditingError(400, 'The focal point has to be two numbers, x and y.');
  const id = call.param('id');
  const point = { x: Math.round(x), y: Math.round(y) };
  const image = describe(await orRefuse(library.setFocalPoint(id, point)));
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
    admit('editor', (call) => answerFocalPoint(call, routes)),
  );
}
