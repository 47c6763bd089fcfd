/**
 * Closes the payments that the same buyer has begun for the same products with other orders, as in another tab: whoever begins
 * last may pay, and nothing is charged twice. The orders stay, so that each tab can begin again.
 */
import { ServiceError } from '@broadsheet/service-kit/http';
import { findProduct } from '../../catalogue/catalogue.ts';
import { salesRefusals } from '../../http/salesRefusals.ts';
import type { Order } from '../../orders/Order.ts';
import { endAttempt, isKnown, listRivals } from '../attempts/attemptStore.ts';
import type { Attempt } from '../attempts/attemptStore.ts';
import { paymentRefusals } from '../booking/paymentRefusals.ts';
import { settleAttempt } from '../booking/settleAttempt.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import { callProvider } from './callProvider.ts';

/** Lists the products of an order that nobody needs twice. Gifts are for others. */
async function listOwnSkus(
  { database, site }: PaymentsContext,
  { items }: Order,
): Promise<readonly string[]> {
  const products = await Promise.all(items.map(({ sku }) => findProduct({ queries: database, site }, sku)));
  return items.flatMap(({ sku }, index) => (products[index]?.isGift === true ? [] : [sku]));
}

/**
 * Cancels a payment before it looks at it, so that it cannot be made in between. One that its provider cannot cancel, such as
 * PayPal, is looked at again by reconciliation.
 *
 * @returns whether it was made before
 * @throws ServiceError 409 while its bank decides: it cannot be cancelled then, and a second payment might be charged as well
 */
async function closeRival(context: PaymentsContext, attempt: Attempt): Promise<boolean> {
  const { database, providers, log } = context;
  const provider = providers.get(attempt.provider);
  if (isKnown(attempt) && provider !== undefined) {
    const settled = await callProvider(log, async () => {
      await provider.cancel(attempt);
      return settleAttempt(context, attempt, await provider.look(attempt));
    });
    if (settled === 'booked') return true;
    if (settled === 'processing') throw new ServiceError(paymentRefusals.processing);
  }
  await endAttempt(database, attempt.id, 'abandoned');
  return false;
}

/**
 * Closes the older rivals of an attempt.
 *
 * @throws ServiceError 409 when one of them turns out to be paid, or its bank has not decided; 503 when a provider does not answer
 */
export async function closeRivals(context: PaymentsContext, order: Order, { id }: Attempt): Promise<void> {
  const { orderNumber, owner } = order;
  if (order.type !== 'Parent') return;
  const skus = await listOwnSkus(context, order);
  for (const rival of await listRivals(context.database, { id, orderNumber, owner, skus }))
    if (await closeRival(context, rival)) throw new ServiceError(salesRefusals.alreadySubscribed);
}
