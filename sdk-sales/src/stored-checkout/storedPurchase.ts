/** Stores the purchase that the reader chose before the login, for two days. */
import { moment, parseJson, shape, string } from '@broadsheet/client-core';
import type { KeyValueStore } from '@broadsheet/client-core';
import { FRESH_MS } from '../recovery/freshness.ts';
import { storedItems } from './storedItems.ts';

const readPurchase = shape({ sku: string, priceCode: string, cartDate: moment }, [
  'sku',
  'priceCode',
  'cartDate',
]);

export interface StoredPurchase {
  readonly sku: string;
  readonly priceCode: string;
  /** The time of the choice, in milliseconds since 1970. */
  readonly cartDate: number;
}

export const storePurchase = (store: KeyValueStore, purchase: StoredPurchase): void =>
  store.set(storedItems.cart, JSON.stringify(purchase));

export const removeStoredPurchase = (store: KeyValueStore): void => store.remove(storedItems.cart);

/** Returns the stored purchase; removes one that is older than 48 hours or cannot be parsed. */
export function readStoredPurchase(store: KeyValueStore, nowMs: number): StoredPurchase | undefined {
  const purchase = readPurchase(parseJson(store.get(storedItems.cart) ?? ''));
  if (purchase && nowMs - purchase.cartDate <= FRESH_MS) return purchase;
  removeStoredPurchase(store);
  return undefined;
}
