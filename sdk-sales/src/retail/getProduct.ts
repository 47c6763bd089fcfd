import { readProduct } from '../answers/Offer.ts';
import type { Product } from '../answers/Offer.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { retailCalls } from '../contract/retailCalls.ts';
import { sendRetailCall } from './sendRetailCall.ts';

/**
 * A product: what it is called and what it offers.
 *
 * @throws SalesError `retail_origin_missing`
 * @throws ApiError, NetworkError
 */
export const getProduct = (
  context: SalesContext,
  sku: string,
  { signal }: CallOptions = {},
): Promise<Product> =>
  sendRetailCall(context, retailCalls.product, { values: [sku], signal, read: readProduct });
