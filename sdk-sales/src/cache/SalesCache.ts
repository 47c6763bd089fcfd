import type { Address } from '../answers/Address.ts';
import type { Cart } from '../answers/Cart.ts';
import type { Order } from '../answers/Order.ts';
import type { PaymentOption } from '../answers/Payment.ts';
import type { Associate } from '../answers/Sharing.ts';
import type { Subscription } from '../answers/Subscription.ts';

/**
 * The data of one reader from earlier responses, for blocks that need it again. It is discarded with the page and with the
 * session: a logout replaces the cache, so that a late response is written to a cache that nobody uses any more.
 */
export interface SalesCache {
  subscriptions: readonly Subscription[];
  sharedSubscriptions: readonly Associate[];
  orders: readonly Order[];
  addresses: readonly Address[];
  paymentOptions: readonly PaymentOption[];
  currentOrder?: Order;
  cart?: Cart;
}

export const createSalesCache = (): SalesCache => ({
  subscriptions: [],
  sharedSubscriptions: [],
  orders: [],
  addresses: [],
  paymentOptions: [],
});
