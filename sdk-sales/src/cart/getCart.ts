import type { Cart } from '../answers/Cart.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { cartCalls } from '../contract/cartCalls.ts';
import { sendCartCall } from './sendCartCall.ts';

/**
 * The cart of the reader, or of whoever has its cookie; one with nothing in it has an empty list of items.
 *
 * @throws ApiError, NetworkError
 */
export const getCart = (context: SalesContext, { signal }: CallOptions = {}): Promise<Cart> =>
  sendCartCall(context, cartCalls.read, { signal });
