import type { SubscriptionDetailsBody, SubscriptionSummaryBody } from '@broadsheet/sdk-sales/contract';
import { grantsAccess } from '../billing/standing.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { listOrders } from '../orders/orderStore.ts';
import { toRedeemCode } from './redeemCode.ts';
import type { SalesContext } from '../SalesContext.ts';
import { listEvents } from './eventStore.ts';
import { listPeriods } from './periodStore.ts';
import { requireOwn } from './requireSubscription.ts';
import type { OwnSubscription } from './requireSubscription.ts';
import { toStanding } from './Subscription.ts';
import { detailsBody, summaryBody } from './subscriptionBodies.ts';
import { listSubscriptions } from './subscriptionStore.ts';

type Needs = Pick<SalesContext, 'database' | 'clock' | 'payments' | 'secret'>;

/** The details of a gift that its buyer has not passed on hold the code of it. */
export interface OwnDetailsBody extends SubscriptionDetailsBody {
  readonly redeemCode?: string;
}

/** A reader's subscriptions, the newest first; `running` leaves out those that grant nothing now. */
export async function readSubscriptions(
  { database, clock, payments }: Needs,
  { owner, which }: { readonly owner: SalesReader; readonly which: 'all' | 'running' },
): Promise<readonly SubscriptionSummaryBody[]> {
  const all = await listSubscriptions(database, owner);
  const now = clock.now();
  const asked = which === 'all' ? all : all.filter((each) => grantsAccess(toStanding(each), now));
  const orderNumbers = asked.flatMap(({ orderNumber }) => orderNumber ?? []);
  const methods = await payments.listSavedMethods(database, orderNumbers);
  return asked.map((subscription) => summaryBody(subscription, methods));
}

/** A subscription with what happened to it. @throws SalesError 404 for another reader's */
export async function readDetails(
  { database, payments, secret }: Needs,
  own: OwnSubscription,
): Promise<OwnDetailsBody> {
  const subscription = await requireOwn(database, own);
  const [events, periods] = [
    await listEvents(database, subscription.id),
    await listPeriods(database, subscription.id),
  ];
  const orderNumbers = [...new Set(periods.flatMap(({ orderNumber }) => orderNumber ?? []))];
  const details = detailsBody(subscription, {
    events,
    periods,
    orders: await listOrders(database, orderNumbers),
    methods: await payments.listSavedMethods(
      database,
      subscription.orderNumber === undefined ? [] : [subscription.orderNumber],
    ),
  });
  if (subscription.kind !== 'gift' || subscription.state.kind !== 'unclaimed') return details;
  return { ...details, redeemCode: toRedeemCode(secret, { purpose: 'gift', id: subscription.id }) };
}
