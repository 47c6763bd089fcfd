/** The calls for images that editors have uploaded. */
import { boolean, dictionary, list, number, record, text } from '@broadsheet/client-core';
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
  /** The words by which editors find it. */
  readonly tags: readonly string[];
  /** The time of the upload in ISO 8601. */
  readonly addedAt: string | undefined;
  /** Whether its file can be replaced: that of an imported image cannot. */
  readonly isUploaded: boolean;
}

/** What an editor changes of an image, wherever it is shown. */
export type ImageChange = Partial<Pick<LibraryImage, 'focalPoint' | 'alt' | 'caption' | 'credit' | 'tags'>>;

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
      tags: list(text),
      addedAt: text,
      isUploaded: boolean,
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
    tags: texts.tags ?? [],
    addedAt: texts.addedAt,
    isUploaded: texts.isUploaded ?? false,
  };
};

const parseOne: Parser<LibraryImage> = (body) => record({ image: parseLibraryImage })(body)?.image;

/** What images are looked for by; empty texts do not count. */
export interface ImageSearch {
  readonly words: string;
  /** The first moment of the upload in ISO 8601. */
  readonly from: string;
  /** The moment after the last one in ISO 8601. */
  readonly until: string;
  /** The slug of a tag. */
  readonly tag: string;
}

export interface FoundImages {
  readonly images: readonly LibraryImage[];
  /** The start of the next page, for `after`; undefined after the last one. */
  readonly next: string | undefined;
}

/** Finds one page of images, newest first. @param after the `next` of the page before. Default: the first page */
export const findImages = (
  client: EditorClient,
  {
    search,
    after = '',
    signal,
  }: {
    readonly search: ImageSearch;
    readonly after?: string | undefined;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<FoundImages> => {
  const given = Object.entries({ ...search, after }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(Object.fromEntries(given)).toString();
  return client.get(
    query === '' ? '/images' : `/images?${query}`,
    (body) => {
      const { images, next } = record({ images: list(parseLibraryImage), next: text })(body) ?? {};
      return images && { images, next };
    },
    signal,
  );
};

export interface ImageTag {
  readonly slug: string;
  readonly text: string;
  /** The number of images that have it. */
  readonly count: number;
}

const parseTag: Parser<ImageTag> = (input) => {
  const { slug, text: label, count = 0 } = record({ slug: text, text, count: number })(input) ?? {};
  return slug === undefined ? undefined : { slug, text: label ?? slug, count };
};

/** Lists the tags of all images, the most used first. */
export const listImageTags = (client: EditorClient, signal: AbortSignal): Promise<readonly ImageTag[]> =>
  client.get('/image-tags', (body) => record({ tags: list(parseTag) })(body)?.tags, signal);

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
