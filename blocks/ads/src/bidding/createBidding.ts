/** Header bidding: bidders are asked before the ad server, and their bids are sent along with the ad request. */
import type { Environment } from '@broadsheet/block-kit';
import type { Ad } from '../server/Ad.ts';
import { getSizes } from '../server/Ad.ts';
import { addScript } from '../server/addScript.ts';
import { after } from '../server/after.ts';
import { readPrebid } from './Prebid.ts';
import type { AdUnit, Prebid } from './Prebid.ts';

/** Milliseconds that ads wait for bids, including the loading of the script. */
export const BID_TIMEOUT_MS = 700;

export interface BiddingOptions extends Pick<Environment, 'every'> {
  readonly page: Document;
}

/** Asks the bidders of some ads; resolves when they have answered, on the timeout, or when there is nobody to ask. */
export type CollectBids = (ads: readonly Ad[], breakpoint: number) => Promise<void>;

function toAdUnits(ads: readonly Ad[], breakpoint: number): readonly AdUnit[] {
  return ads.flatMap((ad) => {
    const { bids = [] } = ad.request.bidding ?? {};
    const sizes = getSizes(ad, breakpoint);
    if (bids.length === 0 || sizes.length === 0) return [];
    return [{ code: ad.slotElement.id, mediaTypes: { banner: { sizes } }, bids }];
  });
}

function requestBids(prebid: Prebid, adUnits: readonly AdUnit[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  prebid.requestBids({ adUnits, timeout: BID_TIMEOUT_MS, bidsBackHandler: resolve });
  return promise;
}

export function createBidding({ page, every }: BiddingOptions): CollectBids {
  const loads = new Map<string, Promise<void>>();
  function load(script: string): Promise<void> {
    const known = loads.get(script) ?? addScript(page, script);
    loads.set(script, known);
    return known;
  }

  async function collectBids(script: string, adUnits: readonly AdUnit[]): Promise<void> {
    await load(script);
    const prebid = readPrebid(page);
    if (prebid === undefined) return;
    await requestBids(prebid, adUnits);
  }

  return async (ads, breakpoint) => {
    const adUnits = toAdUnits(ads, breakpoint);
    const script = ads.find(({ request }) => request.bidding !== undefined)?.request.bidding?.script;
    if (script === undefined || adUnits.length === 0) return;
    const { promise: timeout, resolve } = Promise.withResolvers<void>();
    const cancel = after({ every, milliseconds: BID_TIMEOUT_MS }, resolve);
    // A failure costs only the bids: the ads are requested without them.
    await Promise.race([collectBids(script, adUnits).catch(() => undefined), timeout]);
    cancel();
    readPrebid(page)?.setTargetingForGPTAsync(adUnits.map(({ code }) => code));
  };
}
