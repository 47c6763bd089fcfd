import type { SalesContext } from '@broadsheet/sdk-sales';
import { removeStoredOrderNumber, removeStoredPurchase } from '@broadsheet/sdk-sales/rules';

/**
 * Removes what the browser stored about a finished checkout: the choice, and the number of the order that was being paid.
 */
export function forgetCheckout({ storage }: Pick<SalesContext, 'storage'>): void {
  removeStoredOrderNumber(storage);
  removeStoredPurchase(storage);
}
