import type { Author, Portrait } from '@broadsheet/sdk-content';

function toPortrait(image: string | Portrait | undefined): Portrait | undefined {
  return typeof image === 'string' ? { url: image } : image;
}

/**
 * Returns the image of an author page. An author service has it as a URL in `image` and as an object with its tokens in
 * `ansImage`; other sources have one of the two, in either form.
 */
export function authorPortrait({ image, ansImage }: Author): Portrait | undefined {
  const [own, signed] = [toPortrait(image), toPortrait(ansImage)];
  // The tokens and texts of one image must not be used for another.
  return own === undefined || own.url === signed?.url ? (signed ?? own) : own;
}
