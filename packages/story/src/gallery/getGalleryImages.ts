import type { Auth, Image } from '@broadsheet/sdk-content';
import type { ImageSource } from '../image/ImageSource.ts';
import { imageTexts } from './mediaTexts.ts';
import type { HiddenTexts, MediaTexts } from './mediaTexts.ts';

/** One image of a gallery, no more than the carousel shows of it; survives JSON. */
export interface GalleryImage {
  readonly source: ImageSource;
  readonly alt: string;
  readonly texts: MediaTexts;
}

function tokenOf(auth: Auth | undefined, version: string): Auth {
  const token = auth !== undefined && Object.hasOwn(auth, version) ? auth[version] : undefined;
  return token === undefined ? {} : { [version]: token };
}

/**
 * What the resizer needs of an image and nothing else, for the props of an island.
 *
 * @param tokenVersion the only resizer token that is kept
 */
export function narrowImage(image: ImageSource, tokenVersion: string): ImageSource {
  const { _id, url, auth, focal_point, width, height } = image;
  return {
    ...(_id !== undefined && { _id }),
    ...(url !== undefined && { url }),
    auth: tokenOf(auth, tokenVersion),
    ...(focal_point && { focal_point }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}

export interface GalleryImagesOptions extends HiddenTexts {
  /** Resizer token version. */
  readonly tokenVersion: string;
}

/** The images among the elements of a gallery. They are never cropped around a focal point. */
export function getGalleryImages(
  elements: readonly Image[] | undefined,
  { tokenVersion, ...hidden }: GalleryImagesOptions,
): readonly GalleryImage[] {
  return (elements ?? [])
    .filter(({ type = 'image', url }) => type === 'image' && url !== undefined)
    .map((image) => ({
      source: narrowImage({ ...image, focal_point: undefined }, tokenVersion),
      alt: image.alt_text ?? '',
      texts: imageTexts(image, hidden),
    }));
}
