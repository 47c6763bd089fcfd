import { readPriceInfo } from '../answers/Product.ts';
import type { PriceInfo } from '../answers/Product.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { retailCalls } from '../contract/retailCalls.ts';
import { utcMidnight } from '../pricing/utcMidnight.ts';
import { sendRetailCall } from './sendRetailCall.ts';

export interface PriceInfoOptions extends CallOptions {
  /** The number of the cycle, from 1. Default: the first. */
  readonly cycleIndex?: number;
  /** The start of the first cycle in milliseconds since 1970, sent as its day in UTC. Default: today. */
  readonly startMs?: number;
}

/**
 * Fetches the amount of a price in one of its cycles, and the date of the charge.
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
