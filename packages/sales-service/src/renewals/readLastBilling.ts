/** When money came in last, and whether renewals succeed, for whoever runs the newspaper. */
import { DAY_MS, HOUR_MS } from '@broadsheet/client-core';
import {
  inMilliseconds,
  integerColumn,
  momentParameter,
  optionalMomentColumn,
} from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';

/** The newest events of subscriptions that are looked at; none is indexed by its time. */
const NEWEST_EVENTS = 20_000;

/** Moments are milliseconds since 1970; absent: there is none among the newest events. */
export interface LastBilling {
  /** When the last payment was booked. */
  readonly paidAt?: number | undefined;
  /** When a subscription was renewed last. */
  readonly renewedAt?: number | undefined;
  /** When the charge of a renewal failed last. */
  readonly failedAt?: number | undefined;
  /** Renewals within a day. */
  readonly renewed: number;
  /** Failed charges within a day. */
  readonly failed: number;
  /** The same within an hour. */
  readonly lastHour: { readonly renewed: number; readonly failed: number };
}

export interface LastBillingOptions {
  /** The id of the site. */
  readonly site: string;
  /** Milliseconds since 1970, by the clock of sales. */
  readonly now: number;
}

/** Writes the number of events of a type since a moment. @param since the number of its parameter */
const countOf = (type: string, since: number): string =>
  `(count(*) filter (where event_type = '${type}' and happened_at > ${momentParameter(since)}))::int`;

/** Reads the last payment, and the renewals of a day and of an hour. @throws Error when the database cannot be reached */
export async function readLastBilling(
  queries: Queries,
  { site, now }: LastBillingOptions,
): Promise<LastBilling> {
  const [payment] = await queries.query(
    `select ${inMilliseconds('payments.paid_at')} as paid from payments join orders using (order_number)
      where orders.site = $1 order by payments.id desc limit 1`,
    [site],
  );
  const [events] = await queries.query(
    `select ${inMilliseconds("max(happened_at) filter (where event_type = 'RENEW_SUBSCRIPTION')")} as renewed_at,
        ${inMilliseconds("max(happened_at) filter (where event_type = 'FAIL_RENEWAL')")} as failed_at,
        ${countOf('RENEW_SUBSCRIPTION', 2)} as renewed, ${countOf('FAIL_RENEWAL', 2)} as failed,
        ${countOf('RENEW_SUBSCRIPTION', 3)} as hour_renewed, ${countOf('FAIL_RENEWAL', 3)} as hour_failed
      from (select * from subscription_events order by id desc limit ${NEWEST_EVENTS}) as events
        join subscriptions on subscriptions.id = subscription_id
      where site = $1`,
    [site, now - DAY_MS, now - HOUR_MS],
  );
  const count = (name: string): number => (events === undefined ? 0 : integerColumn(events, name));
  return {
    paidAt: payment && optionalMomentColumn(payment, 'paid'),
    renewedAt: events && optionalMomentColumn(events, 'renewed_at'),
    failedAt: events && optionalMomentColumn(events, 'failed_at'),
    renewed: count('renewed'),
    failed: count('failed'),
    lastHour: { renewed: count('hour_renewed'), failed: count('hour_failed') },
  };
}
