import type { Stripe } from 'stripe';
import type { DisputeState, ProviderReversals } from '../PaymentProvider.ts';
import { fromStripeAmount } from './stripeAmounts.ts';

/** The states of refunds that count; failed and cancelled refunds return no money. */
const GIVEN: ReadonlySet<string> = new Set(['succeeded', 'pending', 'requires_action']);

/** Converts the status of a dispute. @returns `undefined` for an inquiry of the bank, which takes no money */
function toState(status: string): DisputeState | undefined {
  if (status.startsWith('warning_')) return undefined;
  return status === 'won' || status === 'lost' ? status : 'open';
}

/** Lists the refunds and disputes of a payment. @param reference the id of the payment intent */
export async function listStripeReversals(stripe: Stripe, reference: string): Promise<ProviderReversals> {
  const of = { payment_intent: reference, limit: 100 };
  const [refunds, disputes] = await Promise.all([stripe.refunds.list(of), stripe.disputes.list(of)]);
  return {
    refunds: refunds.data
      .filter(({ status }) => GIVEN.has(status ?? ''))
      .map(({ id, amount, currency, metadata }) => ({
        id,
        amount: fromStripeAmount(amount, currency).amount,
        key: metadata?.['key'],
      })),
    disputes: disputes.data.flatMap(({ id, amount, currency, status }) => {
      const state = toState(status);
      return state === undefined ? [] : { id, amount: fromStripeAmount(amount, currency).amount, state };
    }),
  };
}
