/** The periods that were paid for, one row each: the number of a period is given out once, so none is booked twice. */
import { integerColumn, optionalTextColumn, textColumn } from '../../database/columns.ts';
import type { Queries, SqlRow } from '../../database/Database.ts';
import { momentColumn } from '../../identity/store/columns.ts';
import { inMilliseconds, momentParameter } from '../../identity/store/moments.ts';
import type { Period } from '../billing/Period.ts';

/** A paid period; amounts are minor units of `currency`, moments milliseconds since 1970. */
export interface PaidPeriod {
  readonly subscriptionId: number;
  /** From 1 on. */
  readonly number: number;
  readonly cycleIndex: number;
  readonly sku: string;
  readonly priceCode: string;
  readonly period: Period;
  readonly currency: string;
  readonly tax: number;
  /** What was charged for it. */
  readonly total: number;
  /** What its time is worth: the charge, and what was credited of the period before. */
  readonly worth: number;
  readonly orderNumber: string | undefined;
  readonly paidOn: number;
}

const COLUMNS = `subscription_id, number, cycle_index, sku, price_code, currency, order_number, tax::float8 as tax,
  total::float8 as total, worth::float8 as worth, ${inMilliseconds('starts_at')} as starts_at, ${inMilliseconds('ends_at')} as ends_at,
  ${inMilliseconds('paid_at')} as paid_at`;

const periodOf = (row: SqlRow): PaidPeriod => ({
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

/** Books a period. @throws Error of the database when its number is booked: then the transaction must not commit */
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

/** The periods that an order paid for, by subscription. */
export async function listPeriodsOf(queries: Queries, orderNumber: string): Promise<readonly PaidPeriod[]> {
  const rows = await queries.query(
    `select ${COLUMNS} from subscription_periods where order_number = $1 order by subscription_id, number`,
    [orderNumber],
  );
  return rows.map(periodOf);
}

/** Lowers what the time of a period is worth, never below nothing; a negative amount gives it back. */
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

/** In their order. */
export async function listPeriods(queries: Queries, subscriptionId: number): Promise<readonly PaidPeriod[]> {
  const rows = await queries.query(
    `select ${COLUMNS} from subscription_periods where subscription_id = $1::int order by number`,
    [subscriptionId],
  );
  return rows.map(periodOf);
}
