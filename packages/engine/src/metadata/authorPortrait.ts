import type { Author, Portrait } from '@broadsheet/sdk-content';

/** The image of an author page, which comes as a URL or as a image with tokens. */
export function authorPortrait(author: Author): Portrait | undefined {
  return typeof author.image === 'string' ? { url: author.image } : author.image;
}
