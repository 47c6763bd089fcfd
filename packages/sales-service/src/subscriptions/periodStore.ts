/** The table of paid periods. A period's number is unique for its subscription, so no period is booked twice. */
import {
  integerColumn,
  optionalTextColumn,
  textColumn,
  momentColumn,
  inMilliseconds,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import type { Period } from '../billing/Period.ts';

/** A paid period; amounts are minor units of `currency`, moments milliseconds since 1970. */
export interface PaidPeriod {
  readonly subscriptionId: number;
  /** The number of the period, from 1. */
  readonly number: number;
  readonly cycleIndex: number;
  readonly sku: string;
  readonly priceCode: string;
  readonly period: Period;
  readonly currency: string;
  readonly tax: number;
  /** The amount charged for the period, with tax. */
  readonly total: number;
  /** The value of its time: the charge and the credit from the period before, less what was refunded. */
  readonly worth: number;
  readonly orderNumber: string | undefined;
  readonly paidOn: number;
}

const COLUMNS = `subscription_id, number, cycle_index, sku, price_code, currency, order_number, tax::float8 as tax,
  total::float8 as total, worth::float8 as worth, ${inMilliseconds('starts_at')} as starts_at, ${inMilliseconds('ends_at')} as ends_at,
  ${inMilliseconds('paid_at')} as paid_at`;

const toPeriod = (row: SqlRow): PaidPeriod => ({
  subscriptionId: integerColumn(row, 'subscription_id'),
  number: integerColumn(row, 'number'),
  cycleIndex: integerColumn(row, 'cycle_index'),
  sku: textColumn(row, 'sku'),
  priceCode: textColumn(row, 'price_code'),
  period: { startsAt: momentColumn(row, 'starts_at'), endsAt: momentColumn(row, 'ends_at') },
  currency: textColumn(row, 'currency'),
  tax: integerColumn(row, 'tax'),
  total: integerColumn(row, 'total'),
  worth: integerColumn(row, 'worth'),
  orderNumber: optionalTextColumn(row, 'order_number'),
  paidOn: momentColumn(row, 'paid_at'),
});

/** Books a period. @throws Error of the database when its number is booked already; the transaction cannot commit then */
export async function insertPeriod(queries: Queries, paid: PaidPeriod): Promise<void> {
  await queries.query(
    `insert into subscription_periods (subscription_id, number, cycle_index, sku, price_code, starts_at, ends_at,
        currency, tax, total, worth, order_number, paid_at)
      values ($1::int, $2::int, $3::int, $4, $5, ${momentParameter(6)}, ${momentParameter(7)}, $8, $9::bigint,
        $10::bigint, $11::bigint, $12, ${momentParameter(13)})`,
    [
      paid.subscriptionId,
      paid.number,
      paid.cycleIndex,
      paid.sku,
      paid.priceCode,
      paid.period.startsAt,
      paid.period.endsAt,
      paid.currency,
      paid.tax,
      paid.total,
      paid.worth,
      paid.orderNumber ?? null,
      paid.paidOn,
    ],
  );
}

/** Lists the periods that an order paid for, ordered by subscription and number. */
export async function listOrderPeriods(
  queries: Queries,
  orderNumber: string,
): Promise<readonly PaidPeriod[]> {
  const rows = await queries.query(
    `select ${COLUMNS} from subscription_periods where order_number = $1 order by subscription_id, number`,
    [orderNumber],
  );
  return rows.map(toPeriod);
}

/** Lowers the worth of a period, never below 0; a negative amount raises it. */
export async function lowerWorth(
  queries: Queries,
  { subscriptionId, number }: Pick<PaidPeriod, 'subscriptionId' | 'number'>,
  { by }: { readonly by: number },
): Promise<void> {
  await queries.query(
    `update subscription_periods set worth = greatest(0, worth - $3::bigint)
      where subscription_id = $1::int and number = $2::int`,
    [subscriptionId, number, by],
  );
}

/** Lists a subscription's paid periods, the oldest first. */
export async function listPeriods(queries: Queries, subscriptionId: number): Promise<readonly PaidPeriod[]> {
  const rows = await queries.query(
    `select ${COLUMNS} from subscription_periods where subscription_id = $1::int order by number`,
    [subscriptionId],
  );
  return rows.map(toPeriod);
}

/** Finds the worth of a subscription's current period, in minor units; 0 without one. */
export async function findWorth(queries: Queries, subscriptionId: number): Promise<number> {
  return (await listPeriods(queries, subscriptionId)).at(-1)?.worth ?? 0;
}
