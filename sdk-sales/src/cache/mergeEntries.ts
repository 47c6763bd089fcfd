import type { Order } from '../answers/Order.ts';
import type { Associate } from '../answers/Sharing.ts';
import type { Subscription } from '../answers/Subscription.ts';
import type { SalesCache } from './SalesCache.ts';

/** Merges each newer entry into the one of the same name; a merged entry moves to the end. */
function mergeBy<Entry extends object>(nameOf: (entry: Entry) => unknown) {
  return (entries: readonly Entry[], newer: readonly Entry[]): readonly Entry[] => {
    const merged = new Map(entries.map((entry) => [nameOf(entry), entry]));
    for (const entry of newer) {
      const name = nameOf(entry);
      const whole = { ...merged.get(name), ...entry };
      merged.delete(name);
      merged.set(name, whole);
    }
    return [...merged.values()];
  };
}

const merge = mergeBy<Subscription>(({ subscriptionID }) => subscriptionID);
const mergeShares = mergeBy<Associate>(({ subscriptionID }) => subscriptionID);
const mergeByNumber = mergeBy<Order>(({ orderNumber }) => orderNumber);

export function mergeSubscriptions(cache: SalesCache, newer: readonly Subscription[]): void {
  cache.subscriptions = merge(cache.subscriptions, newer);
}

export function mergeSharedSubscriptions(cache: SalesCache, newer: readonly Associate[]): void {
  cache.sharedSubscriptions = mergeShares(cache.sharedSubscriptions, newer);
}

export function mergeOrders(cache: SalesCache, newer: readonly Order[]): void {
  cache.orders = mergeByNumber(cache.orders, newer);
}
