/**
 * Books reversals: refunds in the provider's dashboard, and disputes opened by a bank. An event about one is only a hint;
 * the provider is asked for the whole state, so events may arrive twice, late or in any order.
 */
import type { Payment } from '../booking/paymentStore.ts';
import { sumReversals } from '../booking/sumReversals.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import { bookDisputes, bookRefunds, confirmOwnRefunds } from './reversalStore.ts';

/**
 * Books all reversals of a payment, applies them to its subscriptions, and mails the reader.
 *
 * @throws Error when the provider does not answer, ServiceError 409 while the subscription is being charged; either way the
 *   provider sends its event again
 */
export async function bookReversals(context: PaymentsContext, payment: Payment): Promise<void> {
  const { database, providers, clock, followReversal } = context;
  const provider = providers.get(payment.provider);
  if (provider === undefined) throw new Error(`The provider "${payment.provider}" is not set up any more.`);
  const reversals = await provider.listReversals(payment.reference);
  const scope = { paymentId: payment.id, now: clock.now() };
  const deliver = await database.transaction(async (queries) => {
    await queries.query('select id from payments where id = $1::int for update', [payment.id]);
    await confirmOwnRefunds(queries, scope, reversals);
    const before = await sumReversals(queries, payment.id);
    const refunded = await bookRefunds(queries, scope, reversals);
    const { isOpened, isLost } = await bookDisputes(queries, scope, reversals);
    const after = await sumReversals(queries, payment.id);
    const returned = after - before;
    if (returned === 0 && !isOpened && !isLost) return undefined;
    return followReversal(queries, {
      orderNumber: payment.orderNumber,
      returned,
      refunded: Math.min(refunded, returned),
      isDisputed: isOpened,
      isAllBack: after >= payment.amount,
    });
  });
  deliver?.();
}
