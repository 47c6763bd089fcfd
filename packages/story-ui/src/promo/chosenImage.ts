/**
 * Images that an editor chose for a promo, and their resizer tokens.
 *
 * The page builder stores a token with each image from the library. If there is none, or one of another version, the server
 * requests one from the signing service. Readers cannot, because a signature lets its holder resize any image.
 */
import { parseJson } from '@broadsheet/client-core';
import { parseAuth, parseFocalPoint } from '@broadsheet/sdk-content';
import { getLibraryImageId } from '@broadsheet/sdk-content/library-image';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { ContentScope } from '@broadsheet/block-kit';
import type { ImageSource } from '../image/ImageSource.ts';

/** An image as a page document stores it. */
export interface ChosenImage {
  readonly url: string | undefined;
  readonly id: string | undefined;
  /** A JSON text that maps a resizer token version to a token. */
  readonly auth: string | undefined;
  /** The focal point as the JSON text `{ "x", "y" }`, in pixels of the original. */
  readonly focalPoint?: string | undefined;
  /** The alternative text, empty for decoration; absent where nobody wrote one. */
  readonly alt?: string | undefined;
}

export type ImageChoice =
  | { readonly kind: 'none' }
  /** The image can be shown as it is. */
  | { readonly kind: 'ready'; readonly image: ImageSource }
  | {
      readonly kind: 'unsigned';
      readonly image: ImageSource;
      readonly request: ContentRequest;
      /** The image with its stored token, used when signing fails. */
      readonly stored: ImageSource | undefined;
    };

type Scope = Pick<ContentScope, 'site' | 'tokenVersion'>;

/**
 * Decides whether a chosen image is ready or needs signing. A stored token counts if it is of this version and belongs to
 * this URL.
 */
export function readChosenImage(chosen: ChosenImage, { site, tokenVersion }: Scope): ImageChoice {
  const url = chosen.url?.trim();
  if (!url) return { kind: 'none' };
  const { id, auth = '', focalPoint = '' } = chosen;
  const focal_point = parseFocalPoint(parseJson(focalPoint));
  if (!site.resizerURL) return { kind: 'ready', image: { url, focal_point } };
  const tokens = parseAuth(parseJson(auth));
  const stored = tokens?.[tokenVersion] ? { _id: id, url, auth: tokens, focal_point } : undefined;
  if (stored !== undefined && id && url.includes(id)) return { kind: 'ready', image: stored };
  const _id = getLibraryImageId(url);
  return {
    kind: 'unsigned',
    image: { _id, url, focal_point },
    request: { source: 'signing-service', query: { id: _id ?? url } },
    stored,
  };
}
