import { createSalesMail } from '../mail/createSalesMail.ts';
import type { SalesContext } from '../SalesContext.ts';
import { SUBSCRIPTION_COLUMNS, toSubscription } from '../subscriptions/subscriptionRow.ts';

type Needs = Pick<SalesContext, 'database' | 'site' | 'siteUrl' | 'mailer' | 'tasks' | 'clock'>;

/** Mails the reader that another payment method pays their running subscriptions, one mail for each. */
export async function notifyReplacement(context: Needs, methodId: number): Promise<void> {
  const rows = await context.database.query(
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions
      where site = $1 and kind = 'paid' and state in ('active', 'pastDue')
        and order_number in (select order_number from order_payment_methods where method_id = $2::int) order by id`,
    [context.site, methodId],
  );
  for (const paid of rows.map(toSubscription)) {
    // A charge that has failed is tried again at once with the new method.
    const subscription =
      paid.state.kind === 'pastDue' ? { ...paid, nextActionAt: context.clock.now() } : paid;
    context.tasks.run('Mailing a new payment method', () =>
      createSalesMail(context).notify('methodChanged', { subscription }),
    );
  }
}
