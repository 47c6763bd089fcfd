/** The calls of sales and retail: the operation of our client, and the success check of the published one. */
import type { SalesClient } from '@broadsheet/sdk-sales';
import { isJsonObject, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';

/** The checks that the published client applies to a body; it ignores the status. */
export const accepts = {
  items: (body: Json) => Boolean(valueAt(body, 'items')),
  orderNumber: (body: Json) => Boolean(valueAt(body, 'orderNumber')),
  list: (body: Json) => Array.isArray(body),
  history: (body: Json) => valueAt(body, 'start') !== undefined && Array.isArray(valueAt(body, 'orders')),
  subscriptionID: (body: Json) => Boolean(valueAt(body, 'subscriptionID')),
  country: (body: Json) => Boolean(valueAt(body, 'country')),
  sharedSubscriptions: (body: Json) => Array.isArray(valueAt(body, 'sharedSubscriptions')),
  redeemCode: (body: Json) => valueAt(body, 'redeemCode') !== undefined,
  object: (body: Json) => isJsonObject(body) && valueAt(body, 'code') === undefined,
} as const;

/** The data that exist before a row is run. */
export interface Prepared {
  /** The number of the reader's paid order. */
  readonly orderNumber: string;
  /** The id of the running subscription of that order. */
  readonly subscriptionID: number;
  /** Makes another reader invite the reader. @returns the code of the invitation */
  invite(): Promise<string>;
  /** Makes the reader invite another one, who accepts. @returns the subscription id of the share */
  share(): Promise<number>;
  /** Makes the reader, or another one, buy a gift. @returns its code */
  buyGift(buyer: 'reader' | 'other'): Promise<string>;
}

export interface SalesRow {
  readonly operation: string;
  readonly run: (client: SalesClient, prepared: Prepared) => Promise<unknown>;
  readonly accept: keyof typeof accepts;
  /**
   * The required caller. `reader`: signed in. `anyone`: a reader or the holder of the cart's cookie. `nobody`: no sign-in
   * or cookie.
   */
  readonly who: 'reader' | 'anyone' | 'nobody';
}

const item = { sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 };
export const address = { line1: 'Am Ufer 1', locality: 'Berlin', postal: '10115', country: 'DE' };
export const addItem = (client: SalesClient) => client.addItemToCart([item]);
const contact = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };

async function orderFromCart(client: SalesClient): Promise<unknown> {
  await addItem(client);
  // The reader of the rows has bought the same before.
  return client.createNewOrder(address, { ...contact, secondConfirmed: true });
}

const cartRows: readonly SalesRow[] = [
  { operation: 'getCart', run: (client) => client.getCart(), accept: 'items', who: 'anyone' },
  { operation: 'addItemToCart', run: addItem, accept: 'items', who: 'anyone' },
  {
    operation: 'removeItemFromCart',
    run: (client) => client.removeItemFromCart('digital'),
    accept: 'items',
    who: 'anyone',
  },
  { operation: 'clearCart', run: (client) => client.clearCart(), accept: 'items', who: 'anyone' },
  { operation: 'createNewOrder', run: orderFromCart, accept: 'orderNumber', who: 'anyone' },
];

const readerRows: readonly SalesRow[] = [
  {
    operation: 'getOrderDetails',
    run: (client, { orderNumber }) => client.getOrderDetails(orderNumber),
    accept: 'orderNumber',
    who: 'reader',
  },
  {
    operation: 'getOrderHistory',
    run: (client) => client.getOrderHistory({ status: 'Paid' }),
    accept: 'history',
    who: 'reader',
  },
  {
    operation: 'getAllSubscriptions',
    run: (client) => client.getAllSubscriptions(),
    accept: 'list',
    who: 'reader',
  },
  {
    operation: 'getAllActiveSubscriptions',
    run: (client) => client.getAllActiveSubscriptions(),
    accept: 'list',
    who: 'reader',
  },
  {
    operation: 'getSubscriptionDetails',
    run: (client, { subscriptionID }) => client.getSubscriptionDetails(subscriptionID),
    accept: 'subscriptionID',
    who: 'reader',
  },
  {
    operation: 'cancelSubscription',
    run: (client, { subscriptionID }) => client.cancelSubscription(subscriptionID, { reason: 'Moving away' }),
    accept: 'subscriptionID',
    who: 'reader',
  },
  {
    operation: 'rescueSubscription',
    run: async (client, { subscriptionID }) => {
      await client.cancelSubscription(subscriptionID);
      return client.rescueSubscription(subscriptionID);
    },
    accept: 'subscriptionID',
    who: 'reader',
  },
  {
    operation: 'updateBillingAddress',
    run: (client, { subscriptionID }) => client.updateBillingAddress(address, { subscriptionID }),
    accept: 'country',
    who: 'reader',
  },
];

const sharingRows: readonly SalesRow[] = [
  {
    operation: 'getSubscriptionSharingDetails',
    run: (client, { subscriptionID }) => client.getSubscriptionSharingDetails(subscriptionID),
    accept: 'sharedSubscriptions',
    who: 'reader',
  },
  {
    operation: 'shareSubscription',
    run: (client, { subscriptionID }) =>
      client.shareSubscription(subscriptionID, { email: 'cy@example.com' }),
    accept: 'redeemCode',
    who: 'reader',
  },
  {
    operation: 'stopSharing',
    run: async (client, { share }) => client.stopSharing(await share()),
    accept: 'subscriptionID',
    who: 'reader',
  },
  {
    operation: 'redeemAssociateInvitation',
    run: async (client, { invite }) => client.redeemAssociateInvitation(await invite()),
    accept: 'subscriptionID',
    who: 'reader',
  },
  {
    operation: 'redeemEnterpriseSubscription',
    run: (client) => client.redeemEnterpriseSubscription('UNI-ALDERMOUTH'),
    accept: 'subscriptionID',
    who: 'reader',
  },
  {
    operation: 'setGiftRecipient',
    run: async (client, { buyGift }) =>
      client.setGiftRecipient(await buyGift('reader'), { email: 'cy@example.com', name: 'Cy' }),
    accept: 'redeemCode',
    who: 'reader',
  },
  {
    operation: 'getGivenGifts',
    run: async (client, { buyGift }) => {
      await buyGift('reader');
      return client.getGivenGifts();
    },
    accept: 'list',
    who: 'reader',
  },
  {
    operation: 'redeemGiftSubscription',
    run: async (client, { buyGift }) => client.redeemGiftSubscription(await buyGift('other')),
    accept: 'subscriptionID',
    who: 'reader',
  },
];

const yearlyFromNextTerm = {
  newPriceCode: 'yearly',
  productChanges: 'END_OF_CURRENT_TERM',
  currentTerm: 'CONTINUES',
} as const;

const changeRows: readonly SalesRow[] = [
  {
    operation: 'initializeSubscriptionChange',
    run: (client, { subscriptionID }) =>
      client.initializeSubscriptionChange(subscriptionID, yearlyFromNextTerm),
    accept: 'object',
    who: 'reader',
  },
  {
    operation: 'finalizeSubscriptionChange',
    run: async (client, { subscriptionID }) => {
      const { sessionId = '' } = await client.initializeSubscriptionChange(
        subscriptionID,
        yearlyFromNextTerm,
      );
      return client.finalizeSubscriptionChange(sessionId);
    },
    accept: 'object',
    who: 'reader',
  },
  {
    operation: 'getEntitlements',
    run: (client) => client.getEntitlements(),
    accept: 'object',
    who: 'anyone',
  },
];

const retailRows: readonly SalesRow[] = [
  { operation: 'getOffer', run: (client) => client.getOffer(), accept: 'object', who: 'nobody' },
  { operation: 'getProduct', run: (client) => client.getProduct('digital'), accept: 'object', who: 'nobody' },
  {
    operation: 'getPriceInfo',
    run: (client) => client.getPriceInfo('DIGITAL-MONTHLY'),
    accept: 'object',
    who: 'nobody',
  },
  { operation: 'getPaywallRules', run: (client) => client.getPaywallRules(), accept: 'list', who: 'nobody' },
];

export const salesRows: readonly SalesRow[] = [
  ...cartRows,
  ...readerRows,
  ...sharingRows,
  ...changeRows,
  ...retailRows,
];
