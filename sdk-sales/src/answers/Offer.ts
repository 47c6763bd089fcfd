import type { BillingUnit, RateBody } from '../contract/retailCalls.ts';
import { flag, list, moment, number, shape, text } from '../json/shape.ts';
import type { Read, Reader } from '../json/shape.ts';

const units: readonly BillingUnit[] = ['Day', 'Week', 'Month', 'Year'];

const unit: Reader<BillingUnit> = (value) => units.find((one) => one === value);

const duration: Reader<RateBody['duration']> = (value) => (value === 'UntilCancelled' ? value : unit(value));

/** Part of a price: this amount, every so often, for so long. */
const readRate = shape(
  {
    /** A decimal of the major unit; `toMinorUnits` before any arithmetic. */
    amount: number,
    /** For how long the rate is good: so many of these. */
    duration,
    durationCount: number,
    /** How often it is charged: every so many of these. */
    billingFrequency: unit,
    billingCount: number,
  },
  ['amount', 'duration'],
);

export type Rate = Read<typeof readRate>;

const readPricingStrategy = shape({
  pricingStrategyId: number,
  priceCode: text,
  name: text,
  description: text,
  summary: text,
  /** ISO 4217. */
  currencyCode: text,
  /** In the order in which they follow each other: an introductory one, then the full one. */
  rates: list(readRate),
  /** Whether the amounts hold the tax. */
  taxInclusive: flag,
});

export type PricingStrategy = Read<typeof readPricingStrategy>;

export const readPriceInfo = shape(
  {
    /** What the asked cycle costs: a decimal of the major unit. */
    price: number,
    /** When it is charged; milliseconds since 1970. */
    paymentDate: moment,
    pricingStrategy: readPricingStrategy,
  },
  ['pricingStrategy'],
);

export type PriceInfo = Read<typeof readPriceInfo>;

const product = {
  sku: text,
  name: text,
  /** HTML of the publisher, as the values of the attributes: unsafe as it is. */
  description: text,
  /** What the product offers, one line each. */
  attributes: list(shape({ id: number, name: text, featureText: text, value: text })),
};

export const readProduct = shape(product, ['sku']);

export type Product = Read<typeof readProduct>;

export const readOffer = shape(
  {
    /** HTML of the publisher, as the subtitle: unsafe as it is. */
    pageTitle: text,
    pageSubTitle: text,
    /** Which campaign it is: the asked one, or `default` when that is over. */
    campaignCode: text,
    products: list(shape({ ...product, pricingStrategies: list(readPricingStrategy) }, ['sku'])),
    /** The code of the paywall that leads here. */
    pw: text,
  },
  ['products'],
);

export type Offer = Read<typeof readOffer>;
