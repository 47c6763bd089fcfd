/**
 * Lets any number of processes share the work of billing. A row is claimed with `for update skip locked`, so concurrent
 * processes get different rows; a lease holds it while the provider is called outside of any transaction. If a process is
 * killed, its lease expires, and the next run repeats the charge with the same idempotency key, so the provider charges
 * once and the outcome is booked.
 */
import { momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { SUBSCRIPTION_COLUMNS, toSubscription } from '../subscriptions/subscriptionRow.ts';

/** The length of a lease, in milliseconds: longer than the timeout of a provider's answer. */
export const LEASE_MS = 2 * 60_000;

/** The database, the site and the moment for which due subscriptions are found. */
export interface DueScope {
  readonly queries: Queries;
  readonly site: string;
  readonly now: number;
  /** The ids of subscriptions to leave out. Default: none. */
  readonly except?: readonly number[];
}

const FREE = `(lease_until is null or lease_until <= ${momentParameter(2)})`;

const UNCHANGED = `not exists (select from subscription_changes
  where subscription_id = subscriptions.id and claimed_at is not null and finished_at is null)`;

async function lockFirst(
  { queries, site, now, except = [] }: DueScope,
  due: string,
  condition: string,
): Promise<Subscription | undefined> {
  const [row] = await queries.query(
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions
      where site = $1 and ${due} <= ${momentParameter(2)} and ${FREE} and ${condition}
        and id::text <> all ($3::text[])
      order by ${due}, id limit 1 for update skip locked`,
    [site, now, except.map(String)],
  );
  return row === undefined ? undefined : toSubscription(row);
}

/**
 * Locks the subscription that has been due for billing longest. It skips subscriptions with a lease, and those with a
 * claimed change of plan, whose charge must be settled first.
 */
export const lockDue = (scope: DueScope): Promise<Subscription | undefined> =>
  lockFirst(scope, 'next_action_at', UNCHANGED);

/** Nothing is charged for a cancelled subscription, so its notice waits: its reader may still revoke the cancellation. */
const HAS_NOTICE = `(state <> 'cancelled' or notice_at = created_at)`;

/** Locks a subscription that is due for a mail: a confirmation, a notice before a charge, a gift's announcement, or the end of a share. */
export const lockNoticeDue = (scope: DueScope): Promise<Subscription | undefined> =>
  lockFirst(scope, 'notice_at', HAS_NOTICE);
