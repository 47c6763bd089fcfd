/** The order that somebody went to PayPal with. */
import type { KeyValueStore } from '@broadsheet/client-core';
import { storedItems } from './storedItems.ts';

/** Gives the order number, also one that an older page has left. */
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
