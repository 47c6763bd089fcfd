/** Converts Ghost's cards, of its current editor (Lexical) and its former one (mobiledoc), to body elements. */
import {
  audioElement,
  galleryElement,
  imageElement,
  linkElement,
  quoteElement,
  rawHtmlElement,
  textElement,
} from '../html/elements.ts';
import { convertHtml, htmlToText } from '../html/convertHtml.ts';
import { embedElement } from '../html/embeds.ts';
import type { HtmlContext } from '../html/HtmlContext.ts';
import { escapeHtml } from '../html/inlineHtml.ts';
import { resolveLink, resolveUrl } from '../html/resolveUrl.ts';
import { isJsonObject, listAt, objectAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

/** The context in which the source of a post is converted. */
export interface GhostContext extends HtmlContext {
  /** Called for a part of the source that is not understood, so that what Ghost rendered of it is better. */
  readonly onUnknown: () => void;
}

type Elements = readonly JsonObject[];
type Card = (data: JsonObject, context: GhostContext) => Elements;

/** Returns the caption of a card that has none in its element, as a paragraph. */
function captionBelow(data: JsonObject, context: GhostContext): Elements {
  const caption = textAt(data, 'caption');
  return caption === undefined ? [] : convertHtml(`<p><small>${caption}</small></p>`, context);
}

function numberAt(data: JsonObject, name: string): number | undefined {
  const value = data[name];
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

function toImage(data: Json, context: HtmlContext): JsonObject | undefined {
  const source = textAt(data, 'src');
  const url = source === undefined ? undefined : resolveUrl(source, context);
  if (url === undefined || !isJsonObject(data)) {
    context.onLost(
      source === undefined
        ? 'an image without an address was left out'
        : `an image was left out, as its address cannot be fetched: ${source.slice(0, 200)}`,
    );
    return undefined;
  }
  const href = textAt(data, 'href');
  return imageElement({
    url,
    alt: textAt(data, 'alt') ?? textAt(data, 'altText'),
    caption: textAt(data, 'caption'),
    width: numberAt(data, 'width'),
    height: numberAt(data, 'height'),
    link: href === undefined ? undefined : resolveLink(href, context),
  });
}

const image: Card = (data, context) => {
  const found = toImage(data, context);
  return found === undefined ? captionBelow(data, context) : [found];
};

const gallery: Card = (data, context) => {
  const images = listAt(data, 'images')
    .map((each) => toImage(each, context))
    .filter((each) => each !== undefined);
  return images.length === 0
    ? captionBelow(data, context)
    : [galleryElement(images, textAt(data, 'caption'))];
};

/**
 * Returns what stands between the first quotation's start and the last one's end. Each is looked for once: one pattern for both
 * would look for an end after every start, which takes the square of the time where there is none.
 */
function findQuotation(html: string): string | undefined {
  const start = html.search(/<blockquote\b/i);
  const [end] = start === -1 ? [] : [...html.matchAll(/<\/blockquote>/gi)].slice(-1);
  return end === undefined || end.index < start ? undefined : html.slice(start, end.index + end[0].length);
}

/** Keeps the words of a post, which Ghost has from its provider: they are all that is left of it when it is deleted there. */
function withWords(known: JsonObject, html: string | undefined): JsonObject {
  const quotation = findQuotation(html ?? '');
  const own = textAt(known, 'raw_oembed', 'html');
  return quotation === undefined || own?.startsWith('<blockquote') !== true
    ? known
    : { ...known, raw_oembed: { ...objectAt(known, 'raw_oembed'), html: quotation } };
}

/** Converts an embedded player or post: by its URL if the provider is known, otherwise as the provider's markup. */
const embed: Card = (data, context) => {
  const below = captionBelow(data, context);
  const url = textAt(data, 'url') ?? '';
  const title = textAt(data, 'metadata', 'title');
  const known = embedElement(url, title);
  const html = textAt(data, 'html');
  if (valueAt(known, 'raw_oembed', 'html') !== undefined || html === undefined)
    return url === '' ? below : [withWords(known, html), ...below];
  return [rawHtmlElement(html), ...below];
};

const bookmark: Card = (data, context) => {
  const url = resolveLink(textAt(data, 'url') ?? textAt(data, 'metadata', 'url') ?? '', context);
  const title = textAt(data, 'metadata', 'title') ?? textAt(data, 'title') ?? url;
  const below = captionBelow(data, context);
  if (['description', 'thumbnail'].some((name) => textAt(data, 'metadata', name) !== undefined))
    context.onLost('the summary and the picture of a linked page were left out; its title is the link');
  return url === undefined ? below : [linkElement(url, escapeHtml(title ?? url)), ...below];
};

const html: Card = (data, context) => {
  const given = textAt(data, 'html') ?? '';
  return /<script\b/i.test(given) ? [rawHtmlElement(given)] : convertHtml(given, context);
};

const paragraphs: Card = (data, context) => {
  context.onUnknown();
  context.onLost('text in Markdown was kept as plain paragraphs');
  const text = textAt(data, 'markdown') ?? textAt(data, 'content') ?? '';
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => textElement(escapeHtml(part).replaceAll('\n', '<br/>')));
};

const code: Card = (data, context) => {
  const language = textAt(data, 'language');
  return [
    {
      type: 'code',
      content: escapeHtml(textAt(data, 'code') ?? ''),
      ...(language !== undefined && { language }),
    },
    ...captionBelow(data, context),
  ];
};

const callout: Card = (data, context) => {
  const text = textAt(data, 'calloutText') ?? '';
  const emoji = textAt(data, 'calloutEmoji');
  const inner = convertHtml(emoji === undefined ? text : `${escapeHtml(emoji)} ${text}`, context);
  return inner.length === 0 ? [] : [quoteElement(inner)];
};

const toggle: Card = (data) => [
  rawHtmlElement(
    `<details><summary>${escapeHtml(htmlToText(textAt(data, 'heading') ?? ''))}</summary>${textAt(data, 'content') ?? ''}</details>`,
  ),
];

const button: Card = (data, context) => {
  const url = resolveLink(textAt(data, 'buttonUrl') ?? '', context);
  const text = textAt(data, 'buttonText');
  return url === undefined || text === undefined ? [] : [linkElement(url, escapeHtml(text))];
};

const audio: Card = (data, context) => {
  const url = resolveUrl(textAt(data, 'src') ?? '', context);
  const title = textAt(data, 'title');
  const above = title === undefined ? [] : [textElement(`<b>${escapeHtml(title)}</b>`)];
  return url === undefined ? above : [...above, audioElement(url)];
};

const video: Card = (data, context) => {
  const url = resolveUrl(textAt(data, 'src') ?? '', context);
  if (url === undefined) return [];
  context.onLost(`the video ${url} stays where it is`);
  return [
    rawHtmlElement(`<video controls src="${escapeHtml(url).replaceAll('"', '%22')}"></video>`),
    ...captionBelow(data, context),
  ];
};

const file: Card = (data, context) => {
  const url = resolveUrl(textAt(data, 'src') ?? '', context);
  if (url === undefined) return [];
  context.onLost(`the file ${url} stays where it is`);
  const caption = textAt(data, 'fileCaption');
  return [
    linkElement(url, escapeHtml(textAt(data, 'fileTitle') ?? textAt(data, 'fileName') ?? url)),
    ...captionBelow(caption === undefined ? {} : { caption }, context),
  ];
};

const header: Card = (data, context) => {
  const text = textAt(data, 'header') ?? textAt(data, 'heading');
  const below = textAt(data, 'subheader') ?? textAt(data, 'subheading');
  const background = textAt(data, 'backgroundImageSrc') ?? '';
  return [
    ...(/^https?:/.test(background) ? image({ src: background }, context) : []),
    ...(text === undefined ? [] : [{ type: 'header', level: 2, content: text }]),
    ...(below === undefined ? [] : [textElement(below)]),
    ...button(data, context),
  ];
};

/** A product: its picture, name, text and link. */
const product: Card = (data, context) => {
  const source = textAt(data, 'productImageSrc');
  const title = textAt(data, 'productTitle');
  const [buttonUrl, buttonText] = [textAt(data, 'productUrl'), textAt(data, 'productButton')];
  return [
    ...(source === undefined ? [] : image({ src: source }, context)),
    ...(title === undefined ? [] : [{ type: 'header', level: 4, content: escapeHtml(htmlToText(title)) }]),
    ...convertHtml(textAt(data, 'productDescription') ?? '', context),
    ...(buttonUrl === undefined || buttonText === undefined
      ? []
      : button({ buttonUrl, buttonText }, context)),
  ];
};

/** A call to action: its picture, text and link. */
const callToAction: Card = (data, context) => {
  const source = textAt(data, 'imageUrl');
  return [
    ...(source === undefined ? [] : image({ src: source }, context)),
    ...convertHtml(textAt(data, 'textValue') ?? '', context),
    ...button(data, context),
  ];
};

const leftOut =
  (what: string): Card =>
  (_, { onLost }) => {
    onLost(`${what} was left out`);
    return [];
  };

/** The converters by the card names of both editors. */
const CARDS: Readonly<Record<string, Card>> = {
  image,
  gallery,
  embed,
  bookmark,
  html,
  markdown: paragraphs,
  'card-markdown': paragraphs,
  code,
  codeblock: code,
  callout,
  toggle,
  button,
  audio,
  video,
  file,
  header,
  hr: () => [{ type: 'divider' }],
  horizontalrule: () => [{ type: 'divider' }],
  paywall: () => [],
  product,
  signup: leftOut('a form to sign up'),
  email: leftOut('text that was in the mail only'),
  'email-cta': leftOut('text that was in the mail only'),
  'call-to-action': callToAction,
};

/** Converts a card to body elements; undefined when the name is not that of a card. */
export function cardElements(
  { name, data }: { readonly name: string; readonly data: JsonObject },
  context: GhostContext,
): Elements | undefined {
  return Object.hasOwn(CARDS, name) ? CARDS[name]?.(data, context) : undefined;
}
