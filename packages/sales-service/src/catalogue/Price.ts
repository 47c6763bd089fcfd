import type { BillingUnit, PricingStrategyBody, RateBody } from '@broadsheet/sdk-sales/contract';
import { isJsonObject, listAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { parseDecimal, toDecimal } from '@broadsheet/service-kit/money';

export type { BillingUnit };

export const BILLING_UNITS: readonly BillingUnit[] = ['Day', 'Week', 'Month', 'Year'];

/** A part of a price: an amount, how often it is charged, and for how long. */
export interface Rate {
  /** The amount of each charge, in minor units of the price's currency. */
  readonly amount: number;
  /** The unit of `durationCount`. Only the last rate of a price can last until the subscription is cancelled. */
  readonly duration: BillingUnit | 'UntilCancelled';
  readonly durationCount: number;
  /** The unit of `billingCount`: the charge recurs every `billingCount` of these units. */
  readonly billingFrequency: BillingUnit;
  readonly billingCount: number;
}

/** A price of a product. Once sold it never changes: a price with another code succeeds it. */
export interface Price {
  readonly priceCode: string;
  readonly sku: string;
  readonly pricingStrategyId: number;
  readonly name: string;
  readonly description: string;
  readonly summary: string;
  readonly currency: string;
  /** Whether the amounts include tax. */
  readonly taxInclusive: boolean;
  /** The rates in the order in which they follow each other; at least one. */
  readonly rates: readonly [Rate, ...Rate[]];
}

function parseRate(value: Json, currency: string): Rate | undefined {
  const amount = parseDecimal(valueAt(value, 'amount'), currency)?.amount;
  const duration = textAt(value, 'duration');
  const billingFrequency = BILLING_UNITS.find((unit) => unit === textAt(value, 'billingFrequency'));
  const lasts = duration === 'UntilCancelled' ? duration : BILLING_UNITS.find((unit) => unit === duration);
  const durationCount = valueAt(value, 'durationCount') ?? 1;
  const billingCount = valueAt(value, 'billingCount') ?? 1;
  if (amount === undefined || lasts === undefined || billingFrequency === undefined) return undefined;
  if (typeof durationCount !== 'number' || typeof billingCount !== 'number') return undefined;
  return { amount, duration: lasts, durationCount, billingFrequency, billingCount };
}

/**
 * Parses a stored price document, such as the one that an order item keeps. It was validated at the import.
 *
 * @throws Error when it is not a price
 */
export function parsePrice(document: Json): Price {
  const priceCode = textAt(document, 'priceCode');
  const sku = textAt(document, 'sku');
  const currency = textAt(document, 'currency');
  const pricingStrategyId = valueAt(document, 'pricingStrategyId');
  const [first, ...others] = listAt(document, 'rates').flatMap(
    (rate) => parseRate(rate, currency ?? '') ?? [],
  );
  if (
    !isJsonObject(document) ||
    priceCode === undefined ||
    sku === undefined ||
    currency === undefined ||
    typeof pricingStrategyId !== 'number' ||
    first === undefined
  ) {
    throw new Error('A stored price cannot be read: import its document again.');
  }
  return {
    priceCode,
    sku,
    pricingStrategyId,
    currency,
    name: textAt(document, 'name') ?? priceCode,
    description: textAt(document, 'description') ?? '',
    summary: textAt(document, 'summary') ?? '',
    taxInclusive: document.taxInclusive !== false,
    rates: [first, ...others],
  };
}

function rateBody(rate: Rate, currency: string): RateBody {
  return { ...rate, amount: toDecimal({ amount: rate.amount, currency }) };
}

/** Converts a price to the body that offers and price calls return. */
export function pricingStrategyBody(price: Price): PricingStrategyBody {
  const { currency, sku: _sku, ...rest } = price;
  return {
    ...rest,
    currencyCode: currency,
    rates: price.rates.map((rate) => rateBody(rate, currency)),
  };
}
