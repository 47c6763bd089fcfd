import { Stripe } from 'stripe';
import type { ChargeOutcome } from '../../Payments.ts';
import type { ProviderMethod } from '../PaymentProvider.ts';

const WALLETS: Readonly<Record<string, string>> = { apple_pay: 'ApplePay', google_pay: 'GooglePay' };

/** Refusals that a retry cannot overcome: the reader has to use another card, or to answer the bank. */
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

const getId = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

const getExpiration = (month: number, year: number): string =>
  `${String(month).padStart(2, '0')}${String(year % 100).padStart(2, '0')}`;

/** Returns the payment method of an intent; `undefined` unless its `payment_method` is expanded. */
export function toProviderMethod(
  intent: Stripe.PaymentIntent | Stripe.SetupIntent,
): ProviderMethod | undefined {
  const { payment_method: method, customer } = intent;
  if (method === null || typeof method === 'string') return undefined;
  const { card } = method;
  return {
    partner: WALLETS[card?.wallet?.type ?? ''] ?? 'StripeIntents',
    customer: getId(customer),
    token: method.id,
    brand: card?.brand,
    lastFour: card?.last4,
    expiration: card === undefined ? undefined : getExpiration(card.exp_month, card.exp_year),
  };
}

const CONFLICT = 409;

/**
 * Returns whether Stripe refused a call for good. A conflict is no refusal: another process has sent the same request, and
 * that one is not answered yet.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.rawType !== 'idempotency_error' &&
  error.statusCode !== CONFLICT;

/** Converts an error of the library to the outcome of a charge: `unknown` unless Stripe clearly refused the charge. */
export function chargeFailure(error: unknown): ChargeOutcome {
  if (error instanceof Stripe.errors.StripeCardError) {
    const isForReader = [error.code, error.decline_code].some((code) => FOR_THE_READER.has(code ?? ''));
    return { kind: isForReader ? 'needsReader' : 'declined' };
  }
  // The saved method no longer exists, or belongs to another customer.
  if (isRefusal(error)) return { kind: 'needsReader' };
  return { kind: 'unknown' };
}
