/**
 * The parameters that a slot passes to the script that fills it: the server writes them as JSON into `data-ad`, the browser
 * reads them.
 */
import { boolean, isRecord, object, parseJson, string } from '@broadsheet/client-core';
import { AD_TYPES } from '../adFormats.ts';
import type { AdType } from '../adFormats.ts';
import type { Targeting } from '../targeting/getPageTargeting.ts';

export type AdDisplay = 'all' | 'desktop' | 'mobile';

/** The bidders of a slot, and the URL of the script that collects their bids. */
export interface Bidding {
  readonly script: string;
  /** The `bids` of Prebid's ad unit. */
  readonly bids: readonly unknown[];
}

export interface AdRequest {
  readonly adType: AdType;
  /** The path of the ad unit, e.g. `/701/courier/sport`. */
  readonly path: string;
  /** The targeting of the page, shared by all its ads. */
  readonly targeting: Targeting;
  readonly display: AdDisplay;
  readonly isLazy: boolean;
  readonly isDebugged: boolean;
  /** Replaces the ad server's origins; without a trailing slash. */
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
  const script = string(value['script']);
  const bids: unknown = value['bids'];
  return script !== undefined && Array.isArray(bids) ? { script, bids } : undefined;
}

/** Reads a request from JSON; `undefined` for markup of another release that cannot be read. */
export function readAdRequest(json: string): AdRequest | undefined {
  const value: unknown = parseJson(json);
  if (!isRecord(value)) return undefined;
  const [adType, path] = [AD_TYPES.find((type) => type === value['adType']), string(value['path'])];
  if (adType === undefined || path === undefined) return undefined;
  const display = (['desktop', 'mobile'] as const).find((each) => each === value['display']) ?? 'all';
  return {
    adType,
    path,
    display,
    targeting: readTexts(object(value['targeting'])),
    isLazy: boolean(value['isLazy']) ?? true,
    isDebugged: boolean(value['isDebugged']) ?? false,
    origin: string(value['origin']),
    bidding: readBidding(value['bidding']),
  };
}
