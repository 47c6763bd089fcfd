/** Amounts as Stripe counts them, https://docs.stripe.com/currencies: in hundredths for two currencies that have none. */
import type { Money } from '../../../money/Money.ts';

const COUNTED_IN_HUNDREDTHS: ReadonlySet<string> = new Set(['ISK', 'UGX']);

const factorOf = (currency: string): number => (COUNTED_IN_HUNDREDTHS.has(currency) ? 100 : 1);

export function toStripeAmount({ amount, currency }: Money): Money {
  return { amount: amount * factorOf(currency), currency: currency.toLowerCase() };
}

export function fromStripeAmount(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  return { amount: amount / factorOf(code), currency: code };
}
