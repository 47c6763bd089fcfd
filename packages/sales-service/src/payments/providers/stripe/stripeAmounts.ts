/** Converts amounts; Stripe counts two currencies without decimals in hundredths, see https://docs.stripe.com/currencies. */
import type { Money } from '@broadsheet/service-kit/money';

const COUNTED_IN_HUNDREDTHS: ReadonlySet<string> = new Set(['ISK', 'UGX']);

const getFactor = (currency: string): number => (COUNTED_IN_HUNDREDTHS.has(currency) ? 100 : 1);

export function toStripeAmount({ amount, currency }: Money): Money {
  return { amount: amount * getFactor(currency), currency: currency.toLowerCase() };
}

export function fromStripeAmount(amount: number, currency: string): Money {
  const code = currency.toUpperCase();
  return { amount: amount / getFactor(code), currency: code };
}
