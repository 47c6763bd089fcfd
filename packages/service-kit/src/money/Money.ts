/**
 * Money is counted in integer minor units (cents, yen) everywhere on this server; decimals occur only in requests,
 * responses and documents. Fractions are rounded once, half away from zero, as tax offices and invoices do.
 */
import { getDecimals } from './currencies.ts';

/** An amount in minor units of its currency: `{ amount: 1299, currency: 'EUR' }` is € 12.99. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** Converts an amount to a number. @throws RangeError for an amount that a number cannot hold exactly */
function toSafe(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError('The amount is too large to be counted exactly.');
  return number;
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/**
 * Returns a share of an amount, such as 7 of 30 days: `amount * numerator / denominator`, with half a unit rounded away
 * from zero.
 *
 * @param ratio integers; the denominator is above 0. The result is a multiple of `step` (default 1); see `getChargeStep`
 * @throws RangeError for numbers that are not integers, a denominator that is not above 0, and results that are too large
 */
export function computeShare(
  amount: number,
  ratio: { readonly numerator: number; readonly denominator: number; readonly step?: number },
): number {
  const { numerator, denominator, step = 1 } = ratio;
  if (denominator <= 0) throw new RangeError('A share needs a denominator above 0.');
  const product = BigInt(amount) * BigInt(numerator);
  const divisor = BigInt(denominator) * BigInt(step);
  const rounded = ((absolute(product) * 2n + divisor) / (divisor * 2n)) * BigInt(step);
  return toSafe(product < 0n ? -rounded : rounded);
}

/**
 * Splits an amount by weights; the parts always add up to the amount. Units that remain after the division go to the
 * parts with the largest remainders, and among equal remainders to the earlier part.
 *
 * @param amount 0 or more
 * @param weights integers of 0 or more, at least one of them above 0
 * @throws RangeError for an amount below 0, and for weights that are all 0
 */
export function splitAmount(amount: number, weights: readonly number[]): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total <= 0n || amount < 0) throw new RangeError('An amount is split by weights, one of them above 0.');
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, whole: product / total, remainder: product % total };
  });
  let left = BigInt(amount) - shares.reduce((sum, { whole }) => sum + whole, 0n);
  const byRemainder = shares.toSorted(
    (one, other) => Number(other.remainder > one.remainder) - Number(other.remainder < one.remainder),
  );
  const extra = new Set<number>();
  for (const { index } of byRemainder) {
    if (left === 0n) break;
    extra.add(index);
    left -= 1n;
  }
  return shares.map(({ index, whole }) => toSafe(whole + (extra.has(index) ? 1n : 0n)));
}

/** Converts an amount to the decimal number of requests and responses: 12.99 for 1299 cents, 1200 for 1200 yen. */
export function toDecimal({ amount, currency }: Money): number {
  // Division by a power of ten gives the double nearest to the decimal, which JSON prints as the decimal itself.
  return amount / 10 ** getDecimals(currency);
}

/** Converts an amount to the decimal text of documents, with the number of decimals of its currency: `12.90`. */
export function toDecimalText({ amount, currency }: Money): string {
  return toDecimal({ amount, currency }).toFixed(getDecimals(currency));
}

/**
 * Parses a decimal number of a document or a request, given as text or number, without rounding.
 *
 * @returns undefined for anything else, more decimals than the currency has, and amounts that are too large
 */
export function parseDecimal(decimal: unknown, currency: string): Money | undefined {
  const text = typeof decimal === 'number' ? String(decimal) : decimal;
  if (typeof text !== 'string') return undefined;
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const decimals = getDecimals(currency);
  if (/[^0]/.test(fraction.slice(decimals))) return undefined;
  const units = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  if (!Number.isSafeInteger(units)) return undefined;
  return { amount: sign === '-' && units !== 0 ? -units : units, currency };
}
