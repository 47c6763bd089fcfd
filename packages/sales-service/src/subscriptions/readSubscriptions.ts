import type { SubscriptionDetailsBody, SubscriptionSummaryBody } from '@broadsheet/sdk-sales/contract';
import { getContactName } from '../orders/getContactName.ts';
import { grantsAccess } from '../billing/standing.ts';
import { findProduct } from '../catalogue/catalogue.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { toDecimal } from '@broadsheet/service-kit/money';
import { listOrders } from '../orders/orderStore.ts';
import { toRedeemCode } from './subscriptionCodes.ts';
import type { SalesContext } from '../SalesContext.ts';
import { listEvents } from './eventStore.ts';
import { nextTerm } from './nextTerm.ts';
import { listPeriods } from './periodStore.ts';
import { quoteTerm } from './quoteTerm.ts';
import { requireOwn } from './requireSubscription.ts';
import type { OwnSubscription } from './requireSubscription.ts';
import { toStanding } from './Subscription.ts';
import { detailsBody, summaryBody } from './subscriptionBodies.ts';
import type { Subscription } from './Subscription.ts';
import { findSubscription, listSubscriptions } from './subscriptionStore.ts';

type Needs = Pick<SalesContext, 'database' | 'site' | 'clock' | 'payments' | 'keys'>;

/** Returns details in addition to those of published services: a gift's code, the number of shares, and who shares it. */
async function describeOwn(
  { database: queries, site, keys }: Needs,
  subscription: Subscription,
): Promise<Partial<SubscriptionDetailsBody>> {
  const { id, kind, state, sku, parentId, redeemCode } = subscription;
  switch (kind) {
    case 'gift':
      return state.kind === 'unclaimed'
        ? { redeemCode: toRedeemCode(keys, { purpose: 'gift', id, redeemCode }) }
        : {};
    case 'paid': {
      const sharesAllowed = (await findProduct({ queries, site }, sku))?.sharesAllowed ?? 0;
      return sharesAllowed > 0 ? { sharesAllowed } : {};
    }
    case 'shared': {
      const parent = parentId === undefined ? undefined : await findSubscription(queries, parentId);
      const sharedBy = parent && getContactName(parent.contact);
      return sharedBy === undefined ? {} : { sharedBy };
    }
    case 'enterprise':
      return {};
  }
}

/** Returns what is charged next, with taxes and for the whole quantity; nothing for a subscription that is not renewed. */
async function describeNextCharge(
  { database: queries, site }: Needs,
  subscription: Subscription,
): Promise<Partial<SubscriptionDetailsBody>> {
  const term = subscription.state.kind === 'terminated' ? undefined : nextTerm(subscription);
  if (term === undefined) return {};
  const { total } = subscription.quote ?? (await quoteTerm({ queries, site }, subscription, { term }));
  const { priceCode, cycleIndex, currency } = term;
  const amount = toDecimal({ amount: total, currency });
  return { nextCharge: { priceCode, currentRetailCycleIDX: cycleIndex, total: amount } };
}

/** Lists a reader's subscriptions, the newest first; `running` leaves out those that grant no access now. */
export async function readSubscriptions(
  { database, clock, payments }: Needs,
  { owner, which }: { readonly owner: SalesReader; readonly which: 'all' | 'running' },
): Promise<readonly SubscriptionSummaryBody[]> {
  const all = await listSubscriptions(database, owner);
  const now = clock.now();
  const requested = which === 'all' ? all : all.filter((each) => grantsAccess(toStanding(each), now));
  const orderNumbers = requested.flatMap(({ orderNumber }) => orderNumber ?? []);
  const methods = await payments.listSavedMethods(database, orderNumbers);
  return requested.map((subscription) => summaryBody(subscription, methods));
}

/** Reads a subscription with its history. @throws ServiceError 404 for another reader's */
export async function readDetails(context: Needs, own: OwnSubscription): Promise<SubscriptionDetailsBody> {
  const { database, payments } = context;
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
  return {
    ...details,
    ...(await describeNextCharge(context, subscription)),
    ...(await describeOwn(context, subscription)),
  };
}
