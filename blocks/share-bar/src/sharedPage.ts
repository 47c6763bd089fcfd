import type { Page } from '@broadsheet/block-kit';
import { plainText, trailingSlash } from '@broadsheet/sdk-content';
import type { SiteProperties, Story } from '@broadsheet/sdk-content';

export interface SharedPage {
  /** The absolute URL. */
  readonly url: string;
  /** The title as plain text. */
  readonly title: string;
}

export interface SharedPageOptions {
  readonly site: Pick<SiteProperties, 'id' | 'websiteDomain' | 'websiteName'>;
  readonly page: Pick<Page, 'path' | 'meta'>;
}

/**
 * Returns what is shared: the page's story at its own URL on this site, else the page itself. The URL by which the reader
 * came, with its query, is not used.
 *
 * @returns `undefined` when the site has no domain, because there is no absolute URL then
 */
export function sharedPage(
  story: Story | undefined,
  { site, page }: SharedPageOptions,
): SharedPage | undefined {
  const { id, websiteDomain, websiteName = '' } = site;
  if (!websiteDomain) return undefined;
  const own = story?.website_url ?? story?.websites?.[id]?.website_url ?? story?.canonical_url;
  const path = trailingSlash((own ?? page.path).trim());
  const url = /^https?:\/\//i.test(path)
    ? path
    : `${websiteDomain.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
  return { url, title: plainText(story?.headlines?.basic) ?? page.meta['title'] ?? websiteName };
}
