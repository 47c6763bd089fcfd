import { invalidRequest } from './StripeApiError.ts';

const WITH_THREE_DECIMALS: ReadonlySet<unknown> = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);
const WHOLE_IN_HUNDREDTHS: ReadonlySet<unknown> = new Set(['isk', 'ugx']);

/**
 * Asserts that an amount is one that cards can pay: of a currency with three decimals it ends in 0, of crowns (ISK) and
 * shillings (UGX), which the API counts in hundredths, in 00.
 *
 * @throws StripeApiError otherwise
 */
export function requireChargeable(amount: number, currency: unknown): void {
  if (WITH_THREE_DECIMALS.has(currency) && amount % 10 !== 0)
    throw invalidRequest('The last digit of an amount in a three-decimal currency must be 0.', 'amount');
  if (WHOLE_IN_HUNDREDTHS.has(currency) && amount % 100 !== 0)
    throw invalidRequest(
      `Amounts in ${String(currency).toUpperCase()} have no decimals: they must be divisible by 100.`,
      'amount',
    );
}
