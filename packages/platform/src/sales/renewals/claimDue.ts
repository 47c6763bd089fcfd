/**
 * How any number of processes share the work of billing. A row is claimed with `for update skip locked`, so two that look
 * at once get two rows; a lease holds it while the provider is asked, outside of any transaction. A process that is
 * killed leaves its lease behind; when it is over, the next run asks again with the same idempotency key, so the provider
 * charges once and the answer is booked.
 */
import type { Queries } from '../../database/Database.ts';
import { momentParameter } from '../../identity/store/moments.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { SUBSCRIPTION_COLUMNS, subscriptionOf } from '../subscriptions/subscriptionRow.ts';

/** Longer than a provider may take to answer, in milliseconds. */
export const LEASE_MS = 2 * 60_000;

/** Where and when is looked for work. */
export interface DueScope {
  readonly queries: Queries;
  readonly site: string;
  readonly now: number;
}

const FREE = `(lease_until is null or lease_until <= ${momentParameter(2)})`;

async function lockFirst({ queries, site, now }: DueScope, due: string): Promise<Subscription | undefined> {
  const [row] = await queries.query(
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions
      where site = $1 and ${due} <= ${momentParameter(2)} and ${FREE}
      order by ${due}, id limit 1 for update skip locked`,
    [site, now],
  );
  return row === undefined ? undefined : subscriptionOf(row);
}

/** Locks the subscription that has waited longest for billing; one that is held by a run is passed over. */
export const lockDue = (scope: DueScope): Promise<Subscription | undefined> =>
  lockFirst(scope, 'next_action_at');

/** Locks a subscription about which something may have to be said before its next charge, or to a recipient. */
export const lockNoticeDue = (scope: DueScope): Promise<Subscription | undefined> =>
  lockFirst(scope, 'notice_at');
