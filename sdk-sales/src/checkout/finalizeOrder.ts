import { readOrder } from '../answers/Order.ts';
import type { Order } from '../answers/Order.ts';
import { endAttempt } from '../context/attemptStore.ts';
import { asAnyone } from '../call/asReader.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { sendFinalization } from '../payment/sendFinalization.ts';
import type { Finalization } from '../payment/sendFinalization.ts';

/** Sends a call that completes the payment of an order, and caches the order. The next order will be a new one. */
export async function finalizeOrder(
  context: SalesContext,
  finalization: Omit<Finalization<Order>, 'read'>,
): Promise<Order> {
  const { cache } = context;
  const whole = { ...finalization, read: readOrder };
  cache.currentOrder = await sendFinalization(context, asAnyone(context), whole);
  endAttempt(context, 'createOrder');
  context.onSubscriber?.(true);
  return cache.currentOrder;
}
