/** Converts images and figures. */
import type { JsonObject } from '@broadsheet/service-kit/json';
import { isProviderMarkup } from './elementKinds.ts';
import { embedElement } from './embeds.ts';
import { galleryElement, imageElement, textElement } from './elements.ts';
import type { Conversion } from './HtmlContext.ts';
import { inlineText } from './inlineHtml.ts';
import {
  findAround,
  findElements,
  getAttribute,
  getPlainText,
  getWords,
  hasClass,
  hasElement,
  isElement,
} from './nodes.ts';
import type { Element, Node } from './nodes.ts';
import { findSource, isTrackingPixel, toFileName } from './pictureSource.ts';
import { resolveLink } from './resolveUrl.ts';

type Elements = readonly JsonObject[];

const isCaption = (node: Node): boolean =>
  isElement(node) &&
  (node.name === 'figcaption' || hasClass(node, /^(?:wp-caption-text|gallery-caption|tr-caption)$/));

function pixels(text: string | undefined): number | undefined {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value > 1 ? value : undefined;
}

function getAlignment(element: Element): 'left' | 'right' | undefined {
  if (hasClass(element, /^align-?left$/)) return 'left';
  return hasClass(element, /^align-?right$/) ? 'right' : undefined;
}

/** Returns the target of the link around an image, unless it is the image itself in another size. */
function getLink(image: Element, url: string, context: Conversion): string | undefined {
  const around = findAround(image, ({ name }) => name === 'a');
  const href = around === undefined ? undefined : getAttribute(around, 'href');
  if (href === undefined) return undefined;
  const isImage = /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(href);
  if (isImage && toFileName(href) === toFileName(url)) return undefined;
  const link = resolveLink(href, context);
  if (link === undefined)
    context.onLost(`a link around an image, which browsers do not open, was left out: ${href.slice(0, 200)}`);
  return link;
}

function wordPressId(image: Element): string | undefined {
  return getAttribute(image, 'data-id') ?? /\bwp-image-(\d+)\b/.exec(getAttribute(image, 'class') ?? '')?.[1];
}

/** Converts an image; returns undefined when it has no usable URL, which is reported. @param caption the caption, as HTML */
export function toImage(
  image: Element,
  context: Conversion,
  { caption, frame }: { readonly caption?: string | undefined; readonly frame?: Element } = {},
): JsonObject | undefined {
  const url = findSource(image, context);
  const given = url ?? getAttribute(image, 'src') ?? '';
  if (url === undefined || isTrackingPixel(image)) {
    const what =
      url === undefined
        ? 'an image was left out, as its address cannot be fetched'
        : 'a tracking pixel was left out';
    context.onLost(`${what}: ${given.slice(0, 80)}`);
    return undefined;
  }
  const known = context.findImage?.({ id: wordPressId(image), url });
  const own = imageElement({
    url,
    alt: getAttribute(image, 'alt'),
    caption,
    width: pixels(getAttribute(image, 'width')),
    height: pixels(getAttribute(image, 'height')),
    alignment: getAlignment(frame ?? image) ?? getAlignment(image),
    link: getLink(image, url, context),
  });
  if (known === undefined) return own;
  // The media library knows the original file and its size, which replace those of the copy in the text.
  const { url: _url, _id, width: _width, height: _height, ...here } = own;
  return { ...known, ...here };
}

/** Converts a caption; what is more than text in it comes after the text. */
function toCaption(
  captions: readonly Node[],
  context: Conversion,
): { readonly text: string; readonly rest: Elements } {
  const aside: Element[] = [];
  const text = captions
    .map((caption) => inlineText([caption], { ...context, wrappers: [], aside }))
    .filter((each) => each !== '')
    .join('<br/>');
  return { text, rest: aside.length === 0 ? [] : context.convert(aside, context) };
}

const captionText = (text: string): Elements => (text === '' ? [] : [textElement(`<small>${text}</small>`)]);

/** Finds the captions among nodes and their descendants. */
function findCaptions(nodes: readonly Node[]): readonly Element[] {
  return nodes.filter(isElement).flatMap((node) => (isCaption(node) ? [node] : findCaptions(node.children)));
}

/** Converts the images of a gallery with a caption each. */
function toGallery(figure: Element, images: readonly Element[], context: Conversion): Elements {
  const own = figure.children.filter(isElement).filter(isCaption);
  const used = new Set<Element>(own);
  const items = images.flatMap((image) => {
    const frame = findAround(image, ({ name }) => /^(?:figure|li|dl|td)$/.test(name));
    const isInside =
      frame !== undefined && frame !== figure && !hasElement(frame.children, (each) => each === figure);
    const near = isInside ? findCaptions(frame.children).filter((caption) => !used.has(caption)) : [];
    for (const caption of near) used.add(caption);
    const { text, rest } = toCaption(near, context);
    const item = toImage(image, context, { caption: text });
    return [...(item === undefined ? captionText(text) : [item]), ...rest];
  });
  const isImage = ({ type }: JsonObject): boolean => type === 'image';
  const pictures = items.filter(isImage);
  const loose = findCaptions(figure.children).filter((caption) => !used.has(caption));
  const { text, rest } = toCaption([...own, ...loose], context);
  const others = [...items.filter((item) => !isImage(item)), ...rest];
  return pictures.length === 0
    ? [...captionText(text), ...others]
    : [galleryElement(pictures, text), ...others];
}

/** Returns whether nodes hold nothing but images, links around these, and captions. */
export function isPictureOnly(nodes: readonly Node[]): boolean {
  return nodes.every((node) => {
    if (!isElement(node)) return getWords([node]) === '';
    if (isCaption(node) || /^(?:img|br|source)$/.test(node.name)) return true;
    const isFrame =
      /^(?:a|picture|figure|div|span|ul|li|dl|dt|p|center|section|b|strong|em|i|tbody|tr|td)$/.test(
        node.name,
      );
    return isFrame && !isProviderMarkup(node) && isPictureOnly(node.children);
  });
}

/** Converts a figure: images with a caption, a gallery, an embed, or what else is in it with the caption below. */
export function toFigure(figure: Element, context: Conversion): Elements {
  const captions = figure.children.filter(isElement).filter(isCaption);
  const others = figure.children.filter((child) => !isCaption(child));
  const address = getPlainText(others).trim();
  if (hasClass(figure, /^wp-block-embed|^kg-embed-card/) && /^https?:\/\/\S+$/.test(address)) {
    const { text, rest } = toCaption(captions, context);
    return [embedElement(address), ...captionText(text), ...rest];
  }
  const images = findElements(figure.children, 'img');
  if (images.length > 0 && isPictureOnly(figure.children)) {
    const [only] = images;
    if (images.length > 1 || only === undefined) return toGallery(figure, images, context);
    const { text, rest } = toCaption(findCaptions(figure.children), context);
    const image = toImage(only, context, { caption: text, frame: figure });
    return [...(image === undefined ? captionText(text) : [image]), ...rest];
  }
  const { text, rest } = toCaption(captions, context);
  return [...context.convert(others, context), ...captionText(text), ...rest];
}

/** Converts the list of a gallery whose items hold pictures alone. */
export function toPictureList(list: Element, context: Conversion): Elements {
  return toGallery(list, findElements(list.children, 'img'), context);
}
