import { invalidRequest } from './StripeApiError.ts';

const WITH_THREE_DECIMALS: ReadonlySet<unknown> = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);

/** Asserts that an amount of a currency with three decimals ends in 0, as the API demands. @throws StripeApiError otherwise */
export function requireChargeable(amount: number, currency: unknown): void {
  if (WITH_THREE_DECIMALS.has(currency) && amount % 10 !== 0)
    throw invalidRequest('The last digit of an amount in a three-decimal currency must be 0.', 'amount');
}
