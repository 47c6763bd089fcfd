/**
 * Images for editors. `GET /images` finds them by words, date and tag, page by page; `GET /image-tags` lists the tags;
 * `POST /images` accepts a file (form field `file`). `GET` and `PATCH` of `/images/{id}` read an image and set the part of
 * it that stays visible, and its texts and tags; `DELETE` deletes it. `GET /images/{id}/uses` lists what shows it, and
 * `POST /images/{id}/file` replaces its file. Each image has its token, so that blocks can show it.
 */
import {
  createImageLibrary,
  describeRefusal,
  EditingError,
  getImageTags,
  getImageTexts,
  getReplacedDate,
  ImageProblem,
  StorageProblem,
} from '@broadsheet/platform';
import type {
  ImageLibrary,
  ImageSearch,
  ImageService,
  ImageTexts,
  JsonObject,
  Platform,
} from '@broadsheet/platform';
import { list, number, record, string, text } from '@broadsheet/client-core';
import { parseFocalPoint, resizerAddress } from '@broadsheet/sdk-content';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Admit, EditorCall } from './createAdmission.ts';

export interface ImageRoutesOptions {
  readonly platform: Pick<Platform, 'content' | 'media' | 'editing'>;
  readonly images: Pick<ImageService, 'sign' | 'tokenVersion' | 'forget'>;
  readonly resizerUrl: () => string | undefined;
}

const PATH = '/pagebuilder/api/images';
const TAGS_PATH = '/pagebuilder/api/image-tags';
const LARGEST_MB = 20;
const LARGEST_BYTES = LARGEST_MB * 1_000_000;
const LISTED = 60;
/** The width of a thumbnail in CSS pixels; it is uncropped, because the focal point is chosen on it. */
const THUMBNAIL_WIDTH = 400;

/** The length of a text that is kept with an image, in characters. */
const LONGEST_TEXT = 2000;

const LONGEST_SEARCH = 200;

/** The most tags that are looked at in one change; the library keeps fewer. */
const MOST_TAGS = 200;
/** The size of a change in bytes: three texts and the tags. */
const LARGEST_CHANGE_BYTES = 100_000;

const parseChange = record({
  focalPoint: parseFocalPoint,
  alt: string,
  caption: string,
  credit: string,
  tags: list(string),
});

const parseImage = record({
  _id: text,
  url: text,
  width: number,
  height: number,
  subtitle: text,
  focal_point: parseFocalPoint,
  created_date: text,
});

interface Routes {
  readonly library: ImageLibrary;
  readonly editing: Platform['editing'];
  /** Removes the finished renditions of an image. */
  readonly forget: (id: string) => Promise<void>;
  /** Returns an image document in the builder's form; `undefined` for one without a URL or a size. */
  readonly describe: (document: JsonObject) => object | undefined;
}

function createDescription({ images, resizerUrl }: ImageRoutesOptions): Routes['describe'] {
  return (document) => {
    const { _id: id, url, width, height, subtitle, focal_point, created_date } = parseImage(document) ?? {};
    if (id === undefined || url === undefined || width === undefined || height === undefined)
      return undefined;
    const auth = { [images.tokenVersion]: images.sign(id) };
    const options = { resizerURL: resizerUrl(), tokenVersion: images.tokenVersion, width: THUMBNAIL_WIDTH };
    const small = resizerAddress({ _id: id, url, auth }, options);
    const replaced = getReplacedDate(document);
    // An editor sees the new file at once; for readers the old one is good for a few minutes more.
    const thumbnailUrl =
      small === undefined || replaced === undefined ? small : `${small}&file=${Date.parse(replaced)}`;
    return {
      id,
      url,
      auth,
      width,
      height,
      thumbnailUrl,
      name: subtitle,
      focalPoint: focal_point,
      addedAt: created_date,
      tags: getImageTags(document),
      isUploaded: url.startsWith('/media/uploads/'),
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

/** Reads a day in ISO 8601, as `2026-11-23`, or a moment. @throws EditingError 400 for another text */
function readDate(parameters: URLSearchParams, name: string): number | undefined {
  const given = parameters.get(name);
  if (given === null || given === '') return undefined;
  const moment = Date.parse(given);
  if (/^\d{4}-\d\d-\d\d/.test(given) && Number.isFinite(moment)) return moment;
  throw new EditingError(400, `The parameter "${name}" must be a date such as 2026-11-23.`);
}

function readSearch({ request }: EditorCall): ImageSearch {
  const parameters = new URL(request.url).searchParams;
  const optional = (name: string) => parameters.get(name)?.replaceAll('\u0000', '') || undefined;
  return {
    words: (optional('words') ?? '').slice(0, LONGEST_SEARCH),
    from: readDate(parameters, 'from'),
    until: readDate(parameters, 'until'),
    tag: optional('tag'),
    after: optional('after'),
    size: LISTED,
  };
}

async function answerSearch(call: EditorCall, { library, describe }: Routes): Promise<Response> {
  const { images, next } = await library.search(readSearch(call));
  return Response.json({ images: images.flatMap((document) => describe(document) ?? []), next });
}

async function requireUrl(library: ImageLibrary, id: string): Promise<string> {
  const url = (await library.find(id))?.['url'];
  if (typeof url !== 'string') throw new EditingError(404, { says: 'refusal.image-gone' });
  return url;
}

async function answerUses(call: EditorCall, { library, editing }: Routes): Promise<Response> {
  const id = call.param('id');
  return Response.json(await editing.findPictureUses({ id, url: await requireUrl(library, id) }));
}

async function answerReplacement(call: EditorCall, { library, describe, forget }: Routes): Promise<Response> {
  const id = call.param('id');
  const upload = await readUpload(call.request);
  const before = await library.find(id);
  // What is made of the old file meanwhile is found by nobody, because its key has the time of the file.
  if (before !== undefined) await orRefuse(forget(id));
  const image = describe(await orRefuse(library.replace(id, upload)));
  await call.audit('image.replaced', `${id} ${upload.name}`.slice(0, 200));
  return Response.json({ image });
}

async function answerDeletion(call: EditorCall, { library, forget }: Routes): Promise<Response> {
  const id = call.param('id');
  await requireUrl(library, id);
  await orRefuse(forget(id));
  await orRefuse(library.remove(id));
  await call.audit('image.deleted', id);
  return Response.json({});
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
  const { focalPoint, tags, ...written } = parseChange(await call.readJson()) ?? {};
  const { x, y } = focalPoint ?? {};
  const texts = readTexts(written);
  const id = call.param('id');
  if (texts === undefined && tags === undefined && (x === undefined || y === undefined))
    throw new EditingError(
      400,
      'A change of an image needs a focal point of two numbers, x and y, a text, or tags.',
    );
  if (x !== undefined && y !== undefined)
    await orRefuse(library.setFocalPoint(id, { x: Math.round(x), y: Math.round(y) }));
  if (texts !== undefined) await orRefuse(library.setTexts(id, texts));
  if (tags !== undefined) await orRefuse(library.setTags(id, tags.slice(0, MOST_TAGS)));
  const document = await library.find(id);
  const image = document && describe(document);
  await call.audit('image.changed', id);
  return Response.json({ image });
}

const limitFile = bodyLimit({
  maxSize: LARGEST_BYTES,
  onError: () =>
    Response.json(describeRefusal({ says: 'refusal.file-large', values: { most: LARGEST_MB } }), {
      status: 413,
    }),
});

/** Adds the image routes. Call it before the limit of all other bodies is added: files are larger than pages. */
export function addImageRoutes(app: Hono, admit: Admit, options: ImageRoutesOptions): void {
  const { content, media, editing } = options.platform;
  const routes: Routes = {
    library: createImageLibrary({ content, media }),
    editing,
    forget: (id) => options.images.forget(id),
    describe: createDescription(options),
  };
  const answering = (answer: (call: EditorCall, routes: Routes) => Promise<Response>) => (call: EditorCall) =>
    answer(call, routes);
  app.use(PATH, limitFile);
  app.use(`${PATH}/:id/file`, limitFile);
  app.get(PATH, admit('viewer', answering(answerSearch)));
  app.get(
    TAGS_PATH,
    admit('viewer', async () => Response.json({ tags: await routes.library.listTags() })),
  );
  app.post(PATH, admit('editor', answering(answerUpload)));
  app.get(`${PATH}/:id`, admit('viewer', answering(answerOne)));
  app.patch(
    `${PATH}/:id`,
    bodyLimit({ maxSize: LARGEST_CHANGE_BYTES }),
    admit('editor', answering(answerChange)),
  );
  app.delete(`${PATH}/:id`, admit('publisher', answering(answerDeletion)));
  app.get(`${PATH}/:id/uses`, admit('viewer', answering(answerUses)));
  app.post(`${PATH}/:id/file`, admit('publisher', answering(answerReplacement)));
}
