import { slugify } from '../slugify.ts';

/**
 * Returns the slug of a term. WordPress stores slugs, in lower case and sometimes encoded; other systems that write its
 * format store names in their place.
 */
export function toTermSlug(text: string): string {
  const folded = text.trim().toLowerCase();
  return /^[\p{L}\p{M}\p{N}%._~-]+$/u.test(folded) ? folded : slugify(folded) || folded;
}
