import type { Stripe } from 'stripe';
import type { DisputeState, ProviderReversals } from '../PaymentProvider.ts';
import { fromStripeAmount } from './stripeAmounts.ts';

/** Refunds that were refused or taken back give nothing. */
const GIVEN: ReadonlySet<string> = new Set(['succeeded', 'pending', 'requires_action']);

/** @returns `undefined` for a question of the bank (an inquiry), which takes no money */
function toState(status: string): DisputeState | undefined {
  if (status.startsWith('warning_')) return undefined;
  return status === 'won' || status === 'lost' ? status : 'open';
}

/** @param reference of a payment intent */
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
