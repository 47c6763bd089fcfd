/**
 * Books the state that a provider reports for a payment.
 *
 * The first to learn of a payment books it: the reader's page, a webhook, or reconciliation. All of them ask the provider
 * for the current state and book it here under a lock on the order, so neither their order nor their number matters. A
 * payment that the order does not need, because another tab has paid it in another way, is refunded.
 */
import { describeFailure } from '@broadsheet/service-kit/http';
import { emptyPaidCart } from '../../carts/emptyPaidCart.ts';
import { isIntroductionOver, lockIntroductions } from '../../introductions/isIntroductionOver.ts';
import type { Order } from '../../orders/Order.ts';
import { cancelPending, findOrder, lockOrder, markPaid } from '../../orders/orderStore.ts';
import type { Queries } from '@broadsheet/service-kit/database';
import { endAttempt, listAttempts } from '../attempts/attemptStore.ts';
import type { KnownAttempt } from '../attempts/attemptStore.ts';
import { insertMethod, linkMethod, replaceMethod } from '../methods/methodStore.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PaymentProvider, ProviderPayment } from '../providers/PaymentProvider.ts';
import { insertPayment } from './paymentStore.ts';

type Succeeded = Extract<ProviderPayment, { readonly kind: 'succeeded' }>;

/** The result of settling. `notOurs`: the payment does not match the attempt, so an operator has to look at it. */
export type Settled = 'booked' | 'returned' | 'notOurs' | 'waiting' | 'declined' | 'gone';

/** Returns the text by which the provider knows an attempt's subject. */
export const getSubject = ({ subject }: Pick<KnownAttempt, 'subject'>): string =>
  subject.kind === 'order' ? subject.orderNumber : `method-${subject.methodId}`;

function isOurs(attempt: KnownAttempt, payment: Succeeded): boolean {
  const isSubject = payment.subject === getSubject(attempt);
  // PayPal stores no subject with a saved account; only the reference identifies it.
  if (attempt.kind === 'setup') return isSubject || payment.subject === undefined;
  return isSubject && payment.amount === attempt.amount && payment.currency === attempt.currency;
}

async function bookOrder(
  context: PaymentsContext,
  queries: Queries,
  { attempt, payment, order }: { attempt: KnownAttempt; payment: Succeeded; order: Order },
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

/**
 * Books an order's payment once.
 *
 * @returns what the caller still has to do: refund an `unneeded` one, tidy up a `booked` one
 */
function settleOrder(
  context: PaymentsContext,
  attempt: KnownAttempt,
  given: { readonly orderNumber: string; readonly payment: Succeeded },
): Promise<'booked' | 'known' | 'unneeded' | 'returned'> {
  return context.database.transaction(async (queries) => {
    const buyer = await findOrder(queries, given.orderNumber);
    if (buyer !== undefined) await lockIntroductions(queries, buyer.owner);
    const order = await lockOrder(queries, given.orderNumber);
    if (order === undefined) throw new Error('The order of a payment is gone: restore the table.');
    const attempts = await listAttempts(queries, order.orderNumber);
    const state = attempts.find(({ id }) => id === attempt.id)?.state;
    if (state === 'succeeded') return 'known';
    if (state === 'returned') return state;
    if (order.status === 'Paid' || order.status === 'Cancelled') return 'unneeded';
    if (await isIntroductionOver(queries, order)) {
      // Two orders were paid at the same time, and the other one has had the introduction.
      await cancelPending(queries, order.orderNumber);
      return 'unneeded';
    }
    await bookOrder(context, queries, { attempt, payment: given.payment, order });
    return 'booked';
  });
}

/** Refunds a payment that its order does not need. All calls use the same key, so it is refunded once. */
async function giveBack(
  { database, log }: PaymentsContext,
  { provider, attempt }: { readonly provider: PaymentProvider; readonly attempt: KnownAttempt },
): Promise<void> {
  const { id, reference, amount, currency, kind } = attempt;
  if (kind === 'payment' && amount > 0) {
    const idempotencyKey = `unneeded-${reference}`;
    const isBack = await provider.refund({ reference, amount, currency, idempotencyKey });
    if (!isBack) log.error('A payment that is not needed was not given back: do it by hand.', { reference });
  }
  await endAttempt(database, id, 'returned');
}

/** Cancels the other open attempts of an order at their providers. */
async function cancelOthers(
  context: PaymentsContext,
  attempt: KnownAttempt,
  orderNumber: string,
): Promise<void> {
  const { database, providers, log } = context;
  const others = (await listAttempts(database, orderNumber)).filter(
    ({ id, state }) => id !== attempt.id && state === 'open',
  );
  for (const other of others) {
    try {
      await providers.get(other.provider)?.cancel(other);
    } catch (error) {
      // Reconciliation looks at the attempt again, and refunds it if it was paid.
      log.error('A payment that is not needed could not be cancelled.', describeFailure(error));
    }
  }
}

/** Cancels other attempts and empties the paid cart, so that nothing can be paid twice. */
async function tidyUp(context: PaymentsContext, attempt: KnownAttempt, orderNumber: string): Promise<void> {
  await cancelOthers(context, attempt, orderNumber);
  const order = await findOrder(context.database, orderNumber);
  if (order?.type === 'Parent') await emptyPaidCart(context, order);
}

/** Replaces a saved method by the new one, once. */
async function settleReplacement(
  { database, followReplacement }: PaymentsContext,
  attempt: KnownAttempt,
  { methodId, payment }: { readonly methodId: number; readonly payment: Succeeded },
): Promise<void> {
  const { method } = payment;
  if (method === undefined) throw new Error('The provider told of no method where one was to be saved.');
  const isNew = await database.transaction(async (queries) => {
    const rows = await queries.query(
      "update payment_attempts set state = 'succeeded' where id = $1::int and state in ('open', 'abandoned') returning id",
      [attempt.id],
    );
    if (rows.length > 0) await replaceMethod(queries, methodId, { provider: attempt.provider, method });
    return rows.length > 0;
  });
  if (isNew) await followReplacement(methodId);
}

/**
 * Settles an attempt by the state that the provider has reported. Idempotent.
 *
 * @throws Error when the provider or the database does not answer; the attempt stays undecided then
 */
export async function settleAttempt(
  context: PaymentsContext,
  attempt: KnownAttempt,
  payment: ProviderPayment,
): Promise<Settled> {
  const provider = context.providers.get(attempt.provider);
  if (provider === undefined) throw new Error(`The provider "${attempt.provider}" is not set up any more.`);
  if (payment.kind === 'gone') await endAttempt(context.database, attempt.id, 'abandoned');
  if (payment.kind !== 'succeeded') return payment.kind;
  if (!isOurs(attempt, payment)) {
    context.log.error('A payment does not match what was asked for; it is not booked.', {
      provider: attempt.provider,
      reference: attempt.reference,
    });
    return 'notOurs';
  }
  const { subject } = attempt;
  if (subject.kind === 'method') {
    await settleReplacement(context, attempt, { methodId: subject.methodId, payment });
    return 'booked';
  }
  const { orderNumber } = subject;
  const result = await settleOrder(context, attempt, { orderNumber, payment });
  if (result === 'unneeded') {
    await giveBack(context, { provider, attempt });
    return 'returned';
  }
  if (result === 'returned') return result;
  if (result === 'booked') await tidyUp(context, attempt, orderNumber);
  return 'booked';
}
