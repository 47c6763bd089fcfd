/** Stores what was decided about a payment, in one transaction each. */
import type { Queries } from '@broadsheet/service-kit/database';
import { isIntroductionOver, lockIntroductions } from '../../introductions/isIntroductionOver.ts';
import type { Order } from '../../orders/Order.ts';
import { cancelPending, findOrder, lockOrder, markPaid } from '../../orders/orderStore.ts';
import { isSubscribed } from '../../orders/requireFirst.ts';
import { endAttempt, listAttempts } from '../attempts/attemptStore.ts';
import type { KnownAttempt } from '../attempts/attemptStore.ts';
import { insertMethod, linkMethod, replaceMethod } from '../methods/methodStore.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { ProviderMethod } from '../providers/PaymentProvider.ts';
import { decideBooking } from './decideSettlement.ts';
import type { SucceededPayment } from './decideSettlement.ts';
import { insertPayment } from './paymentStore.ts';

async function bookOrder(
  context: PaymentsContext,
  queries: Queries,
  { attempt, payment, order }: { attempt: KnownAttempt; payment: SucceededPayment; order: Order },
): Promise<void> {
  const { site, clock } = context;
  const now = clock.now();
  const { orderNumber, owner } = order;
  const { provider, reference } = attempt;
  const methodId =
    payment.method === undefined
      ? undefined
      : await insertMethod(queries, { site, owner, provider, method: payment.method, now });
  if (methodId !== undefined) await linkMethod(queries, orderNumber, methodId);
  const { amount, currency } = attempt;
  const isNew = await insertPayment(queries, {
    orderNumber,
    methodId,
    paidWith: payment.method,
    provider,
    reference,
    amount,
    currency,
    now,
  });
  if (!isNew) throw new Error('An order that is not paid has a payment in the books: restore the tables.');
  const subscriptionIds = await context.fulfilOrder(queries, order);
  if (!(await markPaid(queries, orderNumber, { now, subscriptionIds })))
    throw new Error('An order that is not paid cannot be marked as paid: restore the table.');
  await endAttempt(queries, attempt.id, 'succeeded');
}

/** Returns whether another order of the same buyer, made before either was paid, has brought the product. */
const isBoughtMeanwhile = async (
  { site }: PaymentsContext,
  queries: Queries,
  { type, owner, items, createdOn: since }: Order,
): Promise<boolean> => type === 'Parent' && isSubscribed(queries, { site, owner, items, since });

/**
 * Books an order's payment once.
 *
 * @returns what the payment is to the order: the caller still has to refund an `unneeded` one
 */
export function storeOrderPayment(
  context: PaymentsContext,
  attempt: KnownAttempt,
  given: { readonly orderNumber: string; readonly payment: SucceededPayment },
): Promise<'booked' | 'known' | 'unneeded' | 'returned'> {
  return context.database.transaction(async (queries) => {
    const buyer = await findOrder(queries, given.orderNumber);
    if (buyer !== undefined) await lockIntroductions(queries, buyer.owner);
    const order = await lockOrder(queries, given.orderNumber);
    if (order === undefined) throw new Error('The order of a payment is gone: restore the table.');
    const attempts = await listAttempts(queries, order.orderNumber);
    const state = attempts.find(({ id }) => id === attempt.id)?.state;
    const decision = decideBooking(state, order.status);
    if (decision !== 'needed') return decision;
    if ((await isIntroductionOver(queries, order)) || (await isBoughtMeanwhile(context, queries, order))) {
      // Two orders were paid at the same time, and the other one has had the introduction or the product.
      await cancelPending(queries, order.orderNumber);
      return 'unneeded';
    }
    await bookOrder(context, queries, { attempt, payment: given.payment, order });
    return 'booked';
  });
}

/**
 * Replaces a saved method by the new one, once, and queues the mails about it.
 *
 * @returns starts their delivery, after the transaction; undefined when the method was replaced before
 */
export function storeReplacement(
  { database, followReplacement }: Pick<PaymentsContext, 'database' | 'followReplacement'>,
  attempt: KnownAttempt,
  { methodId, method }: { readonly methodId: number; readonly method: ProviderMethod },
): Promise<(() => void) | undefined> {
  return database.transaction(async (queries) => {
    const rows = await queries.query(
      "update payment_attempts set state = 'succeeded' where id = $1::int and state in ('open', 'abandoned') returning id",
      [attempt.id],
    );
    if (rows.length === 0) return undefined;
    await replaceMethod(queries, methodId, { provider: attempt.provider, method });
    return followReplacement(queries, methodId);
  });
}
