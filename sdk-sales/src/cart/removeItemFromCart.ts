import type { Cart } from '../answers/Cart.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { cartCalls } from '../contract/cartCalls.ts';
import { changeCart } from './changeCart.ts';

/**
 * Removes a product from the cart, whatever its quantity. Repeating the call has no further effect.
 *
 * @throws ApiError, NetworkError
 */
export const removeItemFromCart = (
  context: SalesContext,
  sku: string,
  { signal }: CallOptions = {},
): Promise<Cart> => changeCart(context, cartCalls.remove, { values: [sku], idempotent: true, signal });
