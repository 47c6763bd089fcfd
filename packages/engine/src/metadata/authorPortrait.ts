import type { Author, Portrait } from '@broadsheet/sdk-content';

/** The picture of an author page, which comes as an address or as a picture with tokens. */
export function authorPortrait(author: Author): Portrait | undefined {
  return typeof author.image === 'string' ? { url: author.image } : author.image;
}
