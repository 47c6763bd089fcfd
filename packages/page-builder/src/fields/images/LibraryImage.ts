/** The calls for images that editors have uploaded. */
import { dictionary, list, number, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import type { EditorClient } from '../../api/EditorClient.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface LibraryImage {
  readonly id: string;
  /** The URL of the original. */
  readonly url: string;
  /** The URL of a small version, for lists. */
  readonly thumbnailUrl: string;
  /** The resizer tokens by version. */
  readonly auth: Readonly<Record<string, string>>;
  /** The width of the original in pixels. */
  readonly width: number;
  readonly height: number;
  readonly name: string;
  /** The focal point in pixels of the original. */
  readonly focalPoint: Point | undefined;
  /** The alternative text that is kept with the image; empty for none, like the caption and the credit. */
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
}

/** What an editor changes of an image, wherever it is shown. */
export type ImageChange = Partial<Pick<LibraryImage, 'focalPoint' | 'alt' | 'caption' | 'credit'>>;

export const parsePoint: Parser<Point> = (input) => {
  const { x, y } = record({ x: number, y: number })(input) ?? {};
  return x === undefined || y === undefined ? undefined : { x, y };
};

export const parseLibraryImage: Parser<LibraryImage> = (input) => {
  const { id, url, thumbnailUrl, auth, width, height, name, focalPoint, ...texts } =
    record({
      id: text,
      url: text,
      thumbnailUrl: text,
      auth: dictionary(text),
      width: number,
      height: number,
      name: text,
      focalPoint: parsePoint,
      alt: text,
      caption: text,
      credit: text,
    })(input) ?? {};
  if (id === undefined || url === undefined || width === undefined || height === undefined) return undefined;
  return {
    id,
    url,
    thumbnailUrl: thumbnailUrl ?? url,
    auth: auth ?? {},
    width,
    height,
    name: name ?? id,
    focalPoint,
    alt: texts.alt ?? '',
    caption: texts.caption ?? '',
    credit: texts.credit ?? '',
  };
};

const parseOne: Parser<LibraryImage> = (body) => record({ image: parseLibraryImage })(body)?.image;

export const listImages = (client: EditorClient, signal: AbortSignal): Promise<readonly LibraryImage[]> =>
  client.get('/images', (body) => record({ images: list(parseLibraryImage) })(body)?.images, signal);

/** Uploads an image. @throws EditorClientError when it is too large, or not an image that the site can show */
export function uploadImage(client: EditorClient, file: File): Promise<LibraryImage> {
  const form = new FormData();
  form.set('file', file);
  return client.send('POST', '/images', { form, parse: parseOne });
}

/** Fetches one image by its id. @throws EditorClientError 404 when there is none */
export const readImage = (
  client: EditorClient,
  { id, signal }: { readonly id: string; readonly signal: AbortSignal },
): Promise<LibraryImage> => client.get(`/images/${encodeURIComponent(id)}`, parseOne, signal);

/** Stores a change with an image. @param options.isLast whether the window is being left meanwhile */
export const saveImage = (
  client: EditorClient,
  {
    id,
    change,
    isLast = false,
  }: { readonly id: string; readonly change: ImageChange; readonly isLast?: boolean },
): Promise<LibraryImage> =>
  client.send('PATCH', `/images/${encodeURIComponent(id)}`, { body: change, parse: parseOne, isLast });
