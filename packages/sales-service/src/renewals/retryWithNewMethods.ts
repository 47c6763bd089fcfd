/**
 * Charges a subscription that is past due in the next run after its reader has changed the payment method, without waiting
 * for the next day of the retry schedule. Each failure stores a mark of the method that was charged. The mark is compared
 * with the method that is saved now, so this works however the method was changed, without any notification.
 */
import type { SalesContext } from '../SalesContext.ts';
import { addEvent } from '../subscriptions/eventStore.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { SUBSCRIPTION_COLUMNS, toSubscription } from '../subscriptions/subscriptionRow.ts';
import { toMethodMark } from '../subscriptions/toMethodMark.ts';
import { lockSubscription, saveSubscription } from '../subscriptions/subscriptionStore.ts';

type Needs = Pick<SalesContext, 'database' | 'site' | 'clock' | 'payments'>;

/** Reads the mark of the method that a subscription would be charged with now. */
export async function readMethodMark(
  { database, payments }: Needs,
  subscription: Subscription,
): Promise<string> {
  const { orderNumber } = subscription;
  if (orderNumber === undefined) return '';
  const methods = await payments.listSavedMethods(database, [orderNumber]);
  return toMethodMark(methods.get(orderNumber));
}

async function makeDue({ database, clock }: Needs, id: number): Promise<void> {
  await database.transaction(async (queries) => {
    const subscription = await lockSubscription(queries, id);
    if (subscription?.state.kind !== 'pastDue' || subscription.leaseUntil !== undefined) return;
    const now = clock.now();
    if (subscription.nextActionAt !== undefined && subscription.nextActionAt <= now) return;
    await saveSubscription(queries, { ...subscription, nextActionAt: now });
    await addEvent(queries, id, { type: 'UPDATE_PAYMENT_METHOD', at: now });
  });
}

/**
 * Makes subscriptions due that are past due and whose payment method is no longer the one that failed.
 *
 * @param stopping leaves the rest to the next run
 */
export async function retryWithNewMethods(context: Needs, stopping?: AbortSignal): Promise<void> {
  const rows = await context.database.query(
    `select ${SUBSCRIPTION_COLUMNS} from subscriptions where site = $1 and state = 'pastDue' and lease_until is null`,
    [context.site],
  );
  for (const subscription of rows.map(toSubscription)) {
    if (stopping?.aborted === true) return;
    const { state, id } = subscription;
    if (state.kind !== 'pastDue') continue;
    if ((await readMethodMark(context, subscription)) !== state.failedMethod) await makeDue(context, id);
  }
}
