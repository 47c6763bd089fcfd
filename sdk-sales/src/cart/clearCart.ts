import type { Cart } from '../answers/Cart.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { cartCalls } from '../contract/cartCalls.ts';
import { changeCart } from './changeCart.ts';

/**
 * Empties the cart.
 *
 * @throws ApiError, NetworkError
 */
export const clearCart = (context: SalesContext, { signal }: CallOptions = {}): Promise<Cart> =>
  changeCart(context, cartCalls.clear, { idempotent: true, signal });
