import type { Page } from '@broadsheet/block-kit';
import { plainText, trailingSlash } from '@broadsheet/sdk-content';
import type { SiteProperties, Story } from '@broadsheet/sdk-content';

export interface SharedPage {
  /** Absolute, so that it leads to the page from anywhere. */
  readonly url: string;
  /** Plain text. */
  readonly title: string;
}

export interface SharedPageOptions {
  readonly site: Pick<SiteProperties, 'id' | 'websiteDomain' | 'websiteName'>;
  readonly page: Pick<Page, 'path' | 'meta'>;
}

/**
 * What is shared: the story of the page at its own address on this site, else the page itself. The address that the reader
 * came by has no part in it, whatever its query says.
 *
 * @returns `undefined` where the site has no domain: nobody could follow the address
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
