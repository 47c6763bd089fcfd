/** What is done once a payment is booked or turned out not to be needed; all of it may be done again. */
import { describeFailure } from '@broadsheet/service-kit/http';
import { emptyPaidCart } from '../../carts/emptyPaidCart.ts';
import { findOrder } from '../../orders/orderStore.ts';
import { endAttempt, listAttempts } from '../attempts/attemptStore.ts';
import type { KnownAttempt } from '../attempts/attemptStore.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PaymentProvider } from '../providers/PaymentProvider.ts';

/** Refunds a payment that its order does not need. All calls use the same key, so it is refunded once. */
export async function returnPayment(
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
export async function closeOtherWays(
  context: PaymentsContext,
  attempt: KnownAttempt,
  orderNumber: string,
): Promise<void> {
  await cancelOthers(context, attempt, orderNumber);
  const order = await findOrder(context.database, orderNumber);
  if (order?.type === 'Parent') await emptyPaidCart(context, order);
}
