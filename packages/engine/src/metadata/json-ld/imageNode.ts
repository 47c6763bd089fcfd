import { plainText } from '@broadsheet/sdk-content';
import type { Image, PromoItem } from '@broadsheet/sdk-content';
import { absoluteUrl } from '../absoluteUrl.ts';
import type { JsonLdNode } from './JsonLd.ts';
import { creditedAuthors } from './people.ts';

/** Returns the node of an original image; width and height are those of the image at the URL. */
export function imageNode(
  image: Image | PromoItem | undefined,
  domain: string | undefined,
): JsonLdNode | undefined {
  const url = absoluteUrl(image?.url, domain);
  if (image === undefined || url === undefined) return undefined;
  return {
    '@type': 'ImageObject',
    url,
    // Search engines show who took an image, and where it may be licensed, only beside this name of its URL.
    contentUrl: url,
    width: image.width,
    height: image.height,
    caption: plainText(image.caption),
    creator: creditedAuthors(image.credits, domain),
  };
}
