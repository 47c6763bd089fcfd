/** The state of a checkout: which step is open, and the results of the steps before it. */
import type { Cart, Order } from '@broadsheet/sdk-sales';
import type { Address, StoredAddress } from '@broadsheet/sales-ui';
import type { ChosenPayment } from './payment/ChosenPayment.ts';

export type CheckoutState =
  | { readonly step: 'billing'; readonly cart: Cart; readonly address: StoredAddress | undefined }
  | { readonly step: 'payment'; readonly cart: Cart; readonly order: Order; readonly address: Address }
  | {
      readonly step: 'review';
      readonly cart: Cart;
      readonly order: Order;
      readonly address: Address;
      readonly payment: ChosenPayment;
    };
