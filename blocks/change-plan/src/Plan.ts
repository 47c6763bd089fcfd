import type { Offer, PricingStrategy } from '@broadsheet/sdk-sales';
import { parseRates } from '@broadsheet/subscription';
import type { Rate, Unit } from '@broadsheet/subscription';

/** A product at a price, as a reader may have it. */
export interface Plan {
  readonly sku: string;
  readonly priceCode: string;
  /** Such as `Digital, monthly`. */
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly rates: readonly Rate[];
  readonly isTaxInclusive: boolean;
}

/** Product and price; prices are often named after their product. */
function toName(product: string, price: string): string {
  const names = price.includes(product) ? [price] : [product, price];
  return names.filter(Boolean).join(', ');
}

/** @returns `undefined` for a price that cannot be shown with everything that follows it */
export function toPlan(
  { sku, name }: { readonly sku: string; readonly name?: string | null | undefined },
  { priceCode, name: priceName, currencyCode: currency, rates: given, taxInclusive }: PricingStrategy,
): Plan | undefined {
  if (!priceCode || !currency) return undefined;
  const rates = parseRates(given, currency);
  if (rates.length === 0) return undefined;
  const isTaxInclusive = taxInclusive === true;
  return { sku, priceCode, name: toName(name ?? sku, priceName ?? ''), currency, rates, isTaxInclusive };
}

/** The plans of an offer, in its order. */
export const listPlans = ({ products }: Offer): readonly Plan[] =>
  (products ?? []).flatMap((product) =>
    (product.pricingStrategies ?? []).flatMap((strategy) => toPlan(product, strategy) ?? []),
  );

/** Days, as prices count: neither month nor year is that of a calendar. */
const DAYS: Readonly<Record<Unit, number>> = { Day: 1, Week: 7, Month: 30, Year: 360 };

/** What a plan costs in the long run, and for how long each charge is. */
function toLongRun({ rates }: Plan): { readonly perDay: number; readonly days: number } {
  const last = rates.at(-1);
  if (last === undefined) return { perDay: 0, days: 0 };
  const days = DAYS[last.billingFrequency] * Math.max(1, last.billingCount);
  return { perDay: last.amount / days, days };
}

/** Whether a plan is more than another: dearer in the long run, or the same product for longer at once. */
export function isUpgrade(from: Plan | undefined, to: Plan): boolean {
  if (from === undefined) return true;
  const [now, then] = [toLongRun(from), toLongRun(to)];
  return then.perDay > now.perDay || (from.sku === to.sku && then.days > now.days);
}
