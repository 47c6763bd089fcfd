import type { CartItemBody, TaxLineBody } from '@broadsheet/sdk-sales/contract';
import type { JsonObject } from '../../content/json/Json.ts';
import { toDecimal } from '../money/Money.ts';
import { sumTaxLines } from '../taxes/calculateTax.ts';
import type { TaxLine } from '../taxes/TaxLine.ts';

/** What somebody wants. */
export interface WantedItem {
  readonly sku: string;
  readonly priceCode: string;
  readonly quantity: number;
}

/** What it costs. Amounts are minor units of the quote's currency, for the whole quantity unless they say otherwise. */
export interface QuotedItem extends WantedItem {
  /** Of the product. */
  readonly name: string;
  readonly shortDescription: string | undefined;
  /** What one of it costs in the first cycle, as it is advertised: with tax where taxes are inclusive. */
  readonly unitPrice: number;
  /** Without tax. */
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  readonly taxLines: readonly TaxLine[];
  /** The price document as it is now; see `parsePrice`. Once this is sold, later charges go by it. */
  readonly price: JsonObject;
}

/** Items of one currency and their sums, in minor units. */
export interface Quote {
  /** Empty without items. */
  readonly currency: string;
  readonly items: readonly QuotedItem[];
  readonly subtotal: number;
  readonly tax: number;
  readonly shipping: number;
  readonly total: number;
}

/** An item as carts and orders give it out. */
export function itemBody(item: QuotedItem, currency: string): CartItemBody {
  const decimal = (amount: number): number => toDecimal({ amount, currency });
  return {
    sku: item.sku,
    priceCode: item.priceCode,
    quantity: item.quantity,
    name: item.name,
    shortDescription: item.shortDescription ?? null,
    price: decimal(item.unitPrice),
    tax: decimal(item.tax),
    subtotal: decimal(item.subtotal),
    total: decimal(item.total),
  };
}

const MILLION = 1_000_000;

/** What the tax of a quote is made of, each tax once. */
export function taxLineBodies({ items, currency }: Quote): readonly TaxLineBody[] {
  return sumTaxLines(items.flatMap(({ taxLines }) => taxLines)).map(({ name, ratePpm, amount }) => ({
    name,
    rate: ratePpm / MILLION,
    amount: toDecimal({ amount, currency }),
  }));
}
