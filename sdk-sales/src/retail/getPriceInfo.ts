import { readPriceInfo } from '../answers/Offer.ts';
import type { PriceInfo } from '../answers/Offer.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { retailCalls } from '../contract/retailCalls.ts';
import { utcMidnight } from '../pricing/utcMidnight.ts';
import { sendRetailCall } from './sendRetailCall.ts';

export interface PriceInfoOptions extends CallOptions {
  /** Which cycle, from 1; the first when left out. */
  readonly cycleIndex?: number;
  /** When the first cycle began, milliseconds since 1970; today when left out. Asked for by its day in UTC. */
  readonly startMs?: number;
}

/**
 * What a price asks for in one of its cycles, and when.
 *
 * @throws SalesError `retail_origin_missing`
 * @throws ApiError, NetworkError
 */
export function getPriceInfo(
  context: SalesContext,
  priceCode: string,
  { cycleIndex, startMs = context.clock.now(), signal }: PriceInfoOptions = {},
): Promise<PriceInfo> {
  const values = [priceCode, String(cycleIndex || 1), String(utcMidnight(startMs))];
  return sendRetailCall(context, retailCalls.price, { values, signal, read: readPriceInfo });
}
