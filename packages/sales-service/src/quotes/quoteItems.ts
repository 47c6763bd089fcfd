import type { PostalAddress } from '../addresses/PostalAddress.ts';
import { getBillingCycle, getLastingCycle } from '../catalogue/billingCycle.ts';
import { parsePrice } from '../catalogue/Price.ts';
import type { Price } from '../catalogue/Price.ts';
import { parseProduct } from '../catalogue/Product.ts';
import type { Product } from '../catalogue/Product.ts';
import { textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { listDocuments } from '../documents/documentStore.ts';
import type { DocumentScope } from '../documents/documentStore.ts';
import type { SalesReader } from '../http/SalesReader.ts';
import { findFirstCycle } from '../introductions/findFirstCycle.ts';
import { calculateTax } from '../taxes/calculateTax.ts';
import { chooseTaxes, findTaxes } from '../taxes/taxTable.ts';
import type { Tax } from '../taxes/taxTable.ts';
import type { Quote, QuotedItem, WantedItem } from './Quote.ts';

/** The person for whom items are quoted. */
export interface QuoteBuyer {
  /** The address that determines the taxes; undefined until it is known. */
  readonly address: PostalAddress | undefined;
  /** The reader, who has each introduction once; undefined where amounts do not matter. */
  readonly reader: SalesReader | undefined;
}

interface PricedItem {
  readonly wanted: WantedItem;
  readonly product: Product;
  /** The price document. */
  readonly price: JsonObject;
}

async function readItems(
  scope: DocumentScope,
  wanted: readonly WantedItem[],
): Promise<readonly PricedItem[]> {
  const skus = wanted.map(({ sku }) => sku);
  const codes = wanted.map(({ priceCode }) => priceCode);
  const products = (await listDocuments(scope, 'product', { ids: skus })).map(parseProduct);
  const prices = await listDocuments(scope, 'price', { ids: codes });
  return wanted.flatMap((item) => {
    const product = products.find(({ sku }) => sku === item.sku);
    const price = prices.find(
      (each) => textAt(each, 'priceCode') === item.priceCode && textAt(each, 'sku') === item.sku,
    );
    return product === undefined || price === undefined ? [] : [{ wanted: item, product, price }];
  });
}

/** Returns the amount of a cycle of a price. @throws Error when it has no such cycle */
function getAmount({ rates }: Price, index: number): number {
  const cycle = getBillingCycle(rates, { index, start: 0 });
  if (cycle === undefined) throw new Error('An item was to begin with a cycle that its price does not have.');
  return cycle.amount;
}

function quoteItem(
  { wanted, product, price: document }: PricedItem,
  { taxes, firstCycle }: { readonly taxes: readonly Tax[]; readonly firstCycle: number },
): QuotedItem {
  const price = parsePrice(document);
  const unitPrice = getAmount(price, firstCycle);
  // A cart may hold more pieces than its product allows today.
  const quantity = Math.min(wanted.quantity, product.quantityAllowed);
  const { taxInclusive, currency } = price;
  return {
    ...wanted,
    quantity,
    name: product.name,
    shortDescription: price.name,
    firstCycle,
    unitPrice,
    ...calculateTax(unitPrice * quantity, taxes, { taxInclusive, currency }),
    price: document,
  };
}

const getSum = (items: readonly QuotedItem[], key: 'subtotal' | 'tax' | 'total'): number =>
  items.reduce((sum, item) => sum + item[key], 0);

/** Finds the cycle at which each item begins; of two items of a product only the first one has its introduction. */
async function findFirstCycles(
  scope: DocumentScope,
  priced: readonly PricedItem[],
  reader: SalesReader | undefined,
): Promise<readonly number[]> {
  const begun = new Set<string>();
  const firstCycles: number[] = [];
  for (const { price: document, product } of priced) {
    const price = parsePrice(document);
    const lasting = getLastingCycle(price.rates);
    const first = await findFirstCycle({ queries: scope.queries, reader }, price);
    firstCycles.push(begun.has(product.sku) ? lasting : first);
    if (first < lasting) begun.add(product.sku);
  }
  return firstCycles;
}

/**
 * Quotes the cycle with which items begin for a reader, at an address; without an address no taxes are calculated.
 *
 * @param wanted items of one currency; an item whose product or price does not exist is left out
 */
export async function quoteItems(
  scope: DocumentScope,
  wanted: readonly WantedItem[],
  { address, reader }: QuoteBuyer,
): Promise<Quote> {
  const priced = await readItems(scope, wanted);
  const country = address === undefined || priced.length === 0 ? undefined : address.country;
  const taxes = country === undefined ? [] : await findTaxes(scope, country);
  const firstCycles = await findFirstCycles(scope, priced, reader);
  const items = priced.map((item, index) =>
    quoteItem(item, {
      taxes: chooseTaxes(taxes, { region: address?.region, category: item.product.taxCategory }),
      firstCycle: firstCycles[index] ?? 1,
    }),
  );
  return {
    currency: textAt(items[0]?.price, 'currency') ?? '',
    items,
    subtotal: getSum(items, 'subtotal'),
    tax: getSum(items, 'tax'),
    shipping: 0,
    total: getSum(items, 'total'),
  };
}
