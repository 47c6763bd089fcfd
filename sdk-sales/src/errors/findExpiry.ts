import { salesErrors } from '../contract/salesErrors.ts';
import { getErrorCode } from './SalesError.ts';

/**
 * What has run out: the sale of a price, the time for which an order keeps its prices, or an introduction that was had; or
 * the cart holds a product at two prices (`prices`).
 */
export type Expiry = 'sale' | 'order' | 'introduction' | 'prices';

/**
 * Returns why only another choice of an offer leads on, when the service refuses an order or its payment for that;
 * `undefined` for any other error.
 */
export function findExpiry(error: unknown): Expiry | undefined {
  const code = getErrorCode(error);
  if (code === salesErrors.saleOver.code) return 'sale';
  if (code === salesErrors.introductionOver.code) return 'introduction';
  if (code === salesErrors.twoPrices.code) return 'prices';
  return code === salesErrors.orderOld.code ? 'order' : undefined;
}
