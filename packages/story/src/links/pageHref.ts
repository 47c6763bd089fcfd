import { safeHref } from '@broadsheet/block-kit';
import type { SafeHref } from '@broadsheet/block-kit';
import { trailingSlash } from '@broadsheet/sdk-content';

/** The address of a page that content names, in its final form with the closing slash; `undefined` for no web address. */
export function pageHref(url: string | undefined): SafeHref | undefined {
  return safeHref(url === undefined ? undefined : trailingSlash(url.trim()));
}
