import type { BillingUnit, RateBody } from '../contract/retailCalls.ts';
import { flag, list, moment, number, shape, text } from '../json/shape.ts';
import type { Read, Reader } from '../json/shape.ts';

const units: readonly BillingUnit[] = ['Day', 'Week', 'Month', 'Year'];

const unit: Reader<BillingUnit> = (value) => units.find((one) => one === value);

const duration: Reader<RateBody['duration']> = (value) => (value === 'UntilCancelled' ? value : unit(value));

/** Parses a rate: a part of a price with an amount, its billing interval and its duration. */
const readRate = shape(
  {
    /** A decimal of the major unit; convert it with `toMinorUnits` before any arithmetic. */
    amount: number,
    /** The unit of the rate's duration, which is `durationCount` of these. */
    duration,
    durationCount: number,
    /** The unit of the billing interval, which is `billingCount` of these. */
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
  /** The currency code by ISO 4217. */
  currencyCode: text,
  /** The rates in order of time, such as an introductory rate and then the full one. */
  rates: list(readRate),
  /** Whether the amounts include the tax. */
  taxInclusive: flag,
});

export type PricingStrategy = Read<typeof readPricingStrategy>;

export const readPriceInfo = shape(
  {
    /** The price of the requested cycle, a decimal of the major unit. */
    price: number,
    /** The time of the charge, in milliseconds since 1970. */
    paymentDate: moment,
    pricingStrategy: readPricingStrategy,
  },
  ['pricingStrategy'],
);

export type PriceInfo = Read<typeof readPriceInfo>;

const product = {
  sku: text,
  name: text,
  /** The publisher's HTML, like the values of the attributes: sanitise it before use. */
  description: text,
  /** The features of the product, one line each. */
  attributes: list(shape({ id: number, name: text, featureText: text, value: text })),
  /** Whether it is paid once and never renewed; absent on other services than the platform's. */
  isGift: flag,
};

export const readProduct = shape(product, ['sku']);

export type Product = Read<typeof readProduct>;

export const readOffer = shape(
  {
    /** The publisher's HTML, like the subtitle: sanitise it before use. */
    pageTitle: text,
    pageSubTitle: text,
    /** The code of the campaign: the requested one, or `default` when that has ended. */
    campaignCode: text,
    products: list(shape({ ...product, pricingStrategies: list(readPricingStrategy) }, ['sku'])),
    /** The code of the paywall that leads to this offer. */
    pw: text,
  },
  ['products'],
);

export type Offer = Read<typeof readOffer>;
