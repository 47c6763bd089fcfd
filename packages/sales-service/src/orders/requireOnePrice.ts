import { ServiceError } from '@broadsheet/service-kit/http';
import { findProduct } from '../catalogue/catalogue.ts';
import type { DocumentScope } from '../documents/documentStore.ts';
import { salesRefusals } from '../http/salesRefusals.ts';

interface PricedItem {
  readonly sku: string;
  readonly priceCode: string;
}

/** Returns the SKUs that come with more than one price. */
function listDoublyPriced(items: readonly PricedItem[]): readonly string[] {
  const first = new Map<string, string>();
  return items.flatMap(({ sku, priceCode }) => {
    const before = first.get(sku);
    if (before === undefined) first.set(sku, priceCode);
    return before === undefined || before === priceCode ? [] : [sku];
  });
}

/**
 * Asserts that an order holds each product at one price: by month and by year at once, a reader would pay twice for the same.
 * Gifts are for others, so that one may be for a month and another for a year.
 *
 * @throws ServiceError 409 for a product that comes with two prices
 */
export async function requireOnePrice(scope: DocumentScope, items: readonly PricedItem[]): Promise<void> {
  for (const sku of listDoublyPriced(items)) {
    const product = await findProduct(scope, sku);
    if (product?.isGift !== true) throw new ServiceError(salesRefusals.twoPrices);
  }
}
