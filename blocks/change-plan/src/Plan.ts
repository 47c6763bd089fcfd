import type { Offer, PricingStrategy } from '@broadsheet/sdk-sales';
import { parseRates } from '@broadsheet/sales-ui';
import type { Rate, Unit } from '@broadsheet/sales-ui';

/** A product at a price that a reader can subscribe to. */
export interface Plan {
  readonly sku: string;
  readonly priceCode: string;
  /** The name, such as `Digital, monthly`. */
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly rates: readonly Rate[];
  readonly isTaxInclusive: boolean;
}

/** Returns the names of product and price, or the price's alone when it contains the product's. */
function toName(product: string, price: string): string {
  const names = price.includes(product) ? [price] : [product, price];
  return names.filter(Boolean).join(', ');
}

/** Returns the plan of a price; `undefined` when the price has no code, currency or rates to show. */
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

/** Returns the plans of an offer, in its order. */
export const listPlans = ({ products }: Offer): readonly Plan[] =>
  (products ?? []).flatMap((product) =>
    (product.pricingStrategies ?? []).flatMap((strategy) => toPlan(product, strategy) ?? []),
  );

/** The days of each unit as prices count them, not as a calendar does. */
const DAYS: Readonly<Record<Unit, number>> = { Day: 1, Week: 7, Month: 30, Year: 360 };

/** Returns the lasting price of a plan per day, and the days that each charge pays for: those of its last rate. */
function toLongRun({ rates }: Plan): { readonly perDay: number; readonly days: number } {
  const last = rates.at(-1);
  if (last === undefined) return { perDay: 0, days: 0 };
  const days = DAYS[last.billingFrequency] * Math.max(1, last.billingCount);
  return { perDay: last.amount / days, days };
}

/** Returns whether a plan is an upgrade: dearer in the long run, or the same product with a longer period per charge. */
export function isUpgrade(from: Plan | undefined, to: Plan): boolean {
  if (from === undefined) return true;
  const [now, then] = [toLongRun(from), toLongRun(to)];
  return then.perDay > now.perDay || (from.sku === to.sku && then.days > now.days);
}
