import { removeBase, spellPath } from '@broadsheet/client-core';
import { trailingSlash } from '@broadsheet/sdk-content';
import { FUTURE_PATH } from '../builder/futurePreviewPath.ts';

/** The location of a frame that was given a future page. */
export type Arrival =
  /** The frame shows the future page, or the page to which readers will be redirected from there. */
  | { readonly kind: 'then'; readonly ledTo: string | undefined }
  /** A link has led to the current version of a page, because the frame runs no script that could intercept it. */
  | { readonly kind: 'today'; readonly path: string };

/**
 * Reads the location of a frame.
 *
 * @param asked the requested path of the site, with its query
 * @param base the site property `basePath`
 */
export function readArrival(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { requested, base }: { readonly requested: string; readonly base: string | undefined },
): Arrival {
  const path = removeBase(pathname, base) ?? pathname;
  if (path !== FUTURE_PATH) return { kind: 'today', path: path + search };
  const shown = new URLSearchParams(search).get('path') ?? requested;
  const isLed = spellPath(trailingSlash(shown)) !== spellPath(trailingSlash(requested));
  return { kind: 'then', ledTo: isLed ? shown : undefined };
}
