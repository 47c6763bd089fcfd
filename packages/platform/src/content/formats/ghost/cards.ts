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
import { isJsonObject, listAt, textAt, valueAt } from '../../json/Json.ts';
import type { Json, JsonObject } from '../../json/Json.ts';

type Elements = readonly JsonObject[];
type Card = (data: JsonObject, context: HtmlContext) => Elements;

function numberAt(data: JsonObject, name: string): number | undefined {
  const value = data[name];
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

function toImage(data: Json, context: HtmlContext): JsonObject | undefined {
  const source = textAt(data, 'src');
  const url = source === undefined ? undefined : resolveUrl(source, context);
  if (url === undefined || !isJsonObject(data)) {
    context.onLost('an image without an address was left out');
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
  return found === undefined ? [] : [found];
};

const gallery: Card = (data, context) => {
  const images = listAt(data, 'images')
    .map((each) => toImage(each, context))
    .filter((each) => each !== undefined);
  return images.length === 0 ? [] : [galleryElement(images, textAt(data, 'caption'))];
};

/** Converts an embedded player or post: by its URL if the provider is known, otherwise as the provider's markup. */
const embed: Card = (data) => {
  const url = textAt(data, 'url') ?? '';
  const title = textAt(data, 'metadata', 'title');
  const known = embedElement(url, title);
  const html = textAt(data, 'html');
  if (valueAt(known, 'raw_oembed', 'html') !== undefined || html === undefined)
    return url === '' ? [] : [known];
  return [rawHtmlElement(html)];
};

const bookmark: Card = (data, context) => {
  const url = resolveLink(textAt(data, 'url') ?? textAt(data, 'metadata', 'url') ?? '', context);
  const title = textAt(data, 'metadata', 'title') ?? textAt(data, 'title') ?? url;
  return url === undefined ? [] : [linkElement(url, escapeHtml(title ?? url))];
};

const html: Card = (data, context) => {
  const given = textAt(data, 'html') ?? '';
  return /<script\b/i.test(given) ? [rawHtmlElement(given)] : convertHtml(given, context);
};

const paragraphs: Card = (data, context) => {
  context.onLost('text in Markdown was kept as plain paragraphs');
  const text = textAt(data, 'markdown') ?? textAt(data, 'content') ?? '';
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => textElement(escapeHtml(part).replaceAll('\n', '<br/>')));
};

const code: Card = (data) => {
  const language = textAt(data, 'language');
  return [
    {
      type: 'code',
      content: escapeHtml(textAt(data, 'code') ?? ''),
      ...(language !== undefined && { language }),
    },
  ];
};

const callout: Card = (data, context) => {
  const text = textAt(data, 'calloutText') ?? '';
  const inner = convertHtml(text, context);
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
  return url === undefined ? [] : [audioElement(url)];
};

const video: Card = (data, context) => {
  const url = resolveUrl(textAt(data, 'src') ?? '', context);
  if (url === undefined) return [];
  context.onLost(`the video ${url} stays where it is`);
  return [rawHtmlElement(`<video controls src="${escapeHtml(url).replaceAll('"', '%22')}"></video>`)];
};

const file: Card = (data, context) => {
  const url = resolveUrl(textAt(data, 'src') ?? '', context);
  if (url === undefined) return [];
  context.onLost(`the file ${url} stays where it is`);
  return [linkElement(url, escapeHtml(textAt(data, 'fileTitle') ?? textAt(data, 'fileName') ?? url))];
};

const header: Card = (data) => {
  const text = textAt(data, 'header');
  const below = textAt(data, 'subheader');
  return [
    ...(text === undefined ? [] : [{ type: 'header', level: 2, content: text }]),
    ...(below === undefined ? [] : [textElement(below)]),
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
  product: leftOut('a product card'),
  signup: leftOut('a form to sign up'),
  email: leftOut('text that was in the mail only'),
  'email-cta': leftOut('text that was in the mail only'),
  'call-to-action': leftOut('a call to action'),
};

/** Converts a card to body elements; undefined when the name is not that of a card. */
export function cardElements(
  { name, data }: { readonly name: string; readonly data: JsonObject },
  context: HtmlContext,
): Elements | undefined {
  return Object.hasOwn(CARDS, name) ? CARDS[name]?.(data, context) : undefined;
}
