/** Converts images and figures. */
import type { JsonObject } from '../../json/Json.ts';
import { galleryElement, imageElement } from './elements.ts';
import type { HtmlContext } from './HtmlContext.ts';
import { inlineText } from './inlineHtml.ts';
import { getAttribute, findElements, hasClass } from './nodes.ts';
import type { Element } from './nodes.ts';
import { resolveLink, resolveUrl } from './resolveUrl.ts';

function pixels(text: string | undefined): number | undefined {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && value > 1 ? value : undefined;
}

function getAlignment(element: Element): 'left' | 'right' | undefined {
  if (hasClass(element, /^align-?left$/)) return 'left';
  return hasClass(element, /^align-?right$/) ? 'right' : undefined;
}

/** Returns the URL of an image; themes that load images lazily keep it in another attribute than `src`. */
function getSource(image: Element): string | undefined {
  const given = getAttribute(image, 'src');
  if (given !== undefined && !given.startsWith('data:')) return given;
  return getAttribute(image, 'data-src') ?? getAttribute(image, 'data-lazy-src') ?? given;
}

/** Returns the target of the link around an image, unless it is the image file itself. */
function getLink(image: Element, context: HtmlContext): string | undefined {
  const { parent } = image;
  if (parent === null || !('name' in parent) || parent.name !== 'a') return undefined;
  const href = getAttribute(parent, 'href');
  if (href === undefined || /\.(?:jpe?g|png|gif|webp|avif)(?:[?#]|$)/i.test(href)) return undefined;
  return resolveLink(href, context);
}

function wordPressId(image: Element): string | undefined {
  return getAttribute(image, 'data-id') ?? /\bwp-image-(\d+)\b/.exec(getAttribute(image, 'class') ?? '')?.[1];
}

/** Converts an image; returns undefined when it has no usable URL. @param caption the caption, as HTML */
export function toImage(
  image: Element,
  context: HtmlContext,
  { caption, frame }: { readonly caption?: string | undefined; readonly frame?: Element } = {},
): JsonObject | undefined {
  const source = getSource(image);
  if (source === undefined) return undefined;
  const url = source.startsWith('data:') ? undefined : resolveUrl(source, context);
  if (url === undefined) {
    context.onLost(`an image was left out, as its address cannot be fetched: ${source.slice(0, 80)}`);
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
    link: getLink(image, context),
  });
  if (known === undefined) return own;
  // The media library knows the original file and its size, which replace those of the copy in the text.
  const { url: _url, _id, width: _width, height: _height, ...here } = own;
  return { ...known, ...here };
}

/** Returns the caption, as HTML, of the figure directly around an image of a gallery. */
function nearCaption(image: Element, context: HtmlContext): string | undefined {
  const frame = image.parent;
  const isFigure = frame !== null && 'name' in frame && frame.name === 'figure';
  const [caption] = isFigure ? findElements(frame.children, 'figcaption') : [];
  return caption === undefined ? undefined : inlineText(caption.children, context);
}

/** Converts the images in a figure to one image or a gallery; undefined when there is none. */
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
