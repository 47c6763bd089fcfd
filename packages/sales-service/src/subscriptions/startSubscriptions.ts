/**
 * Starts one subscription for each item of a paid order, in the transaction that marks the order as paid. An item that has
 * started a subscription starts no second one, however often the order is fulfilled.
 */
import { integerColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { findProduct } from '../catalogue/catalogue.ts';
import { parsePrice } from '../catalogue/Price.ts';
import type { Order, OrderItem } from '../orders/Order.ts';
import { getBillingCycle } from '../catalogue/billingCycle.ts';
import type { Period } from '../billing/Period.ts';
import type { SalesContext } from '../SalesContext.ts';
import { addEvent } from './eventStore.ts';
import { insertPeriod } from './periodStore.ts';
import type { NewSubscription, SoldPlan } from './Subscription.ts';
import { insertSubscription } from './subscriptionStore.ts';

interface StartedItem {
  readonly order: Order;
  readonly item: OrderItem;
  readonly position: number;
}

/** Returns the period of a cycle. @throws Error when the price has no such cycle */
export function requirePeriod(
  plan: Pick<SoldPlan, 'price'>,
  { index, from }: { readonly index: number; readonly from: number },
): Period {
  const cycle = getBillingCycle(parsePrice(plan.price).rates, { index, start: from, first: index });
  if (cycle === undefined)
    throw new Error('A subscription was to begin with a cycle that its price does not have.');
  return { startsAt: cycle.startsOn, endsAt: cycle.endsOn };
}

function newSubscription(
  { order, item, position }: StartedItem,
  { now, isGift }: { readonly now: number; readonly isGift: boolean },
): NewSubscription {
  const period = requirePeriod(item, { index: item.firstCycle, from: now });
  return {
    owner: order.owner,
    kind: isGift ? 'gift' : 'paid',
    state: { kind: isGift ? 'unclaimed' : 'active' },
    sku: item.sku,
    productName: item.name,
    priceCode: item.priceCode,
    price: item.price,
    currency: order.currency,
    firstCycle: item.firstCycle,
    quantity: item.quantity,
    orderNumber: order.orderNumber,
    orderPosition: position,
    parentId: undefined,
    enterpriseCode: undefined,
    billingAddress: order.billingAddress,
    contact: order.contact,
    periodNumber: 1,
    cycleIndex: item.firstCycle,
    period,
    cyclesFrom: now,
    // A gift's period begins when it is redeemed.
    nextActionAt: isGift ? undefined : period.endsAt,
    // The next billing run confirms the order by mail, after the transaction.
    noticeAt: now,
    recipient: undefined,
    createdOn: now,
  };
}

async function findStarted(queries: Queries, { order, position }: StartedItem): Promise<number> {
  const [row] = await queries.query(
    'select id from subscriptions where order_number = $1 and order_position = $2::int',
    [order.orderNumber, position],
  );
  if (row === undefined) throw new Error('A subscription of an order is neither there nor can it be stored.');
  return integerColumn(row, 'id');
}

async function startItem(
  { site, clock }: Pick<SalesContext, 'site' | 'clock'>,
  queries: Queries,
  started: StartedItem,
): Promise<number> {
  const { order, item } = started;
  const now = clock.now();
  const product = await findProduct({ queries, site }, item.sku);
  const subscription = await insertSubscription(
    queries,
    site,
    newSubscription(started, { now, isGift: product?.isGift === true }),
  );
  if (subscription === undefined) return findStarted(queries, started);
  await addEvent(queries, subscription.id, { type: 'START_SUBSCRIPTION', at: now });
  await insertPeriod(queries, {
    subscriptionId: subscription.id,
    number: 1,
    cycleIndex: item.firstCycle,
    sku: item.sku,
    priceCode: item.priceCode,
    period: subscription.period,
    currency: order.currency,
    tax: item.tax,
    total: item.total,
    worth: item.total,
    orderNumber: order.orderNumber,
    paidOn: now,
  });
  return subscription.id;
}

/**
 * Starts the subscriptions of a paid order.
 *
 * @returns their ids, in the order of the items; for a renewal, which starts none, the ids stored with the order
 */
export async function startSubscriptions(
  queries: Queries,
  order: Order,
  context: Pick<SalesContext, 'site' | 'clock'>,
): Promise<readonly number[]> {
  if (order.type === 'Renewal') return order.subscriptionIds;
  const ids: number[] = [];
  for (const [position, item] of order.items.entries()) {
    ids.push(await startItem(context, queries, { order, item, position }));
  }
  return ids;
}
