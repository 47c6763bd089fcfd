/**
 * Books the state that a provider reports for a payment.
 *
 * The first to learn of a payment books it: the reader's page, a webhook, or reconciliation. All of them ask the provider
 * for the current state and book it here under a lock on the order, so neither their order nor their number matters. A
 * payment that the order does not need, because another tab has paid it in another way, is refunded.
 *
 * `decideSettlement` says what the state means, `storeSettlement` books it, and `afterSettlement` does what is left to do at
 * the providers.
 */
import { endLostAttempt } from '../attempts/attemptStore.ts';
import type { KnownAttempt } from '../attempts/attemptStore.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PaymentProvider, ProviderPayment } from '../providers/PaymentProvider.ts';
import { closeOtherWays, returnPayment } from './afterSettlement.ts';
import { decideSettlement } from './decideSettlement.ts';
import type { Settlement } from './decideSettlement.ts';
import { storeOrderPayment, storeReplacement } from './storeSettlement.ts';

/** The result of settling. `notOurs`: the payment does not match the attempt, so an operator has to look at it. */
export type Settled = 'booked' | 'returned' | 'notOurs' | 'waiting' | 'processing' | 'declined' | 'gone';

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
  const settlement = decideSettlement(attempt, payment);
  switch (settlement.kind) {
    case 'waiting':
    case 'processing':
    case 'declined':
      return settlement.kind;
    case 'gone':
      await endLostAttempt(context.database, attempt.id);
      return 'gone';
    case 'notOurs':
      context.log.error('A payment does not match the order; it is not booked.', {
        provider: attempt.provider,
        reference: attempt.reference,
      });
      return 'notOurs';
    case 'replacement': {
      const deliver = await storeReplacement(context, attempt, settlement);
      deliver?.();
      return 'booked';
    }
    case 'order':
      return settleOrder(context, { provider, attempt }, settlement);
  }
}

/** Books an order's payment, or refunds it where the order does not need it. */
async function settleOrder(
  context: PaymentsContext,
  { provider, attempt }: { readonly provider: PaymentProvider; readonly attempt: KnownAttempt },
  settlement: Extract<Settlement, { readonly kind: 'order' }>,
): Promise<'booked' | 'returned'> {
  const result = await storeOrderPayment(context, attempt, settlement);
  switch (result) {
    case 'unneeded':
      await returnPayment(context, { provider, attempt });
      return 'returned';
    case 'booked':
      await closeOtherWays(context, attempt, settlement.orderNumber);
      return 'booked';
    case 'known':
      return 'booked';
    case 'returned':
      return 'returned';
  }
}
