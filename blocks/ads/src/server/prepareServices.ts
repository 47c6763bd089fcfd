import type { ConsentSignals } from '@broadsheet/block-kit';
import type { AdMode } from '../getAdMode.ts';
import type { Targeting } from '../targeting/getPageTargeting.ts';
import type { GoogleTag, RenderEvent } from './GoogleTag.ts';

export interface ServiceOptions {
  readonly targeting: Targeting;
  readonly onRender: (event: RenderEvent) => void;
}

/** Sets up the library, once for each page: it requests nothing by itself, and slots refreshed together share a request. */
export function prepareServices(tag: GoogleTag, { targeting, onRender }: ServiceOptions): void {
  const ads = tag.pubads();
  ads.disableInitialLoad();
  ads.enableSingleRequest();
  // A creative in a frame of another origin cannot change the page, whose policy would block its scripts anyway.
  ads.setForceSafeFrame(true);
  for (const [key, value] of Object.entries(targeting)) ads.setTargeting(key, value);
  ads.addEventListener('slotRenderEnded', onRender);
  tag.enableServices();
}

/** Sends the reader's consent to the ad server. */
export function setPrivacy(tag: GoogleTag, mode: AdMode, { isGpcOn }: ConsentSignals): void {
  tag.pubads().setPrivacySettings({
    limitedAds: mode === 'limited',
    nonPersonalizedAds: mode !== 'personal',
    restrictDataProcessing: isGpcOn,
  });
}
