import { slugify } from '../slugify.ts';
import { decodeSlug } from './decodeSlug.ts';

/**
 * Returns the slug of a term, decoded. WordPress stores slugs, in lower case and encoded; other systems that write its format
 * store names in their place.
 */
export function toTermSlug(text: string): string {
  const folded = text.trim().toLowerCase();
  const isSlug = /^[\p{L}\p{M}\p{N}%._~-]+$/u.test(folded);
  const decoded = isSlug ? decodeSlug(folded) : folded;
  // What a slug hides behind its escapes may be a step in a path or two words.
  return isSlug && !/[\s/\\\p{Cc}]/u.test(decoded) ? decoded : slugify(decoded) || folded;
}
