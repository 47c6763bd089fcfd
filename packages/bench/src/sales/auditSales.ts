import { number } from '@broadsheet/client-core';
import type { Database } from '@broadsheet/platform';
import type { CheckedOut } from './checkOut.ts';
import type { ProviderPayment } from './openProvider.ts';

/** The sales in the books and at the provider. Money is in minor units. */
export interface SalesFigures {
  readonly readers: number;
  /** The number of readers whose card was charged. */
  readonly payers: number;
  readonly orders: number;
  readonly paidOrders: number;
  readonly payments: number;
  readonly subscriptions: number;
  readonly booked: number;
  /** The money that the provider has taken and not refunded. */
  readonly kept: number;
  readonly refunded: number;
}

export interface Audit {
  readonly figures: SalesFigures;
  /** The differences in words; empty when nothing is lost or duplicated. */
  readonly differences: readonly string[];
}

export interface AuditedSales {
  readonly checkedOut: readonly CheckedOut[];
  readonly charged: readonly ProviderPayment[];
}

const FIGURES = `select
  (select count(*)::int from orders) as orders,
  (select count(*)::int from orders where status = 'Paid') as paid_orders,
  (select count(*)::int from payments) as payments,
  (select coalesce(sum(amount), 0)::float8 from payments) as booked,
  (select count(*)::int from subscriptions) as subscriptions`;

/** Reads orders by number, with how often each was paid and carried out. */
const ORDERS = `select o.order_number, o.status,
    (select count(*)::int from payments p where p.order_number = o.order_number) as payments,
    (select count(*)::int from subscriptions s where s.order_number = o.order_number) as subscriptions
  from orders o`;

async function readFigures(database: Database, { checkedOut, charged }: AuditedSales): Promise<SalesFigures> {
  const [row = {}] = await database.query(FIGURES);
  const sum = (pick: (payment: ProviderPayment) => number): number =>
    charged.reduce((total, payment) => total + pick(payment), 0);
  return {
    readers: checkedOut.length,
    payers: checkedOut.filter(({ habit }) => habit !== 'abandons').length,
    orders: number(row['orders']) ?? 0,
    paidOrders: number(row['paid_orders']) ?? 0,
    payments: number(row['payments']) ?? 0,
    subscriptions: number(row['subscriptions']) ?? 0,
    booked: number(row['booked']) ?? 0,
    kept: sum(({ taken, refunded }) => taken - refunded),
    refunded: sum(({ refunded }) => refunded),
  };
}

function compare(figures: SalesFigures): readonly string[] {
  const { readers, payers, orders, paidOrders, payments, subscriptions, booked, kept } = figures;
  const pairs = [
    ['orders', orders, 'readers', readers],
    ['paid orders', paidOrders, 'readers who paid', payers],
    ['payments', payments, 'paid orders', paidOrders],
    ['subscriptions', subscriptions, 'paid orders', paidOrders],
    ['minor units in the books', booked, 'minor units at the provider', kept],
  ] as const;
  return pairs.flatMap(([name, count, other, expected]) =>
    count === expected ? [] : [`${count} ${name}, but ${expected} ${other}.`],
  );
}

async function compareOrders(
  database: Database,
  { checkedOut, charged }: AuditedSales,
): Promise<readonly string[]> {
  const habits = new Map(checkedOut.map(({ orderNumber, habit }) => [orderNumber, habit]));
  return (await database.query(ORDERS)).flatMap((row) => {
    const orderNumber = String(row['order_number']);
    const isPaid = habits.has(orderNumber) && habits.get(orderNumber) !== 'abandons';
    const charges = charged.filter(
      (charge) => charge.orderNumber === orderNumber && charge.taken > charge.refunded,
    );
    const found = [row['status'], row['payments'], row['subscriptions'], charges.length].join(', ');
    const expected = isPaid ? 'Paid, 1, 1, 1' : 'Pending, 0, 0, 0';
    return found === expected
      ? []
      : [
          `${orderNumber} is "${found}" (status, payments, subscriptions, charges) and should be "${expected}".`,
        ];
  });
}

/** Compares the readers' actions, the books and the provider's payments, in total and order by order. */
export async function auditSales(database: Database, sales: AuditedSales): Promise<Audit> {
  const figures = await readFigures(database, sales);
  return { figures, differences: [...compare(figures), ...(await compareOrders(database, sales))] };
}
