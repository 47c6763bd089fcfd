import { plainText } from '@broadsheet/sdk-content';
import type { Image, PromoItem } from '@broadsheet/sdk-content';
import { absoluteAddress } from '../absoluteAddress.ts';
import type { JsonLdNode } from './JsonLd.ts';
import { creditedAuthors } from './people.ts';

/** A picture, by its original: width and height are those of the picture at the address. */
export function pictureNode(
  picture: Image | PromoItem | undefined,
  domain: string | undefined,
): JsonLdNode | undefined {
  const url = absoluteAddress(picture?.url, domain);
  if (picture === undefined || url === undefined) return undefined;
  return {
    '@type': 'ImageObject',
    url,
    width: picture.width,
    height: picture.height,
    caption: plainText(picture.caption),
    creator: creditedAuthors(picture.credits, domain),
  };
}
