import type { Address } from '../answers/Address.ts';
import type { Cart } from '../answers/Cart.ts';
import type { Order } from '../answers/Order.ts';
import type { PaymentOption } from '../answers/Payment.ts';
import type { Associate } from '../answers/Sharing.ts';
import type { Subscription } from '../answers/Subscription.ts';

/**
 * What the answers have told of one reader, for blocks that need it again. Nothing of it outlives the page, or the session:
 * at logout another cache takes its place, so that an answer which comes late is written where nobody looks.
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
