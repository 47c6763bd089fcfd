import type { Auth, Image } from '@broadsheet/sdk-content';
import type { PictureSource } from '../picture/pictureOf.ts';
import { pictureTexts } from './mediaTexts.ts';
import type { HiddenTexts, MediaTexts } from './mediaTexts.ts';

/** One picture of a gallery, no more than the carousel shows of it; survives JSON. */
export interface GalleryPicture {
  readonly source: PictureSource;
  readonly alt: string;
  readonly texts: MediaTexts;
}

function tokenOf(auth: Auth | undefined, version: string): Auth {
  const token = auth !== undefined && Object.hasOwn(auth, version) ? auth[version] : undefined;
  return token === undefined ? {} : { [version]: token };
}

/**
 * What the resizer needs of a picture and nothing else, for the props of an island.
 *
 * @param tokenVersion the only resizer token that is kept
 */
export function narrowPicture(image: PictureSource, tokenVersion: string): PictureSource {
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

export interface GalleryPicturesOptions extends HiddenTexts {
  /** Resizer token version. */
  readonly tokenVersion: string;
}

/** The pictures among the elements of a gallery. They are never cropped around a focal point. */
export function galleryPictures(
  elements: readonly Image[] | undefined,
  { tokenVersion, ...hidden }: GalleryPicturesOptions,
): readonly GalleryPicture[] {
  return (elements ?? [])
    .filter(({ type = 'image', url }) => type === 'image' && url !== undefined)
    .map((image) => ({
      source: narrowPicture({ ...image, focal_point: undefined }, tokenVersion),
      alt: image.alt_text ?? '',
      texts: pictureTexts(image, hidden),
    }));
}
