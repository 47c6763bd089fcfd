/** Every call of the contract, with the request of its operation and a response of the service. */
import type { SalesClient } from '../src/createSalesClient.ts';

/** The caller that is required: see the README's table. */
export type Who = 'anyone' | 'reader' | 'nobody';

export interface CallRow {
  readonly operation: string;
  readonly run: (client: SalesClient) => Promise<unknown>;
  readonly who: Who;
  /** The method and URL; that of the sales service without its origin. */
  readonly sends: string;
  readonly body?: unknown;
  readonly cache?: 'no-cache' | 'no-store';
  /** The body of the response. The operation's result is the same, or `gives`. */
  readonly answer: unknown;
  readonly gives?: unknown;
  /** A response body that is neither a refusal nor a success. */
  readonly fails?: unknown;
}

const address = { line1: 'Main Street 1', locality: 'Springfield', postal: '12345', country: 'US' };
const item = { sku: 'daily', priceCode: 'M1', quantity: 1 };
const cart = {
  items: [{ ...item, name: 'The Daily', price: 9.99, tax: 0, subtotal: 9.99, total: 9.99 }],
  currency: 'USD',
  shipping: 0,
  subtotal: 9.99,
  tax: 0,
  total: 9.99,
};
const order = { orderNumber: 'A-1', orderStatus: 'Pending', currency: 'USD', total: 9.99, items: cart.items };
const wireOrder = { ...order, orderStatus: undefined, status: 'Pending' };
const payment = { paymentMethodID: 18, token: 'pi_1' };
const subscription = { subscriptionID: 7, status: 1, sku: 'daily', productName: 'The Daily' };
const strategy = { priceCode: 'M1', name: 'Monthly', currencyCode: 'USD', taxInclusive: true, rates: [] };
const SALES = '/sales/public';
const RETAIL = 'https://retail.example.com/retail/public/v1';

const cartRows: readonly CallRow[] = [
  {
    operation: 'getCart',
    run: (client) => client.getCart(),
    who: 'anyone',
    sends: `GET ${SALES}/v1/cart`,
    answer: cart,
    fails: {},
  },
  {
    operation: 'addItemToCart',
    run: (client) => client.addItemToCart([item], { billingAddress: address }),
    who: 'anyone',
    sends: `POST ${SALES}/v1/cart/item`,
    body: { items: [item], billingAddress: address },
    answer: cart,
    fails: {},
  },
  {
    operation: 'removeItemFromCart',
    run: (client) => client.removeItemFromCart('daily/1'),
    who: 'anyone',
    sends: `DELETE ${SALES}/v1/cart/item/daily%2F1`,
    answer: { items: [] },
    fails: {},
  },
  {
    operation: 'clearCart',
    run: (client) => client.clearCart(),
    who: 'anyone',
    sends: `DELETE ${SALES}/v1/cart/clear`,
    answer: { items: [] },
    fails: {},
  },
];

const checkoutRows: readonly CallRow[] = [
  {
    operation: 'createNewOrder',
    run: (client) =>
      client.createNewOrder(address, { email: 'a@example.com', phone: '', recaptchaToken: 'solved' }),
    who: 'anyone',
    sends: `POST ${SALES}/v1/checkout/order`,
    body: { email: 'a@example.com', billingAddress: address, 'recaptcha-token': 'solved' },
    answer: wireOrder,
    gives: order,
    fails: { status: 'Pending' },
  },
  {
    operation: 'getPaymentOptions',
    run: (client) => client.getPaymentOptions(),
    who: 'anyone',
    sends: `GET ${SALES}/v1/checkout/payment/options`,
    cache: 'no-cache',
    answer: [{ paymentMethodType: 18, paymentMethodID: 3 }],
    fails: {},
  },
  {
    operation: 'getAddresses',
    run: (client) => client.getAddresses(),
    who: 'reader',
    sends: `GET ${SALES}/v1/checkout/addresses`,
    answer: [address],
    fails: {},
  },
  {
    operation: 'initializePayment',
    run: (client) =>
      client.initializePayment('A-1', { paymentMethodID: 3, applePayValidationUrl: 'https://apple/?a=1&b' }),
    who: 'anyone',
    sends: `GET ${SALES}/v1/checkout/order/A-1/payment/3?validationURL=https%3A%2F%2Fapple%2F%3Fa%3D1%26b`,
    answer: { orderNumber: 'A-2', parameter1: 'secret', parameter2: 'key', parameter3: null },
    gives: { orderNumber: 'A-2', parameter1: 'secret', parameter2: 'key' },
    fails: { parameter1: 'secret' },
  },
  {
    operation: 'finalizePayment',
    run: (client) =>
      client.finalizePayment('A-1', {
        ...payment,
        details: { email: 'a@example.com', browserInfo: 'opaque' },
        recaptchaToken: 'solved',
      }),
    who: 'anyone',
    sends: `PUT ${SALES}/v1/checkout/order/A-1/payment/18`,
    body: { email: 'a@example.com', browserInfo: 'opaque', token: 'pi_1', 'recaptcha-token': 'solved' },
    answer: { ...wireOrder, status: 'Paid', subscriptionIDs: '7,8', orderDateUTC: '2026-11-22T00:00:00Z' },
    gives: {
      ...order,
      orderStatus: 'Paid',
      subscriptionIDs: [7, 8],
      orderDate: Date.UTC(2026, 10, 22),
    },
    fails: { status: 'Paid' },
  },
  {
    operation: 'finalizePayment3ds',
    run: (client) => client.finalizePayment3ds('A-1', { ...payment, spreedlySuccess: true }),
    who: 'anyone',
    sends: `PUT ${SALES}/v1/checkout/3ds/order/A-1/payment/18`,
    body: { token: 'pi_1', SPREEDLY_SUCCEEDED: true },
    answer: wireOrder,
    gives: order,
    fails: { status: 'Paid' },
  },
  {
    operation: 'finalizePayment3ds without the flag',
    run: (client) => client.finalizePayment3ds('A-1', payment),
    who: 'anyone',
    sends: `PUT ${SALES}/v1/checkout/3ds/order/A-1/payment/18`,
    body: { token: 'pi_1' },
    answer: wireOrder,
    gives: order,
  },
  {
    operation: 'initializePaymentUpdate',
    run: (client) => client.initializePaymentUpdate(5, { paymentMethodID: 18 }),
    who: 'anyone',
    sends: `PUT ${SALES}/v1/paymentmethod/5/provider/18`,
    body: {},
    answer: { parameter1: 'secret' },
  },
  {
    operation: 'finalizePaymentUpdate',
    run: (client) =>
      client.finalizePaymentUpdate(5, { ...payment, recaptchaToken: 'solved', details: { phone: '1' } }),
    who: 'anyone',
    sends: `PUT ${SALES}/v1/paymentmethod/5/provider/18/finalize`,
    body: { phone: '1', token: 'pi_1', 'recaptcha-token': 'solved' },
    answer: { creditCardLastFour: '4242', expiration: '0429' },
  },
  {
    operation: 'finalizePaymentUpdate3ds',
    run: (client) => client.finalizePaymentUpdate3ds(5, { ...payment, spreedlySuccess: true }),
    who: 'anyone',
    sends: `PUT ${SALES}/v1/paymentmethod/5/provider/18/finalize3ds`,
    body: { token: 'pi_1', SPREEDLY_SUCCEEDED: true },
    answer: {},
  },
];

const orderRows: readonly CallRow[] = [
  {
    operation: 'getOrderDetails',
    run: (client) => client.getOrderDetails('A-1'),
    who: 'reader',
    sends: `GET ${SALES}/v1/order/detail/A-1`,
    cache: 'no-cache',
    answer: {
      ...wireOrder,
      status: 'Paid',
      totalTax: 1,
      orderDate: 5,
      billingAddress: { ...address, line2: null },
    },
    gives: { ...order, orderStatus: 'Paid', tax: 1, orderDate: 5, billingAddress: address },
    fails: { status: 'Paid' },
  },
  {
    operation: 'getOrderHistory',
    run: (client) => client.getOrderHistory(),
    who: 'reader',
    sends: `GET ${SALES}/v1/order/history?pageSize=10&start=0`,
    cache: 'no-cache',
    answer: { start: 0, orders: [{ orderNumber: 'A-1', orderStatus: '3', totalAmount: 9.99 }, { total: 1 }] },
    gives: { start: 0, orders: [{ orderNumber: 'A-1', orderStatus: 'Paid', total: 9.99 }] },
    fails: { orders: [] },
  },
  {
    operation: 'getOrderHistory of a status',
    run: (client) => client.getOrderHistory({ start: 10, pageSize: 5, status: 'Paid' }),
    who: 'reader',
    sends: `GET ${SALES}/v1/order/history?pageSize=5&start=10&status=Paid`,
    cache: 'no-cache',
    answer: { start: 10, orders: [] },
    fails: { start: 10 },
  },
];

const subscriptionRows: readonly CallRow[] = [
  {
    operation: 'getAllSubscriptions',
    run: (client) => client.getAllSubscriptions(),
    who: 'reader',
    sends: `GET ${SALES}/v1/subscription/all`,
    answer: [{ subscriptionID: 7, statusID: 3, paymentMethod: { paymentPartner: 'PayPal', lastFour: null } }],
    gives: [{ subscriptionID: 7, status: 3, currentPaymentMethod: { paymentPartner: 'PayPal' } }],
    fails: {},
  },
  {
    operation: 'getAllActiveSubscriptions',
    run: (client) => client.getAllActiveSubscriptions(),
    who: 'reader',
    sends: `GET ${SALES}/v1/subscription/allactive`,
    answer: [{ subscriptionID: 7, statusID: 1 }],
    gives: [{ subscriptionID: 7, status: 1 }],
    fails: {},
  },
  {
    operation: 'getSubscriptionDetails',
    run: (client) => client.getSubscriptionDetails(7),
    who: 'reader',
    sends: `GET ${SALES}/v1/subscription/7/details`,
    cache: 'no-cache',
    answer: {
      ...subscription,
      currentRetailCycleIDX: 2,
      events: [{ eventType: 'START_SUBSCRIPTION', eventDateUTC: 5 }],
    },
    fails: { status: 1 },
  },
  {
    operation: 'cancelSubscription',
    run: (client) => client.cancelSubscription(7, { reason: 'Moving away' }),
    who: 'reader',
    sends: `PUT ${SALES}/v1/subscription/7/cancel`,
    body: { reason: 'Moving away' },
    answer: { subscriptionID: 7 },
    fails: {},
  },
  {
    operation: 'rescueSubscription',
    run: (client) => client.rescueSubscription(7),
    who: 'reader',
    sends: `PUT ${SALES}/v1/subscription/7/rescue`,
    body: {},
    answer: { subscriptionID: 7 },
    fails: {},
  },
  {
    operation: 'getSubscriptionSharingDetails',
    run: (client) => client.getSubscriptionSharingDetails(7),
    who: 'reader',
    sends: `GET ${SALES}/v1/subscription/7/sharing`,
    cache: 'no-cache',
    answer: { numSharesAllowed: null, sharedSubscriptions: [{ email: 'b@example.com', subscriptionID: 9 }] },
    gives: { sharedSubscriptions: [{ email: 'b@example.com', subscriptionID: 9 }] },
    fails: {},
  },
  {
    operation: 'shareSubscription',
    run: (client) => client.shareSubscription(7, { email: 'b@example.com' }),
    who: 'reader',
    sends: `PUT ${SALES}/v1/subscription/7/share`,
    body: { email: 'b@example.com' },
    answer: { redeemCode: 'code' },
    fails: {},
  },
  {
    operation: 'stopSharing',
    run: (client) => client.stopSharing(9),
    who: 'reader',
    sends: `PUT ${SALES}/v1/subscription/9/stopshare`,
    answer: { subscriptionID: 9 },
    fails: {},
  },
  {
    operation: 'setGiftRecipient',
    run: (client) => client.setGiftRecipient('code', { email: 'b@example.com', name: 'Bo', note: 'For you' }),
    who: 'reader',
    sends: `PUT ${SALES}/v1/subscription/gift/code`,
    body: { email: 'b@example.com', name: 'Bo', note: 'For you' },
    answer: { subscriptionID: 8, redeemCode: 'code', name: 'Bo', email: 'b@example.com' },
    fails: { subscriptionID: 8 },
  },
  {
    operation: 'getGivenGifts',
    run: (client) => client.getGivenGifts(),
    who: 'reader',
    sends: `GET ${SALES}/v1/subscription/gift`,
    cache: 'no-cache',
    answer: [
      {
        subscriptionID: 8,
        status: 5,
        redeemCode: 'G8-x',
        redeemedOnUTC: null,
        recipient: { email: 'cy@example.com', name: 'Cy', sendNotificationOnUTC: 5 },
      },
      { status: 5 },
    ],
    gives: [
      {
        subscriptionID: 8,
        status: 5,
        redeemCode: 'G8-x',
        recipient: { email: 'cy@example.com', name: 'Cy', sendNotificationOnUTC: 5 },
      },
    ],
    fails: {},
  },
  {
    operation: 'redeemGiftSubscription',
    run: (client) => client.redeemGiftSubscription('code'),
    who: 'reader',
    sends: `POST ${SALES}/v1/subscription/gift/redeem`,
    body: { token: 'code' },
    answer: { subscriptionID: 8 },
    fails: {},
  },
  {
    operation: 'initializeSubscriptionChange',
    run: (client) =>
      client.initializeSubscriptionChange(7, {
        newPriceCode: 'Y1',
        productChanges: 'NOW',
        currentTerm: 'ENDS',
      }),
    who: 'reader',
    sends: `POST ${SALES}/v1/subscription/upgradedowngrade`,
    body: { subscriptionId: 7, newPriceCode: 'Y1', productChanges: 'NOW', currentTerm: 'ENDS' },
    answer: { sessionId: 's-1', subscriptionId: 7, proposedCharge: 90 },
  },
  {
    operation: 'finalizeSubscriptionChange',
    run: (client) => client.finalizeSubscriptionChange('s-1', { reasonCode: '' }),
    who: 'reader',
    sends: `PUT ${SALES}/v1/subscription/upgradedowngrade`,
    body: { sessionId: 's-1' },
    answer: { sessionId: 's-1' },
  },
];

const otherRows: readonly CallRow[] = [
  {
    operation: 'onSwgPurchase',
    run: (client) => client.onSwgPurchase('{"purchaseToken":"g"}'),
    who: 'anyone',
    sends: `POST ${SALES}/v1/swg/purchase`,
    body: { purchaseToken: 'g' },
    answer: {},
    gives: undefined,
  },
  {
    operation: 'checkSwgSubscriptionToken',
    run: (client) => client.checkSwgSubscriptionToken('{"a":1}', { findOrCreate: true }),
    who: 'nobody',
    sends: `POST ${SALES}/v1/swg/loginexists`,
    body: { a: 1, findOrCreate: true },
    answer: { exists: false },
    fails: {},
  },
  {
    operation: 'getOffer',
    run: (client) => client.getOffer('spring sale'),
    who: 'nobody',
    sends: `GET ${RETAIL}/offer/live/spring%20sale`,
    answer: { pageTitle: 'Read on', products: [{ sku: 'daily', pricingStrategies: [strategy] }] },
    fails: {},
  },
  {
    operation: 'getProduct',
    run: (client) => client.getProduct('daily'),
    who: 'nobody',
    sends: `GET ${RETAIL}/product/daily`,
    answer: { sku: 'daily', attributes: [{ id: 1, featureText: 'Every day' }] },
    fails: {},
  },
  {
    operation: 'getPriceInfo of today',
    run: (client) => client.getPriceInfo('M1'),
    who: 'nobody',
    sends: `GET ${RETAIL}/pricing/paymentInfo/M1/1/${Date.UTC(2026, 10, 22)}`,
    answer: { price: 9.99, paymentDate: 5, pricingStrategy: strategy },
    fails: { price: 9.99 },
  },
  {
    operation: 'getPriceInfo of a running subscription',
    run: (client) => client.getPriceInfo('M1', { cycleIndex: 3, startMs: Date.UTC(2026, 0, 2, 23, 59) }),
    who: 'nobody',
    sends: `GET ${RETAIL}/pricing/paymentInfo/M1/3/${Date.UTC(2026, 0, 2)}`,
    answer: { price: 9.99, pricingStrategy: strategy },
  },
  {
    operation: 'getPaywallRules',
    run: (client) => client.getPaywallRules(),
    who: 'nobody',
    sends: `GET ${RETAIL}/paywall/active`,
    answer: [
      { id: 1, rt: 3, e: [true], ent: [false], conditions: { section: { in: true, values: ['/news'] } } },
    ],
    fails: {},
  },
];

export const callRows: readonly CallRow[] = [
  ...cartRows,
  ...checkoutRows,
  ...orderRows,
  ...subscriptionRows,
  ...otherRows,
];
