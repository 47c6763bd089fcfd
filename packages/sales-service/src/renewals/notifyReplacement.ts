import type { Queries } from '@broadsheet/service-kit/database';
import { createSalesMail } from '../mail/createSalesMail.ts';
import type { SalesContext } from '../SalesContext.ts';
import { SUBSCRIPTION_COLUMNS, toSubscription } from '../subscriptions/subscriptionRow.ts';

type Needs = Pick<SalesContext, 'site' | 'siteUrl' | 'outbox' | 'clock'>;

/**
 * Queues the mails that another payment method pays a reader's running subscriptions, one for each.
 *
 * @returns starts the delivery; call it after the transaction
 */
export async function notifyReplacement(
  context: Needs,
  { queries, methodId }: { readonly queries: Queries; readonly methodId: number },
): Promise<() => void> {
  const rows = await queries.query(
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions
      where site = $1 and kind = 'paid' and state in ('active', 'pastDue')
        and order_number in (select order_number from order_payment_methods where method_id = $2::int) order by id`,
    [context.site, methodId],
  );
  for (const paid of rows.map(toSubscription)) {
    // A charge that has failed is tried again at once with the new method.
    const subscription =
      paid.state.kind === 'pastDue' ? { ...paid, nextActionAt: context.clock.now() } : paid;
    await createSalesMail(context, queries).notify('methodChanged', { subscription });
  }
  return context.outbox.wake;
}
