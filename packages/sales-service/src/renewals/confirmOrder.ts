import type { Queries } from '@broadsheet/service-kit/database';
import { createSalesMail } from '../mail/createSalesMail.ts';
import type { SalesContext } from '../SalesContext.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';

type Needs = Pick<SalesContext, 'site' | 'siteUrl' | 'outbox'>;

/**
 * Returns whether the next mail of a subscription is the confirmation of its order, which the next billing run queues. What
 * schedules another mail, or changes who reads the subscription, must keep that or confirm the order itself.
 */
export const isUnconfirmed = ({ noticeAt, createdOn, orderNumber, periodNumber }: Subscription): boolean =>
  noticeAt === createdOn && orderNumber !== undefined && periodNumber === 1;

/** Queues the confirmation of an order, once; `subscription` is as it was bought. */
export async function confirmOrder(
  context: Needs,
  { queries, subscription }: { readonly queries: Queries; readonly subscription: Subscription },
): Promise<void> {
  const { orderNumber, kind } = subscription;
  if (orderNumber === undefined) return;
  const name = kind === 'gift' ? 'giftReceipt' : 'receipt';
  await createSalesMail(context, queries).notify(name, { subscription, orderNumber }, 'bought');
}
