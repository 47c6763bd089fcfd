import type { Endpoint, CallParts } from '@broadsheet/client-core';
import type { Cart } from '../answers/Cart.ts';
import { endAttempt } from '../attempts/attemptStore.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { sendCartCall } from './sendCartCall.ts';

/** Does as `sendCartCall`, for another cart: an order of it is not the order that was asked for before. */
export async function changeCart(context: SalesContext, call: Endpoint, parts: CallParts): Promise<Cart> {
  endAttempt(context, 'createOrder');
  return sendCartCall(context, call, parts);
}
