/** The part of Prebid that is used here: https://docs.prebid.org/dev-docs/publisher-api-reference.html */
import { isRecord } from '@broadsheet/client-core';

export interface AdUnit {
  /** Id of the slot's element. */
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

/** Answers `undefined` where the script has not come, or brought something else. */
export function readPrebid(page: Document): Prebid | undefined {
  const found: unknown = page.defaultView === null ? undefined : Reflect.get(page.defaultView, 'pbjs');
  return isPrebid(found) ? found : undefined;
}
