/** Creates the body elements of ANS. */
import { stableId } from '../../import/prepareDocument.ts';
import { compact, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

export const ANS_VERSION = '0.10.12';

export const textElement = (content: string): JsonObject => ({ type: 'text', content });

export interface ImageParts {
  readonly id?: string | undefined;
  readonly url: string;
  readonly alt?: string | undefined;
  /** The caption, as HTML. */
  readonly caption?: string | undefined;
  readonly title?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  readonly credit?: string | undefined;
  readonly alignment?: string | undefined;
  /** The URL that the image links to. */
  readonly link?: string | undefined;
}

const filled = (text: string | undefined): string | undefined =>
  text?.trim() === '' ? undefined : text?.trim();

/** Creates an image. Without an id it gets one that is always the same for the same URL. */
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

/** Creates a gallery inside a body. */
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
  /** The source of the quotation, as HTML. */
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
  // Level 1 is the headline of the page.
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

/** Adds ids to elements that have none: the document's id and their position, from 1. */
export function numbered(elements: readonly JsonObject[], documentId: string): readonly Json[] {
  return elements.map((element, index) =>
    element._id === undefined ? { _id: `${documentId}-${index + 1}`, ...element } : element,
  );
}
