import { createSalesMail } from '../mail/createSalesMail.ts';
import type { SalesContext } from '../SalesContext.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';

type Needs = Pick<SalesContext, 'database' | 'site' | 'siteUrl' | 'clock' | 'mailer' | 'tasks'>;

/**
 * Returns whether the next mail of a subscription is the confirmation of its order, which the next billing run sends. What
 * schedules another mail, or changes who reads the subscription, must keep that or confirm the order itself.
 */
export const isUnconfirmed = ({ noticeAt, createdOn, orderNumber, periodNumber }: Subscription): boolean =>
  noticeAt === createdOn && orderNumber !== undefined && periodNumber === 1;

/** Mails the confirmation of an order to who has paid it; `subscription` is as it was bought. */
export function confirmOrder(context: Needs, subscription: Subscription): void {
  const { orderNumber, kind } = subscription;
  if (orderNumber === undefined) return;
  const mail = createSalesMail(context);
  context.tasks.run('Mailing a confirmation', () =>
    mail.notify(kind === 'gift' ? 'giftReceipt' : 'receipt', { subscription, orderNumber }),
  );
}
