/** Images, and what stands in figures. */
import type { JsonObject } from '../../json/Json.ts';
import { galleryElement, imageElement } from './elements.ts';
import type { HtmlContext } from './HtmlContext.ts';
import { inlineText } from './inlineHtml.ts';
import { attributeOf, findElements, hasClass } from './nodes.ts';
import type { Element } from './nodes.ts';
import { resolveLink, resolveUrl } from './resolveUrl.ts';

function pixels(text: string | undefined): number | undefined {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value > 1 ? value : undefined;
}

function alignmentOf(element: Element): 'left' | 'right' | undefined {
  if (hasClass(element, /^align-?left$/)) return 'left';
  return hasClass(element, /^align-?right$/) ? 'right' : undefined;
}

/** The address of an image, which scripts of some themes put elsewhere until it is looked at. */
function sourceOf(image: Element): string | undefined {
  const given = attributeOf(image, 'src');
  if (given !== undefined && !given.startsWith('data:')) return given;
  return attributeOf(image, 'data-src') ?? attributeOf(image, 'data-lazy-src') ?? given;
}

/** Where a press on the image led, unless that was the image itself. */
function linkOf(image: Element, context: HtmlContext): string | undefined {
  const { parent } = image;
  if (parent === null || !('name' in parent) || parent.name !== 'a') return undefined;
  const href = attributeOf(parent, 'href');
  if (href === undefined || /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(href)) return undefined;
  return resolveLink(href, context);
}

function wordPressId(image: Element): string | undefined {
  return attributeOf(image, 'data-id') ?? /\bwp-image-(\d+)\b/.exec(attributeOf(image, 'class') ?? '')?.[1];
}

/** @param caption HTML; undefined for an image without an address */
export function toImage(
  image: Element,
  context: HtmlContext,
  { caption, frame }: { readonly caption?: string | undefined; readonly frame?: Element } = {},
): JsonObject | undefined {
  const source = sourceOf(image);
  if (source === undefined) return undefined;
  const url = source.startsWith('data:') ? undefined : resolveUrl(source, context);
  if (url === undefined) {
    context.onLost(`an image was left out, as its address cannot be fetched: ${source.slice(0, 80)}`);
    return undefined;
  }
  const known = context.findImage?.({ id: wordPressId(image), url });
  const own = imageElement({
    url,
    alt: attributeOf(image, 'alt'),
    caption,
    width: pixels(attributeOf(image, 'width')),
    height: pixels(attributeOf(image, 'height')),
    alignment: alignmentOf(frame ?? image) ?? alignmentOf(image),
    link: linkOf(image, context),
  });
  if (known === undefined) return own;
  // The library knows the original: its size and its file go before those of the copy that stood here.
  const { url: _url, _id, width: _width, height: _height, ...here } = own;
  return { ...known, ...here };
}

/** The caption in the figure that is around an image of a gallery. HTML. */
function nearCaption(image: Element, context: HtmlContext): string | undefined {
  const frame = image.parent;
  const isFigure = frame !== null && 'name' in frame && frame.name === 'figure';
  const [caption] = isFigure ? findElements(frame.children, 'figcaption') : [];
  return caption === undefined ? undefined : inlineText(caption.children, context);
}

/** Every image inside, as one image or a gallery; none without any. */
export function toImages(figure: Element, context: HtmlContext): JsonObject | undefined {
  const captions = figure.children.filter((child) => 'name' in child && child.name === 'figcaption');
  const caption = inlineText(captions, context);
  const inner = findElements(figure.children, 'img');
  const [only] = inner;
  if (only === undefined) return undefined;
  if (inner.length === 1) {
    const [nested] = findElements(figure, 'figcaption');
    const text = caption === '' && nested !== undefined ? inlineText(nested.children, context) : caption;
    return toImage(only, context, { caption: text, frame: figure });
  }
  const images = inner
    .map((image) => toImage(image, context, { caption: nearCaption(image, context) }))
    .filter((image) => image !== undefined);
  return images.length === 0 ? undefined : galleryElement(images, caption);
}
