import { element, optional } from '../element.ts';
import type { Xml } from '../element.ts';
import type { FeedItem } from './Feed.ts';

/** The namespaces that a feed with `mediaContent` declares. */
export const MEDIA_NAMESPACES = { 'xmlns:media': 'http://search.yahoo.com/mrss/' };

/** Writes the image of an item as Media RSS; `undefined` for an item without one. */
export function mediaContent({ image }: FeedItem): Xml | undefined {
  return (
    image &&
    element(
      'media:content',
      { url: image.url, medium: 'image', type: image.type },
      optional('media:title', image.alt),
      optional('media:description', image.caption),
      optional('media:credit', image.credit),
    )
  );
}
