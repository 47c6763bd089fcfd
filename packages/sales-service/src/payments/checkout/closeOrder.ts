import { ServiceError } from '@broadsheet/service-kit/http';
import { cancelPending } from '../../orders/orderStore.ts';
import type { Order } from '../../orders/Order.ts';
import { endAttempt, isKnown, listAttempts } from '../attempts/attemptStore.ts';
import { paymentRefusals } from '../booking/paymentRefusals.ts';
import { settleAttempt } from '../booking/settleAttempt.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import { callProvider } from './callProvider.ts';

/**
 * Cancels a pending order whose prices are not valid any more, so that the same items can be ordered anew. A payment that
 * was made in time and is not booked yet is booked instead.
 *
 * @returns whether it turned out to be paid
 * @throws ServiceError 409 while the bank decides about a payment, 503 when the provider does not answer
 */
export async function closeOrder(
  context: PaymentsContext,
  { orderNumber }: Order,
): Promise<'closed' | 'paid'> {
  const { database, providers, log } = context;
  const open = (await listAttempts(database, orderNumber)).filter(({ state }) => state === 'open');
  for (const attempt of open) {
    const provider = providers.get(attempt.provider);
    if (isKnown(attempt) && provider !== undefined) {
      const settled = await callProvider(log, async () =>
        settleAttempt(context, attempt, await provider.look(attempt)),
      );
      if (settled === 'booked' || settled === 'returned') return 'paid';
      // Its bank decides: it was made in time, and cannot be cancelled.
      if (settled === 'processing') throw new ServiceError(paymentRefusals.processing);
      await callProvider(log, () => provider.cancel(attempt));
    }
    await endAttempt(database, attempt.id, 'abandoned');
  }
  await cancelPending(database, orderNumber);
  return 'closed';
}
