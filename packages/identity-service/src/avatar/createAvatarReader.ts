import sharp from 'sharp';
import { ServiceError } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';

/** The maximum size of an avatar: three decimal megabytes. */
export const LARGEST_AVATAR_BYTES = 3_000_000;
const LONGEST_SIDE = 512;
const MOST_PIXELS = 50_000_000;

/** Makes a small copy of a JPEG. */
export type AvatarReader = (bytes: Buffer) => Promise<Buffer>;

/** Returns a small copy without the camera's metadata about time and place. @throws ServiceError unless it is a JPEG */
async function shrink(bytes: Buffer): Promise<Buffer> {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  if (!isJpeg) throw new ServiceError(refusals.imageUnsupported);
  if (bytes.length > LARGEST_AVATAR_BYTES) throw new ServiceError(refusals.imageTooLarge);
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    // An image that cannot be decoded is the caller's mistake, whatever error the decoder throws.
    throw new ServiceError(refusals.imageUnsupported);
  }
}

/**
 * Creates the reader of uploaded pictures. It reads one at a time: a progressive JPEG of 300 kB may need 300 MB while it is
 * decoded, and all the threads that other pictures wait for.
 *
 * The reader throws ServiceError for what is no JPEG, is too large or cannot be decoded.
 */
export function createAvatarReader(): AvatarReader {
  let last: Promise<unknown> = Promise.resolve();
  return (bytes) => {
    const copy = last.then(() => shrink(bytes));
    last = copy.catch(() => undefined);
    return copy;
  };
}
