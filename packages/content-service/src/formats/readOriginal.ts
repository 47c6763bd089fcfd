/** Reads the address of the page that a story names as its original. */
import type { HtmlContext } from './html/HtmlContext.ts';
import { isOwnUrl, resolveUrl } from './html/resolveUrl.ts';

/**
 * Returns the URL of an original on another site. One on the old site gives undefined: the story itself, where the address is
 * its own, and otherwise a page that may not be here, which is told.
 */
export function readOriginal(
  given: string | undefined,
  {
    baseUrl,
    ownUrl,
    onLost,
  }: Pick<HtmlContext, 'baseUrl' | 'onLost'> & { readonly ownUrl?: string | undefined },
): string | undefined {
  if (given === undefined || given.trim() === '') return undefined;
  const url = resolveUrl(given, { baseUrl });
  if (url !== undefined && !isOwnUrl(url, { baseUrl })) return url;
  if (url === undefined || url !== ownUrl)
    onLost(`it names another page as its original, which was left out: ${given}`);
  return undefined;
}
