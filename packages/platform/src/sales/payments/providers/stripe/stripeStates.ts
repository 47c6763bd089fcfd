import { Stripe } from 'stripe';
import type { ChargeOutcome } from '../../Payments.ts';
import type { ProviderMethod } from '../PaymentProvider.ts';

const WALLETS: Readonly<Record<string, string>> = { apple_pay: 'ApplePay', google_pay: 'GooglePay' };

/** Refusals that no later day cures: the reader has to show another card, or to answer the bank. */
const FOR_THE_READER: ReadonlySet<string> = new Set([
  'authentication_required',
  'expired_card',
  'lost_card',
  'stolen_card',
  'pickup_card',
  'incorrect_number',
  'invalid_account',
  'revocation_of_authorization',
  'revocation_of_all_authorizations',
  'stop_payment_order',
]);

const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

const expirationOf = (month: number, year: number): string =>
  `${String(month).padStart(2, '0')}${String(year % 100).padStart(2, '0')}`;

/** The method of an intent; its `payment_method` has to be expanded. */
export function toProviderMethod(
  intent: Stripe.PaymentIntent | Stripe.SetupIntent,
): ProviderMethod | undefined {
  const { payment_method: method, customer } = intent;
  if (method === null || typeof method === 'string') return undefined;
  const { card } = method;
  return {
    partner: WALLETS[card?.wallet?.type ?? ''] ?? 'StripeIntents',
    customer: idOf(customer),
    token: method.id,
    brand: card?.brand,
    lastFour: card?.last4,
    expiration: card === undefined ? undefined : expirationOf(card.exp_month, card.exp_year),
  };
}

/** Whether a call failed because the intent is over already, or never was. */
export const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.rawType !== 'idempotency_error';

/** What a charge without the reader came to when the library threw. Only a clear refusal is one. */
export function chargeFailure(error: unknown): ChargeOutcome {
  if (error instanceof Stripe.errors.StripeCardError) {
    const isForReader = [error.code, error.decline_code].some((code) => FOR_THE_READER.has(code ?? ''));
    return { kind: isForReader ? 'needsReader' : 'declined' };
  }
  // The saved method is not there any more, or belongs to somebody else now.
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return { kind: 'needsReader' };
  return { kind: 'unknown' };
}
