'use client';
import { addBase, useGlobalContent, useHost } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { getAdFormat } from '../adFormats.ts';
import type { AdType } from '../adFormats.ts';
import { readAdContent } from '../targeting/AdContent.ts';
import { getPageTargeting } from '../targeting/getPageTargeting.ts';
import { getSlotName } from '../targeting/getSlotName.ts';
import type { AdDisplay, AdRequest, Bidding } from './AdRequest.ts';

export interface AdOptions {
  readonly adType: AdType;
  readonly lazyLoad: boolean;
  readonly display: AdDisplay;
  readonly debug: boolean;
}

function getBidding({ basePath, headerBidding }: SiteProperties, name: string): Bidding | undefined {
  const { script, adUnits } = headerBidding ?? {};
  const bids = adUnits?.[name] ?? [];
  return script === undefined || bids.length === 0 ? undefined : { script: addBase(script, basePath), bids };
}

/** Returns the name of the page's ad units, as editors see it. */
export function useSlotName(): string {
  const { site, page } = useHost();
  const content = useGlobalContent(readAdContent);
  return getSlotName({ site, page, content });
}

/** Returns the parameters of the ad request; `undefined` when the site has no ad server. */
export function useAdRequest({ adType, lazyLoad, display, debug }: AdOptions): AdRequest | undefined {
  const { site, page } = useHost();
  const content = useGlobalContent(readAdContent);
  const { name } = getAdFormat(adType);
  if (!site.dfpId) return undefined;
  const scope = { site, page, content };
  return {
    adType,
    path: `/${site.dfpId}/${getSlotName(scope)}`,
    targeting: getPageTargeting(scope),
    display: name === 'right_rail_cube' ? 'desktop' : display,
    isLazy: lazyLoad,
    isDebugged: debug,
    origin: site.vendorOrigins?.['googlePublisherTag'] || undefined,
    bidding: getBidding(site, name),
  };
}
