/** Reads the pictures, films and recordings that an entry of a feed names beside its text. */
import { audioElement, imageElement, linkElement, rawHtmlElement } from '../html/elements.ts';
import { embedElement, isEmbeddable } from '../html/embeds.ts';
import { escapeHtml } from '../html/inlineHtml.ts';
import { resolveUrl } from '../html/resolveUrl.ts';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { childText, getChildren, getText } from '../xml/XmlElement.ts';
import type { XmlElement } from '../xml/XmlElement.ts';

type Kind = 'image' | 'audio' | 'video' | 'other';

interface Medium {
  readonly kind: Kind;
  readonly url: string;
  /** The width in CSS pixels; of a picture that does not say it, what its address or its place says. */
  readonly width: number;
  readonly element: XmlElement;
}

export interface FeedMedia {
  /** The picture of the entry: the largest that it names. */
  readonly image: JsonObject | undefined;
  /** The recordings, films and files of the entry, as body elements. */
  readonly elements: readonly JsonObject[];
}

interface Context {
  readonly baseUrl: string | undefined;
  /** The text of the entry, as HTML; films and files that stand in it are not repeated. */
  readonly body: string;
  readonly onLost: (reason: string) => void;
}

/** What a picture is counted as when neither it nor its address has a width: wider than a thumbnail. */
const USUAL_WIDTH = 600;
const ENDINGS: readonly (readonly [Kind, RegExp])[] = [
  ['image', /\.(?:jpe?g|png|gif|webp|avif|heic|svg)$/i],
  ['audio', /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i],
  ['video', /\.(?:mp4|m4v|mov|webm|m3u8|ogv|avi|wmv|flv|swf)$/i],
  ['other', /\.(?:pdf|docx?|xlsx?|pptx?|zip|torrent|epub|txt|srt|vtt)$/i],
];
/** Pictures of people beside their comments, which WordPress.com puts into each entry. */
const PORTRAIT = /^https?:\/\/(?:[\w-]+\.)?gravatar\.com\/(?:avatar|blavatar)\//i;

const getPath = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Returns what a medium is: by its type, else by the ending of its address; an image when neither says it. */
function getKind({ attributes }: XmlElement, url: string): Kind {
  const said = (attributes['medium'] ?? attributes['type'] ?? '').toLowerCase();
  const [main] = said.split('/');
  if (main === 'image' || main === 'audio' || main === 'video') return main;
  const byEnding = ENDINGS.find(([, ending]) => ending.test(getPath(url)))?.[0];
  if (byEnding !== undefined) return byEnding;
  if (isEmbeddable(url)) return 'video';
  return said === '' ? 'image' : 'other';
}

function getWidth({ attributes }: XmlElement, url: string): number {
  const said = Number.parseInt(attributes['width'] ?? '', 10);
  if (said > 0) return said;
  const inAddress = /[?&](?:w|width|imwidth)=(\d{2,5})(?:&|$)/i.exec(url)?.[1];
  return inAddress === undefined ? USUAL_WIDTH : Number(inAddress);
}

function readMedium(element: XmlElement, { baseUrl }: Context): Medium | undefined {
  const { attributes } = element;
  const given =
    attributes['url'] ?? attributes['href'] ?? childText(element, 'url') ?? getText(element).trim();
  const url = given === '' ? undefined : resolveUrl(given, { baseUrl });
  if (url === undefined || PORTRAIT.test(url)) return undefined;
  return { kind: getKind(element, url), url, width: getWidth(element, url), element };
}

/** A thumbnail is a picture whatever its address; it is used when there is none that says nothing of its size. */
function readThumbnail(element: XmlElement, context: Context): Medium | undefined {
  const read = readMedium(element, context);
  if (read === undefined) return undefined;
  const width =
    element.attributes['width'] === undefined ? Math.min(read.width, USUAL_WIDTH - 1) : read.width;
  return { ...read, kind: 'image', width };
}

function listMedia(entry: XmlElement, context: Context): readonly Medium[] {
  const groups = [entry, ...getChildren(entry, 'media:group')];
  const contents = groups.flatMap((group) => getChildren(group, 'media:content'));
  const players = [...groups, ...contents]
    .flatMap((group) => getChildren(group, 'media:player'))
    .filter(({ attributes }) => isEmbeddable(attributes['url'] ?? ''));
  const enclosures = [
    ...getChildren(entry, 'enclosure'),
    ...[...getChildren(entry, 'link'), ...getChildren(entry, 'atom:link')].filter(
      ({ attributes }) => attributes['rel'] === 'enclosure',
    ),
  ];
  const thumbnails = [...groups, ...contents].flatMap((group) => getChildren(group, 'media:thumbnail'));
  const named = [...getChildren(entry, 'image'), ...getChildren(entry, 'itunes:image')];
  return [
    ...[...contents, ...enclosures, ...players].map((element) => readMedium(element, context)),
    ...[...thumbnails, ...named].map((element) => readThumbnail(element, context)),
  ].filter((medium) => medium !== undefined);
}

/** Returns the name of a picture's file without what tells its sizes apart. */
function toPictureKey(url: string): string {
  const name =
    getPath(url)
      .split('/')
      .findLast((part) => part !== '') ?? '';
  return name.replace(/[-_]?\d{2,5}(?:x\d{2,5})?(?=\.\w+$)/, '');
}

/** Returns the first text of one of the names: of the picture itself, of its other sizes, of the entry. */
function findText(places: readonly XmlElement[], names: readonly string[]): string | undefined {
  for (const place of places)
    for (const name of names) {
      const text = childText(place, name);
      if (text !== undefined) return text;
    }
  return undefined;
}

/** Returns whether words of a picture are those of the entry itself. */
const isText = (entry: XmlElement, words: string | undefined): boolean =>
  ['title', 'description', 'summary'].some((name) => childText(entry, name) === words);

function toImage(
  entry: XmlElement,
  pictures: readonly Medium[],
  { onLost }: Context,
): JsonObject | undefined {
  const [first] = pictures.toSorted((a, b) => b.width - a.width);
  if (first === undefined) return undefined;
  const key = toPictureKey(first.url);
  const sizes = pictures.filter(({ url }) => toPictureKey(url) === key).map(({ element }) => element);
  const own = [first.element, ...sizes];
  const around = [...own, ...getChildren(entry, 'media:group'), entry];
  // An entry with one picture may have the words of it beside it, as newspapers do.
  const said = findText([entry], ['media:description', 'media:text']);
  const caption = findText(own, ['media:description', 'media:text', 'media:title']) ?? said;
  // The pictures of a group are forms of one picture, such as crops.
  const forms = new Set(
    getChildren(entry, 'media:group')
      .map((group) => getChildren(group, 'media:content'))
      .filter((group) => group.includes(first.element))
      .flat(),
  );
  const others = new Set(
    pictures
      .filter(({ url, element }) => toPictureKey(url) !== key && !forms.has(element))
      .map(({ url }) => url),
  );
  for (const url of others) onLost(`a further picture of the entry was left out: ${url}`);
  return imageElement({
    url: first.url,
    caption: isText(entry, caption) ? undefined : caption,
    credit: findText(around, ['media:credit', 'media:copyright']),
  });
}

function toElement({ kind, url, element }: Medium): JsonObject {
  if (isEmbeddable(url)) return embedElement(url);
  const address = escapeHtml(url).replaceAll('"', '%22');
  if (kind === 'audio') return audioElement(url);
  if (kind === 'video') return rawHtmlElement(`<video controls preload="none" src="${address}"></video>`);
  return linkElement(
    url,
    escapeHtml(childText(element, 'media:title') ?? getPath(url).split('/').at(-1) ?? url),
  );
}

/** Returns the address in a text by which the same film or file would stand there too. */
const isIn = (body: string, url: string): boolean =>
  body.includes(url) || body.includes(url.replaceAll('&', '&amp;'));

/** Reads the media of an entry. */
export function readFeedMedia(entry: XmlElement, context: Context): FeedMedia {
  const media = listMedia(entry, context);
  const pictures = media.filter(({ kind }) => kind === 'image');
  const others = new Map(media.filter(({ kind }) => kind !== 'image').map((medium) => [medium.url, medium]));
  // A film in several sizes is one film.
  const films = [...others.values()]
    .filter(({ kind }) => kind === 'video')
    .toSorted((a, b) => b.width - a.width);
  const shown = [...others.values()].filter(({ kind }) => kind !== 'video');
  const players = getChildren(entry, 'media:group').length > 0 ? films.slice(0, 1) : films;
  return {
    image: toImage(entry, pictures, context),
    elements: [...players, ...shown].filter(({ url }) => !isIn(context.body, url)).map(toElement),
  };
}
