import type { Cart } from '../answers/Cart.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { cartCalls } from '../contract/cartCalls.ts';
import { sendCartCall } from './sendCartCall.ts';

/**
 * Fetches the cart of the signed-in reader, or of the cart's cookie; an empty cart has an empty list of items.
 *
 * @throws ApiError, NetworkError
 */
export const getCart = (context: SalesContext, { signal }: CallOptions = {}): Promise<Cart> =>
  sendCartCall(context, cartCalls.read, { signal });
