import type { Author, Portrait } from '@broadsheet/sdk-content';

function toPortrait(image: string | Portrait | undefined): Portrait | undefined {
  return typeof image === 'string' ? { url: image } : image;
}

/**
 * The image of an author page. An author service says it as a URL in `image` and as an object with its tokens in
 * `ansImage`; other sources give one of the two, in either form.
 */
export function authorPortrait({ image, ansImage }: Author): Portrait | undefined {
  const [own, signed] = [toPortrait(image), toPortrait(ansImage)];
  // What is said of the one must not be said of another image.
  return own === undefined || own.url === signed?.url ? (signed ?? own) : own;
}
