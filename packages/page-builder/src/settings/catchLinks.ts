import { removeBase } from '@broadsheet/client-core';
import { trailingSlash } from '@broadsheet/sdk-content';

export interface CaughtLinks {
  /** The site property `basePath`. */
  readonly base: string | undefined;
  /** Called with the path of a link to another page of the site. */
  readonly onFollow: (path: string) => void;
}

/**
 * Keeps the links of a previewed page from leaving the frame: published pages would show today's settings in it. Links
 * within the page work as always, those to other sites do nothing.
 */
export function catchLinks(page: Document, { base, onFollow }: CaughtLinks): void {
  page.addEventListener('click', (event) => {
    const { target } = event;
    const view = page.defaultView;
    // The classes of the frame are not those of this window.
    const link = view !== null && target instanceof view.Element ? target.closest('a[href]') : undefined;
    const address = link?.getAttribute('href') ?? undefined;
    if (address === undefined || address.startsWith('#')) return;
    event.preventDefault();
    const url = new URL(address, page.baseURI);
    const path = url.origin === page.location.origin ? removeBase(url.pathname, base) : undefined;
    if (path !== undefined) onFollow(trailingSlash(path));
  });
}
