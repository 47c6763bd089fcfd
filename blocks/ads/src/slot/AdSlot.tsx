'use client';
import { useEnhancement, useHost, usePhrases } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { enhance } from '../ads.enhance.ts';
import { getAdFormat } from '../adFormats.ts';
import { phrases } from '../phrases.ts';
import { writeAdRequest } from './AdRequest.ts';
import { Column, Label, Room } from './slotStyles.ts';
import { useAdRequest } from './useAdRequest.ts';
import type { AdOptions } from './useAdRequest.ts';

export interface AdSlotProps extends AdOptions {
  readonly displayAdLabel: boolean;
  readonly reserveSpace: boolean;
}

const warned = new WeakSet<SiteProperties>();

/** Logs once for each site that it has no ad server, because every page may contain several slots. */
function warnOfServer(site: SiteProperties, log: (message: string) => void): void {
  if (warned.has(site)) return;
  warned.add(site);
  log(
    'The site has no ad server id, so no ads are shown. Set the site property "dfpId", or take the ad blocks off the pages.',
  );
}

/**
 * Renders the room and the label of an ad, the same for everybody. Nothing is requested here; the block's script does that
 * once the reader has agreed.
 */
export function AdSlot({ displayAdLabel, reserveSpace, ...options }: AdSlotProps) {
  const { site, instanceId, handlesLazyLoad, log } = useHost();
  const t = usePhrases(phrases);
  const ref = useEnhancement<HTMLDivElement>(enhance);
  const request = useAdRequest(options);
  if (request === undefined) {
    // The engine's page builder tells editors, in the place of the ad and in the check of the page.
    if (!handlesLazyLoad) warnOfServer(site, log);
    return null;
  }
  const { sizes } = getAdFormat(options.adType);
  return (
    <Column
      ref={ref}
      id={`ad_${instanceId}`}
      $display={request.display}
      $isOutOfPage={sizes === undefined}
      data-ad={writeAdRequest(request)}
      data-limited={site.adsWithoutConsent === 'limited' ? '' : undefined}
    >
      {displayAdLabel && sizes !== undefined && <Label>{site.advertisementLabel || t('ads.label')}</Label>}
      <Room $sizes={reserveSpace ? sizes : undefined}>
        <div id={`arcad_${instanceId}`} data-ad-slot="" />
      </Room>
    </Column>
  );
}
