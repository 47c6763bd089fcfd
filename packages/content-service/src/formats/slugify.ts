/** Returns a text as a slug: in lower case, with hyphens between its words; empty when it has no letters and no digits. */
export const slugify = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
