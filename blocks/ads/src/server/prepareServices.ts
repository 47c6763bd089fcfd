import type { ConsentSignals } from '@broadsheet/block-kit';
import type { AdMode } from '../consent/getAdMode.ts';
import type { Targeting } from '../targeting/getPageTargeting.ts';
import type { GoogleTag, RenderEvent } from './GoogleTag.ts';

export interface ServiceOptions {
  readonly targeting: Targeting;
  readonly onRender: (event: RenderEvent) => void;
}

/** Sets the library up, once a page: nothing is asked for by itself, and what is asked for at a time is one request. */
export function prepareServices(tag: GoogleTag, { targeting, onRender }: ServiceOptions): void {
  const ads = tag.pubads();
  ads.disableInitialLoad();
  ads.enableSingleRequest();
  // A creative in a frame of another origin can do nothing to the page, whose policy would stop its scripts anyway.
  ads.setForceSafeFrame(true);
  for (const [key, value] of Object.entries(targeting)) ads.setTargeting(key, value);
  ads.addEventListener('slotRenderEnded', onRender);
  tag.enableServices();
}

/** Tells the ad server what the reader allows. */
export function setPrivacy(tag: GoogleTag, mode: AdMode, { isGpcOn }: ConsentSignals): void {
  tag.pubads().setPrivacySettings({
    limitedAds: mode === 'limited',
    nonPersonalizedAds: mode !== 'personal',
    restrictDataProcessing: isGpcOn,
  });
}
