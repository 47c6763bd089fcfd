import type { Auth, Image } from '@broadsheet/sdk-content';
import type { ImageSource } from '../image/ImageSource.ts';
import { imageTexts } from './mediaTexts.ts';
import type { HiddenTexts, MediaTexts } from './mediaTexts.ts';

/** One image of a gallery, with only the data that the carousel shows, so that it can be serialised as JSON. */
export interface GalleryImage {
  readonly source: ImageSource;
  readonly alt: string;
  readonly texts: MediaTexts;
}

function toAuth(auth: Auth | undefined, version: string): Auth {
  const token = auth !== undefined && Object.hasOwn(auth, version) ? auth[version] : undefined;
  return token === undefined ? {} : { [version]: token };
}

/**
 * Returns only the data of an image that the resizer needs, for the props of an island.
 *
 * @param tokenVersion the only resizer token that is kept
 */
export function narrowImage(image: ImageSource, tokenVersion: string): ImageSource {
  const { _id, url, auth, focal_point, width, height } = image;
  return {
    ...(_id !== undefined && { _id }),
    ...(url !== undefined && { url }),
    auth: toAuth(auth, tokenVersion),
    ...(focal_point && { focal_point }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  };
}

export interface GalleryImagesOptions extends HiddenTexts {
  /** The resizer token version. */
  readonly tokenVersion: string;
}

/** Returns the images among the elements of a gallery. They are never cropped around a focal point. */
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
