import type { CartItem } from '@broadsheet/sdk-sales';

/** What is bought, as far as it decides about the price. */
export type BoughtItems = readonly Pick<CartItem, 'sku' | 'priceCode' | 'quantity'>[];

/** Returns whether two lists contain the same items in the same quantities, in any order. */
export function hasSameItems(items: BoughtItems, others: BoughtItems): boolean {
  const write = (list: BoughtItems) =>
    list
      .map(({ sku, priceCode, quantity = 1 }) => JSON.stringify([sku, priceCode, quantity]))
      .toSorted((one, other) => one.localeCompare(other))
      .join();
  return write(items) === write(others);
}
