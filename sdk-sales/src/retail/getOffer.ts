import { readOffer } from '../answers/Offer.ts';
import type { Offer } from '../answers/Offer.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { requireRetail, sendRetailCall } from './sendRetailCall.ts';

/**
 * The offer of a campaign: what is for sale and at which prices.
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
