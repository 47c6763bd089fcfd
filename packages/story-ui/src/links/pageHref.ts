import { safeHref } from '@broadsheet/block-kit';
import type { SafeHref } from '@broadsheet/block-kit';
import { trailingSlash } from '@broadsheet/sdk-content';

/** Returns the URL of a page from content, in its final form with the trailing slash; `undefined` if it is not a web URL. */
export function pageHref(url: string | undefined): SafeHref | undefined {
  return safeHref(url === undefined ? undefined : trailingSlash(url.trim()));
}
