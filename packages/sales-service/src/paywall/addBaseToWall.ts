import { addBase, addBaseToHtml } from '@broadsheet/client-core';
import type { OfferTitles } from './findOfferTitles.ts';

/** Where a payment wall leads, and what it shows of its offer. */
export interface WallLinks {
  /** The code of a campaign, or a URL. */
  readonly campaign: string | undefined;
  readonly offer: OfferTitles | undefined;
}

/**
 * Adds the base path of a site to the links of a wall. It is done here because every reader of a locked story fetches the
 * script that shows the wall, and that script has to stay small.
 *
 * @param siteUrl the origin and base path of the site, such as `https://www.example.com/news`
 */
export function addBaseToWall({ campaign, offer }: WallLinks, siteUrl: string): WallLinks {
  const base = new URL(siteUrl).pathname.replace(/\/$/, '');
  return {
    campaign: campaign === undefined ? undefined : addBase(campaign, base),
    offer: offer && {
      pageTitle: addBaseToHtml(offer.pageTitle, base),
      pageSubTitle: addBaseToHtml(offer.pageSubTitle, base),
    },
  };
}
