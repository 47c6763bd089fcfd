/** What a slot in the page tells the script that fills it: written by the server as JSON in `data-ad`, read in the browser. */
import { isRecord, parseJson, readBoolean, readRecord, readString } from '@broadsheet/client-core';
import { AD_TYPES } from '../formats/adFormats.ts';
import type { AdType } from '../formats/adFormats.ts';
import type { Targeting } from '../targeting/getPageTargeting.ts';

export type AdDisplay = 'all' | 'desktop' | 'mobile';

/** Bids for a slot, and where the script that collects them is. */
export interface Bidding {
  readonly script: string;
  /** As Prebid takes the bids of an ad unit. */
  readonly bids: readonly unknown[];
}

export interface AdRequest {
  readonly adType: AdType;
  /** Path of the ad unit, e.g. `/701/courier/sport`. */
  readonly path: string;
  /** Of the page: what all its ads are told. */
  readonly targeting: Targeting;
  readonly display: AdDisplay;
  readonly isLazy: boolean;
  readonly isDebugged: boolean;
  /** Instead of the origins of the ad server; without a slash at the end. */
  readonly origin?: string | undefined;
  readonly bidding?: Bidding | undefined;
}

export const writeAdRequest = (request: AdRequest): string => JSON.stringify(request);

function readTexts(value: unknown): Targeting {
  if (!isRecord(value)) return {};
  const texts = Object.entries(value).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text] as const] : [],
  );
  return Object.fromEntries(texts);
}

function readBidding(value: unknown): Bidding | undefined {
  if (!isRecord(value)) return undefined;
  const script = readString(value, 'script');
  const bids: unknown = value['bids'];
  return script !== undefined && Array.isArray(bids) ? { script, bids } : undefined;
}

/** Answers `undefined` for markup of another release that cannot be understood. */
export function readAdRequest(json: string): AdRequest | undefined {
  const value: unknown = parseJson(json);
  if (!isRecord(value)) return undefined;
  const [adType, path] = [AD_TYPES.find((type) => type === value['adType']), readString(value, 'path')];
  if (adType === undefined || path === undefined) return undefined;
  const display = (['desktop', 'mobile'] as const).find((each) => each === value['display']) ?? 'all';
  return {
    adType,
    path,
    display,
    targeting: readTexts(readRecord(value, 'targeting')),
    isLazy: readBoolean(value, 'isLazy') ?? true,
    isDebugged: readBoolean(value, 'isDebugged') ?? false,
    origin: readString(value, 'origin'),
    bidding: readBidding(value['bidding']),
  };
}
