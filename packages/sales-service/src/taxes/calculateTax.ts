/**
 * Splits a price into its net amount and taxes. If taxes are inclusive, the advertised amount is the total, and the tax is
 * calculated out of it; if they are exclusive, each tax is added to it. Taxes are never applied to other taxes. All amounts
 * are minor units, and `subtotal + tax === total` always.
 */
import { getChargeStep, splitAmount, computeShare } from '@broadsheet/service-kit/money';
import type { TaxLine } from './TaxLine.ts';
import type { Tax } from './taxTable.ts';

const MILLION = 1_000_000;

export interface TaxedAmount {
  /** The amount without tax. */
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  readonly taxLines: readonly TaxLine[];
}

function taxInside(amount: number, taxes: readonly Tax[]): TaxedAmount {
  const rates = taxes.map(({ ratePpm }) => ratePpm);
  const rate = rates.reduce((sum, each) => sum + each, 0);
  const subtotal = computeShare(amount, { numerator: MILLION, denominator: MILLION + rate });
  const tax = amount - subtotal;
  // The tax is split by rate, because taxes that are rounded one by one might not add up to it.
  const parts = rate === 0 ? rates.map(() => 0) : splitAmount(tax, rates);
  const taxLines = taxes.map(({ name, ratePpm }, index) => ({ name, ratePpm, amount: parts[index] ?? 0 }));
  return { subtotal, tax, total: amount, taxLines };
}

function taxOnTop(amount: number, taxes: readonly Tax[], { step }: { readonly step: number }): TaxedAmount {
  const taxLines = taxes.map(({ name, ratePpm }) => ({
    name,
    ratePpm,
    amount: computeShare(amount, { numerator: ratePpm, denominator: MILLION, step }),
  }));
  const tax = taxLines.reduce((sum, line) => sum + line.amount, 0);
  return { subtotal: amount, tax, total: amount + tax, taxLines };
}

/**
 * Calculates the taxes of an amount of 0 or more.
 *
 * @param taxes the taxes that are due, see `chooseTaxes`
 * @returns amounts whose total can be charged in the currency, if the amount can
 */
export function calculateTax(
  amount: number,
  taxes: readonly Tax[],
  { taxInclusive, currency }: { readonly taxInclusive: boolean; readonly currency: string },
): TaxedAmount {
  return taxInclusive ? taxInside(amount, taxes) : taxOnTop(amount, taxes, { step: getChargeStep(currency) });
}

/** Sums up the tax lines of several items: one line for each name and rate, in the order of their first occurrence. */
export function sumTaxLines(lines: readonly TaxLine[]): readonly TaxLine[] {
  const sums = new Map<string, TaxLine>();
  for (const line of lines) {
    const key = `${line.ratePpm} ${line.name}`;
    const before = sums.get(key)?.amount ?? 0;
    sums.set(key, { ...line, amount: before + line.amount });
  }
  return [...sums.values()];
}
