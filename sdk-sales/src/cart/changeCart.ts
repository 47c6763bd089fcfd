import type { Endpoint, CallParts } from '@broadsheet/client-core';
import type { Cart } from '../answers/Cart.ts';
import { endAttempt } from '../context/attemptStore.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { sendCartCall } from './sendCartCall.ts';

/** Sends a call that changes the cart, and ends the attempt to create an order: the next order is a new one. */
export async function changeCart(context: SalesContext, call: Endpoint, parts: CallParts): Promise<Cart> {
  endAttempt(context, 'createOrder');
  return sendCartCall(context, call, parts);
}
