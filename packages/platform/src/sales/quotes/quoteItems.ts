import type { PostalAddress } from '../addresses/PostalAddress.ts';
import { parsePrice } from '../catalogue/Price.ts';
import { parseProduct } from '../catalogue/Product.ts';
import type { Product } from '../catalogue/Product.ts';
import { textAt } from '../../content/json/Json.ts';
import type { JsonObject } from '../../content/json/Json.ts';
import { listDocuments } from '../documents/documentStore.ts';
import type { DocumentScope } from '../documents/documentStore.ts';
import { calculateTax } from '../taxes/calculateTax.ts';
import { chooseTaxes, findTaxes } from '../taxes/taxTable.ts';
import type { Tax } from '../taxes/taxTable.ts';
import type { Quote, QuotedItem, WantedItem } from './Quote.ts';

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

function quoteItem({ wanted, product, price: document }: PricedItem, taxes: readonly Tax[]): QuotedItem {
  const price = parsePrice(document);
  const unitPrice = price.rates[0].amount;
  const { taxInclusive, currency } = price;
  return {
    ...wanted,
    name: product.name,
    shortDescription: price.name,
    unitPrice,
    ...calculateTax(unitPrice * wanted.quantity, taxes, { taxInclusive, currency }),
    price: document,
  };
}

const getSum = (items: readonly QuotedItem[], key: 'subtotal' | 'tax' | 'total'): number =>
  items.reduce((sum, item) => sum + item[key], 0);

/**
 * Quotes the first cycle of items for a reader at an address; without an address no taxes are calculated.
 *
 * @param wanted items of one currency; an item whose product or price does not exist is left out
 */
export async function quoteItems(
  scope: DocumentScope,
  wanted: readonly WantedItem[],
  { address }: { readonly address: PostalAddress | undefined },
): Promise<Quote> {
  const priced = await readItems(scope, wanted);
  const country = address === undefined || priced.length === 0 ? undefined : address.country;
  const taxes = country === undefined ? [] : await findTaxes(scope, country);
  const items = priced.map((item) =>
    quoteItem(item, chooseTaxes(taxes, { region: address?.region, category: item.product.taxCategory })),
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
