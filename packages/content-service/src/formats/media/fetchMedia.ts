/**
 * Fetches the images of the old site into the storage of media while documents stream through.
 *
 * The name of a file is derived from its URL, and existing files are not fetched again: a stopped import continues where it
 * was, and a repeated one requests nothing. An image that cannot be fetched keeps its URL and is reported as a warning.
 */
import sharp from 'sharp';
import type { RemoteReader } from '@broadsheet/service-kit/outgoing';
import type { MediaStorage } from '../../media/MediaStorage.ts';
import { stableId } from '../../import/prepareDocument.ts';
import type { SourceItem } from '../../import/ImportSource.ts';
import { isJsonList, isJsonObject, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { listHtmlImages } from './listHtmlImages.ts';

export interface MediaOptions {
  /** Where the files are stored. */
  readonly media: MediaStorage;
  readonly remote: RemoteReader;
}

/** The number of documents whose images are fetched at the same time, so that a slow host does not block the others. */
const AHEAD = 8;
/** The accepted image formats, with their file extensions. */
const ENDINGS: Readonly<Record<string, string>> = {
  jpeg: '.jpg',
  png: '.png',
  webp: '.webp',
  avif: '.avif',
  heif: '.avif',
  gif: '.gif',
};

interface FetchedImage {
  readonly url: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

const isRemote = (url: string): boolean => /^https?:\/\//i.test(url);

async function describeFile(
  input: Uint8Array,
): Promise<{ readonly ending: string; readonly size: FetchedImage }> {
  const { format, width, height } = await sharp(input).metadata();
  const ending = ENDINGS[format ?? ''];
  if (ending === undefined)
    throw new Error(`its format (${format ?? 'unknown'}) is not one of those that pages show`);
  return { ending, size: { url: '', width, height } };
}

async function fetchImage(url: string, { media, remote }: MediaOptions): Promise<FetchedImage> {
  const name = stableId(url);
  const known = await media.findAny(name, [...new Set(Object.values(ENDINGS))]);
  if (known !== undefined) {
    const { size } = await describeFile(await media.read(known.name));
    return { ...size, url: `/media/${known.name}` };
  }
  const bytes = await remote.read(url);
  const { ending, size } = await describeFile(bytes);
  await media.save([{ name: name + ending, content: bytes }]);
  return { ...size, url: `/media/${name}${ending}` };
}

type Fetch = (url: string) => Promise<FetchedImage | Error>;

/** Returns a function that fetches a URL; simultaneous requests for the same URL share one download. */
function createFetch(options: MediaOptions): Fetch {
  const running = new Map<string, Promise<FetchedImage | Error>>();
  return (url) => {
    const known = running.get(url);
    if (known !== undefined) return known;
    const fetching = fetchImage(url, options)
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
      .finally(() => running.delete(url));
    running.set(url, fetching);
    return fetching;
  };
}

/** Fetches the images of a part that is HTML. */
async function withHtmlImages(
  html: string,
  fetch: Fetch,
  onProblem: (url: string, error: Error) => void,
): Promise<string> {
  let written = html;
  for (const { url, source } of listHtmlImages(html)) {
    const fetched = await fetch(url);
    if (fetched instanceof Error) onProblem(url, fetched);
    else written = written.replaceAll(` src="${source}"`, ` src="${fetched.url}"`);
  }
  return written;
}

async function withImages(
  value: Json,
  fetch: Fetch,
  onProblem: (url: string, error: Error) => void,
): Promise<Json> {
  if (isJsonList(value)) {
    const items: Json[] = [];
    for (const item of value) items.push(await withImages(item, fetch, onProblem));
    return items;
  }
  if (!isJsonObject(value)) return value;
  const entries: [string, Json][] = [];
  for (const [key, item] of Object.entries(value))
    entries.push([key, await withImages(item, fetch, onProblem)]);
  const copy: JsonObject = Object.fromEntries(entries);
  const html = textAt(copy, 'type') === 'raw_html' ? textAt(copy, 'content') : undefined;
  if (html !== undefined) return { ...copy, content: await withHtmlImages(html, fetch, onProblem) };
  const url = textAt(copy, 'url');
  if (textAt(copy, 'type') !== 'image' || url === undefined || !isRemote(url)) return copy;
  const fetched = await fetch(url);
  if (fetched instanceof Error) {
    onProblem(url, fetched);
    return copy;
  }
  const { width, height } = fetched;
  return {
    ...copy,
    url: fetched.url,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}

/** Yields the items in their order, with the images of documents fetched. */
export async function* fetchMedia(
  items: AsyncIterable<SourceItem>,
  options: MediaOptions,
): AsyncGenerator<SourceItem> {
  const fetch = createFetch(options);
  const fetchItem = async (item: SourceItem): Promise<readonly SourceItem[]> => {
    if (item.kind !== 'document') return [item];
    const problems: SourceItem[] = [];
    const { file, path } = item;
    const value = await withImages(item.value, fetch, (url, error) => {
      const reason = `the image ${url} stays where it is, as it cannot be fetched: ${error.message}`;
      problems.push({ kind: 'warning', file, path, reason });
    });
    return [...problems, { ...item, value }];
  };
  const waiting: Promise<readonly SourceItem[]>[] = [];
  for await (const item of items) {
    waiting.push(fetchItem(item));
    if (waiting.length >= AHEAD) yield* (await waiting.shift()) ?? [];
  }
  for (const last of waiting) yield* await last;
}
