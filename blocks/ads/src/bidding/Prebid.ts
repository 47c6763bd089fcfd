/** The part of Prebid's API that is used here: https://docs.prebid.org/dev-docs/publisher-api-reference.html */
import { isRecord } from '@broadsheet/client-core';

export interface AdUnit {
  /** The id of the slot's element. */
  readonly code: string;
  readonly mediaTypes: { readonly banner: { readonly sizes: readonly (readonly number[])[] } };
  readonly bids: readonly unknown[];
}

export interface BidsRequest {
  readonly adUnits: readonly AdUnit[];
  readonly timeout: number;
  readonly bidsBackHandler: () => void;
}

export interface Prebid {
  requestBids(request: BidsRequest): unknown;
  setTargetingForGPTAsync(codes: readonly string[]): void;
}

const isPrebid = (value: unknown): value is Prebid =>
  isRecord(value) &&
  typeof value['requestBids'] === 'function' &&
  typeof value['setTargetingForGPTAsync'] === 'function';

/** Returns the page's Prebid; `undefined` when its script has not loaded or defined something else. */
export function readPrebid(page: Document): Prebid | undefined {
  const found: unknown = page.defaultView === null ? undefined : Reflect.get(page.defaultView, 'pbjs');
  return isPrebid(found) ? found : undefined;
}
