import type { Address } from '../answers/Address.ts';
import type { Cart } from '../answers/Cart.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { cartCalls } from '../contract/cartCalls.ts';
import type { AddToCartRequestBody, CartItemRequestBody } from '../contract/cartCalls.ts';
import { changeCart } from './changeCart.ts';

export interface AddItemOptions extends CallOptions {
  /** The address that determines the taxes. */
  readonly billingAddress?: Address;
}

/**
 * Adds items to the cart. The call is never repeated, because that would add them twice.
 *
 * @throws ApiError, NetworkError
 */
export function addItemToCart(
  context: SalesContext,
  items: readonly CartItemRequestBody[],
  { billingAddress, signal }: AddItemOptions = {},
): Promise<Cart> {
  const body: AddToCartRequestBody = { items, billingAddress };
  return changeCart(context, cartCalls.add, { body, signal });
}
