import type { SalesContext } from '@broadsheet/sdk-sales';
import { removeStoredOrderNumber, removeStoredPurchase } from '@broadsheet/sdk-sales/rules';

/** Forgets what the browser kept of a checkout that has ended: what was chosen, and the order that was being paid. */
export function forgetCheckout({ storage }: Pick<SalesContext, 'storage'>): void {
  removeStoredOrderNumber(storage);
  removeStoredPurchase(storage);
}
