import sharp from 'sharp';
import { ImageProblem } from '@broadsheet/service-kit/outgoing';
import { sniffFormat } from '../sniffFormat.ts';

export interface CleanImage {
  readonly bytes: Uint8Array;
  readonly extension: 'jpg' | 'png' | 'webp';
  /** Pixels, after the rotation by its orientation. */
  readonly width: number;
  readonly height: number;
}

const MAX_PIXELS = 60_000_000;
const MAX_SECONDS = 20;
/** The quality of the stored image: high, because renditions are made from it. */
const QUALITY = 92;

async function encode(bytes: Uint8Array, extension: CleanImage['extension']): Promise<CleanImage> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient();
  const encoded = {
    // A transparent picture would get a black ground.
    jpg: () => image.flatten({ background: '#fff' }).jpeg({ quality: QUALITY, mozjpeg: true }),
    png: () => image.png({ compressionLevel: 8 }),
    webp: () => image.webp({ quality: QUALITY }),
  }[extension]();
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, extension, width: info.width, height: info.height };
}

/**
 * Re-encodes an uploaded image, so that the file has nothing but the visible pixels: no place, camera or other metadata,
 * and no hidden data. Of an animated image only the first frame is kept.
 *
 * @param wanted the format of the stored file. Default: that of the image if it is JPEG or PNG, otherwise WebP
 * @throws ImageProblem 422 when its bytes are no JPEG, PNG, WebP, AVIF, GIF or TIFF image, or the image is broken or has more
 *   than 60 megapixels
 */
export async function cleanImage(bytes: Uint8Array, wanted?: CleanImage['extension']): Promise<CleanImage> {
  const format = sniffFormat(bytes);
  if (format === undefined)
    throw new ImageProblem(
      422,
      'This file is no JPEG, PNG, WebP, AVIF, GIF or TIFF image. Drawings (SVG) can carry script: save yours as PNG.',
      { fault: 'no-image' },
    );
  try {
    const own = format === 'jpeg' ? 'jpg' : format === 'png' ? 'png' : 'webp';
    return await encode(bytes, wanted ?? own);
  } catch (cause) {
    throw new ImageProblem(
      422,
      'This image cannot be read: it is broken, or has more than 60 megapixels. Save it anew and try again.',
      { cause, fault: 'broken-image' },
    );
  }
}
