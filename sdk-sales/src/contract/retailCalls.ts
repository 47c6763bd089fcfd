import type { Endpoints } from '@broadsheet/client-core';
export const retailCalls = {
  price: { method: 'GET', path: '/retail/public/v1/pricing/paymentInfo/:priceCode/:cycleIndex/:startDate' },
  product: { method: 'GET', path: '/retail/public/v1/product/:sku' },
  offer: { method: 'GET', path: '/retail/public/v1/offer/live/:campaign' },
} as const satisfies Endpoints<RetailCalls>;

/** What is for sale, the same for everybody. */
export interface RetailCalls {
  /**
   * Gives what a cycle of a price costs. `cycleIndex` counts from 1; `startDate` is the day on which the first cycle began
   * or would begin, as its UTC midnight in milliseconds since 1970.
   */
  readonly price: { readonly caller: 'anyone'; readonly answer: PriceInfoBody };
  /** Returns a product. */
  readonly product: { readonly caller: 'anyone'; readonly answer: ProductBody };
  /** Returns the offer of a campaign; that of `default` if the campaign is over. */
  readonly offer: { readonly caller: 'anyone'; readonly answer: OfferBody };
}

export type BillingUnit = 'Day' | 'Week' | 'Month' | 'Year';

/** Part of a price: this amount, every so often, for so long. */
export interface RateBody {
  /** A decimal of the major unit; clients also accept it as a text. */
  readonly amount: number;
  /** For how long the rate is good: so many of these. */
  readonly duration: BillingUnit | 'UntilCancelled';
  readonly durationCount: number;
  /** How often it is charged: every so many of these. */
  readonly billingFrequency: BillingUnit;
  readonly billingCount: number;
}

export interface PricingStrategyBody {
  readonly pricingStrategyId: number;
  readonly priceCode: string;
  readonly name: string;
  readonly description: string;
  readonly summary: string;
  /** ISO 4217. */
  readonly currencyCode: string;
  /** In the order in which they follow each other: an introductory one, then the full one. */
  readonly rates: readonly RateBody[];
  /** Whether the amounts hold the tax. */
  readonly taxInclusive: boolean;
}

export interface PriceInfoBody {
  /** What the asked cycle costs: a decimal of the major unit. */
  readonly price: number;
  /** When it is charged; milliseconds since 1970. */
  readonly paymentDate: number;
  readonly pricingStrategy: PricingStrategyBody;
}

/** What a product offers, one line. */
export interface ProductAttributeBody {
  readonly id: number;
  readonly name?: string;
  readonly featureText: string;
  /** The same text, as offers name it; may hold HTML of the publisher. */
  readonly value: string;
}

export interface ProductBody {
  readonly sku: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly ProductAttributeBody[];
  /** Whether it is a gift, which is paid once and never renewed. Default: false. */
  readonly isGift?: boolean;
}

export interface OfferedProductBody extends ProductBody {
  readonly pricingStrategies: readonly PricingStrategyBody[];
}

export interface OfferBody {
  /** May hold HTML of the publisher, as `pageSubTitle` may. */
  readonly pageTitle: string;
  readonly pageSubTitle: string;
  /** Which campaign it is: the asked one, or `default` when that is over. */
  readonly campaignCode: string;
  readonly products: readonly OfferedProductBody[];
  /** The code of the paywall that leads here. */
  readonly pw?: string;
}
