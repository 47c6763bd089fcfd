/** Stores the number of the order for which the reader was redirected to PayPal. */
import type { KeyValueStore } from '@broadsheet/client-core';
import { storedItems } from './storedItems.ts';

/** Returns the order number, even one that an older page has stored. */
export const readStoredOrderNumber = (store: KeyValueStore): string | undefined =>
  store.get(storedItems.orderNumber) || store.get(storedItems.olderOrderNumber) || undefined;

export function removeStoredOrderNumber(store: KeyValueStore): void {
  store.remove(storedItems.orderNumber);
  store.remove(storedItems.olderOrderNumber);
}

export function storeOrderNumber(store: KeyValueStore, orderNumber: string): void {
  removeStoredOrderNumber(store);
  store.set(storedItems.orderNumber, orderNumber);
}
