import { readOffer } from '../answers/Product.ts';
import type { Offer } from '../answers/Product.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { requireRetail, sendRetailCall } from './sendRetailCall.ts';

/**
 * Fetches the offer of a campaign: the products for sale and their prices.
 *
 * @throws SalesError `retail_origin_missing`
 * @throws ApiError, NetworkError
 */
export async function getOffer(
  context: SalesContext,
  campaignCode = 'default',
  { signal }: CallOptions = {},
): Promise<Offer> {
  const call = { method: 'GET', path: `${requireRetail(context).offerPath}:campaign` } as const;
  return sendRetailCall(context, call, { values: [campaignCode], signal, read: readOffer });
}
