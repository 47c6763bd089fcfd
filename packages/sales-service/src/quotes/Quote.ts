import type { CartItemBody, TaxLineBody } from '@broadsheet/sdk-sales/contract';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { toDecimal } from '@broadsheet/service-kit/money';
import { sumTaxLines } from '../taxes/calculateTax.ts';
import type { TaxLine } from '../taxes/TaxLine.ts';

/** An item that a reader wants to buy. */
export interface WantedItem {
  readonly sku: string;
  readonly priceCode: string;
  readonly quantity: number;
}

/** An item with its price. Amounts are minor units of the quote's currency, for the whole quantity except `unitPrice`. */
export interface QuotedItem extends WantedItem {
  /** The product's name. */
  readonly name: string;
  readonly shortDescription: string | undefined;
  /** The cycle of its price at which the item begins, from 1; later ones leave out an introduction that was had. */
  readonly firstCycle: number;
  /** The advertised price of one piece in its first cycle; it includes tax where the price does. */
  readonly unitPrice: number;
  /** The amount without tax. */
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
  readonly taxLines: readonly TaxLine[];
  /** The price document at this moment, see `parsePrice`. Later charges of the sold item use it. */
  readonly price: JsonObject;
}

/** Items of one currency and their sums, in minor units. */
export interface Quote {
  /** The currency code of ISO 4217; empty without items. */
  readonly currency: string;
  readonly items: readonly QuotedItem[];
  readonly subtotal: number;
  readonly tax: number;
  readonly shipping: number;
  readonly total: number;
}

/** Converts an item to the body that cart and order calls return. */
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
    ...(item.firstCycle > 1 && { firstRetailCycleIDX: item.firstCycle }),
  };
}

const MILLION = 1_000_000;

/** Returns the taxes of a quote, each once with its sum over all items. */
export function taxLineBodies({ items, currency }: Quote): readonly TaxLineBody[] {
  return sumTaxLines(items.flatMap(({ taxLines }) => taxLines)).map(({ name, ratePpm, amount }) => ({
    name,
    rate: ratePpm / MILLION,
    amount: toDecimal({ amount, currency }),
  }));
}
