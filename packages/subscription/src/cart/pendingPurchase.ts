/**
 * What somebody chose before they logged in, kept in local storage until they come to the checkout. Good for 48 hours.
 */
import type { Environment } from '@broadsheet/block-kit';
import { isRecord, readNumber, readString } from '@broadsheet/client-core';

const KEY = 'ArcXP_cart';
const GOOD_FOR_MS = 172_800_000;

export interface PendingPurchase {
  readonly sku: string;
  readonly priceCode: string;
  /** Milliseconds since 1970. */
  readonly cartDate: number;
}

type Store = Pick<Environment, 'readLocalItem' | 'writeLocalItem' | 'now'>;

export function writePendingPurchase(store: Store, purchase: PendingPurchase): void {
  store.writeLocalItem(KEY, JSON.stringify(purchase));
}

export function forgetPendingPurchase(store: Store): void {
  store.writeLocalItem(KEY, undefined);
}

function parse(text: string): PendingPurchase | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value)) return undefined;
  const [sku, priceCode] = [readString(value, 'sku'), readString(value, 'priceCode')];
  const cartDate = readNumber(value, 'cartDate');
  return sku && priceCode && cartDate !== undefined ? { sku, priceCode, cartDate } : undefined;
}

/** Gives what was chosen; one that is older than 48 hours, or that cannot be read, is thrown away. */
export function readPendingPurchase(store: Store): PendingPurchase | undefined {
  const text = store.readLocalItem(KEY);
  if (text === undefined) return undefined;
  const purchase = parse(text);
  if (purchase !== undefined && store.now() - purchase.cartDate < GOOD_FOR_MS) return purchase;
  forgetPendingPurchase(store);
  return undefined;
}
