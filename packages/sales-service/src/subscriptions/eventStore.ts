import type { SubscriptionEventBody } from '@broadsheet/sdk-sales/contract';
import {
  optionalTextColumn,
  textColumn,
  momentColumn,
  inMilliseconds,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';

/** The types of a subscription's events; published clients know the first three. `moneyMails` has the mail of each. */
export const SUBSCRIPTION_EVENT_TYPES = [
  'START_SUBSCRIPTION',
  'CANCEL_SUBSCRIPTION',
  'TERMINATE_SUBSCRIPTION',
  'RESCUE_SUBSCRIPTION',
  'RENEW_SUBSCRIPTION',
  'FAIL_RENEWAL',
  'UPDATE_BILLING_ADDRESS',
  'UPDATE_PAYMENT_METHOD',
  'CHANGE_SUBSCRIPTION',
  /** The reader has taken back a change of plan that waited; the details are the price code of the plan that is not begun. */
  'KEEP_PLAN',
  /** The provider refused a refund of a change of plan; the details are the amount that an operator has to pay back. */
  'OWE_REFUND',
  'SHARE_SUBSCRIPTION',
  'STOP_SHARING',
  'REDEEM_SUBSCRIPTION',
] as const;

export type SubscriptionEventType = (typeof SUBSCRIPTION_EVENT_TYPES)[number];

export interface NewEvent {
  readonly type: SubscriptionEventType;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly details?: string | undefined;
}

/** Stores an event; stored events are never changed here. */
export async function addEvent(queries: Queries, subscriptionId: number, event: NewEvent): Promise<void> {
  await queries.query(
    `insert into subscription_events (subscription_id, event_type, happened_at, details)
      values ($1::int, $2, ${momentParameter(3)}, $4)`,
    [subscriptionId, event.type, event.at, event.details ?? null],
  );
}

/** Lists a subscription's events, the oldest first. */
export async function listEvents(
  queries: Queries,
  subscriptionId: number,
): Promise<readonly SubscriptionEventBody[]> {
  const rows = await queries.query(
    `select event_type, details, ${inMilliseconds('happened_at')} as happened_at
      from subscription_events where subscription_id = $1::int order by id`,
    [subscriptionId],
  );
  return rows.map((row) => ({
    eventType: textColumn(row, 'event_type'),
    eventDateUTC: momentColumn(row, 'happened_at'),
    details: optionalTextColumn(row, 'details') ?? null,
  }));
}
