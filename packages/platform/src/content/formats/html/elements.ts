/** The body elements of ANS that a body is made of. */
import { stableId } from '../../import/prepareDocument.ts';
import { compact, textAt } from '../../json/Json.ts';
import type { Json, JsonObject } from '../../json/Json.ts';

export const ANS_VERSION = '0.10.12';

export const textElement = (content: string): JsonObject => ({ type: 'text', content });

export interface ImageParts {
  readonly id?: string | undefined;
  readonly url: string;
  readonly alt?: string | undefined;
  /** HTML. */
  readonly caption?: string | undefined;
  readonly title?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly credit?: string | undefined;
  readonly alignment?: string | undefined;
  /** Where a press on the image leads. */
  readonly link?: string | undefined;
}

const filled = (text: string | undefined): string | undefined =>
  text?.trim() === '' ? undefined : text?.trim();

/** An image with an id that is always the same for the same URL. */
export function imageElement(parts: ImageParts): JsonObject {
  const { url, width, height } = parts;
  const credit = filled(parts.credit);
  const link = filled(parts.link);
  return compact({
    type: 'image',
    version: ANS_VERSION,
    _id: parts.id ?? stableId(`image ${url}`),
    url,
    alt_text: filled(parts.alt),
    caption: filled(parts.caption),
    subtitle: filled(parts.title),
    width,
    height,
    alignment: parts.alignment,
    credits: credit === undefined ? undefined : { by: [{ type: 'author', name: credit }] },
    additional_properties: link === undefined ? undefined : { link },
  });
}

/** A gallery that stands in a body. */
export function galleryElement(images: readonly JsonObject[], caption?: string): JsonObject {
  const key = images.map((image) => textAt(image, '_id') ?? '').join(' ');
  const text = filled(caption);
  return compact({
    type: 'gallery',
    version: ANS_VERSION,
    _id: stableId(`gallery ${key}`),
    description: text === undefined ? undefined : { basic: text },
    content_elements: images,
  });
}

export interface QuoteParts {
  readonly subtype?: 'blockquote' | 'pullquote';
  /** HTML. */
  readonly citation?: string;
}

export function quoteElement(
  elements: readonly JsonObject[],
  { subtype = 'blockquote', citation }: QuoteParts = {},
): JsonObject {
  const by = filled(citation);
  return compact({
    type: 'quote',
    subtype,
    content_elements: elements,
    citation: by === undefined ? undefined : textElement(by),
  });
}

export const headerElement = (level: number, content: string): JsonObject => ({
  type: 'header',
  // The headline is the first heading of its page.
  level: Math.min(Math.max(level, 2), 6),
  content,
});

export const rawHtmlElement = (content: string): JsonObject => ({ type: 'raw_html', content });

export const linkElement = (url: string, content: string): JsonObject => ({
  type: 'interstitial_link',
  url,
  content,
});

export const audioElement = (url: string): JsonObject => ({
  type: 'audio',
  version: ANS_VERSION,
  source_url: url,
  streams: [{ url }],
});

/** Elements with ids of their own, which say where in the document they stand. */
export function numbered(elements: readonly JsonObject[], documentId: string): readonly Json[] {
  return elements.map((element, index) =>
    element._id === undefined ? { _id: `${documentId}-${index + 1}`, ...element } : element,
  );
}
