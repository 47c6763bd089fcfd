import { sendCall } from '@broadsheet/client-core';
import type { Endpoint, CallParts } from '@broadsheet/client-core';
import { readCart } from '../answers/Cart.ts';
import type { Cart } from '../answers/Cart.ts';
import { asAnyone } from '../call/asReader.ts';
import type { SalesContext } from '../context/SalesContext.ts';

/** Sends a call that returns the cart, and stores the cart in the cache. */
export async function sendCartCall(context: SalesContext, call: Endpoint, parts: CallParts): Promise<Cart> {
  const { cache } = context;
  cache.cart = await sendCall(asAnyone(context), call, { ...parts, read: readCart });
  return cache.cart;
}
