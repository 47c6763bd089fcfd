import { readProduct } from '../answers/Product.ts';
import type { Product } from '../answers/Product.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { retailCalls } from '../contract/retailCalls.ts';
import { sendRetailCall } from './sendRetailCall.ts';

/**
 * Fetches a product with its name and features.
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
