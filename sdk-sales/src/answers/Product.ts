import type { BillingUnit, RateBody } from '../contract/retailCalls.ts';
import { flag, list, moment, numeric, shape, string } from '@broadsheet/client-core';
import type { Parsed, Parser } from '@broadsheet/client-core';

const units: readonly BillingUnit[] = ['Day', 'Week', 'Month', 'Year'];

const unit: Parser<BillingUnit> = (value) => units.find((one) => one === value);

const duration: Parser<RateBody['duration']> = (value) => (value === 'UntilCancelled' ? value : unit(value));

/** Parses a rate: a part of a price with an amount, its billing interval and its duration. */
const readRate = shape(
  {
    /** A decimal of the major unit; convert it with `toMinorUnits` before any arithmetic. */
    amount: numeric,
    /** The unit of the rate's duration, which is `durationCount` of these. */
    duration,
    durationCount: numeric,
    /** The unit of the billing interval, which is `billingCount` of these. */
    billingFrequency: unit,
    billingCount: numeric,
  },
  ['amount', 'duration'],
);

export type Rate = Parsed<typeof readRate>;

const readPricingStrategy = shape({
  pricingStrategyId: numeric,
  priceCode: string,
  name: string,
  description: string,
  summary: string,
  /** The currency code by ISO 4217. */
  currencyCode: string,
  /** The rates in order of time, such as an introductory rate and then the full one. */
  rates: list(readRate),
  /** Whether the amounts include the tax. */
  taxInclusive: flag,
});

export type PricingStrategy = Parsed<typeof readPricingStrategy>;

export const readPriceInfo = shape(
  {
    /** The price of the requested cycle, a decimal of the major unit. */
    price: numeric,
    /** The time of the charge, in milliseconds since 1970. */
    paymentDate: moment,
    pricingStrategy: readPricingStrategy,
  },
  ['pricingStrategy'],
);

export type PriceInfo = Parsed<typeof readPriceInfo>;

const product = {
  sku: string,
  name: string,
  /** The publisher's HTML, like the values of the attributes: sanitise it before use. */
  description: string,
  /** The features of the product, one line each. */
  attributes: list(shape({ id: numeric, name: string, featureText: string, value: string })),
  /** Whether it is paid once and never renewed; absent on other services than the platform's. */
  isGift: flag,
};

export const readProduct = shape(product, ['sku']);

export type Product = Parsed<typeof readProduct>;

export const readOffer = shape(
  {
    /** The publisher's HTML, like the subtitle: sanitise it before use. */
    pageTitle: string,
    pageSubTitle: string,
    /** The code of the campaign: the requested one, or `default` when that has ended. */
    campaignCode: string,
    products: list(shape({ ...product, pricingStrategies: list(readPricingStrategy) }, ['sku'])),
    /** The code of the paywall that leads to this offer. */
    pw: string,
  },
  ['products'],
);

export type Offer = Parsed<typeof readOffer>;
