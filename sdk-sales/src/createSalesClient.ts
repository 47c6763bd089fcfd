import type { SalesCache } from './cache/SalesCache.ts';
import { addItemToCart } from './cart/addItemToCart.ts';
import { clearCart } from './cart/clearCart.ts';
import { getCart } from './cart/getCart.ts';
import { removeItemFromCart } from './cart/removeItemFromCart.ts';
import { enforceRecaptcha } from './call/enforceRecaptcha.ts';
import { createNewOrder } from './checkout/createNewOrder.ts';
import { finalizePayment } from './checkout/finalizePayment.ts';
import { finalizePayment3ds } from './checkout/finalizePayment3ds.ts';
import { getAddresses } from './checkout/getAddresses.ts';
import { getPaymentOptions } from './checkout/getPaymentOptions.ts';
import { initializePayment } from './checkout/initializePayment.ts';
import { createSalesContext } from './context/createSalesContext.ts';
import type { SalesContext } from './context/SalesContext.ts';
import type { SalesOptions } from './context/SalesOptions.ts';
import { redeemEnterpriseSubscription } from './subscriptions/redeemEnterpriseSubscription.ts';
import { getEntitlements } from './entitlements/getEntitlements.ts';
import { getGivenGifts } from './gifts/getGivenGifts.ts';
import { redeemGiftSubscription } from './gifts/redeemGiftSubscription.ts';
import { setGiftRecipient } from './gifts/setGiftRecipient.ts';
import { getOrderDetails } from './orders/getOrderDetails.ts';
import { getOrderHistory } from './orders/getOrderHistory.ts';
import { finalizePaymentUpdate } from './payment-update/finalizePaymentUpdate.ts';
import { finalizePaymentUpdate3ds } from './payment-update/finalizePaymentUpdate3ds.ts';
import { initializePaymentUpdate } from './payment-update/initializePaymentUpdate.ts';
import { getItemDetails } from './retail/getItemDetails.ts';
import { getOffer } from './retail/getOffer.ts';
import { getPaywallRules } from './retail/getPaywallRules.ts';
import { getPriceInfo } from './retail/getPriceInfo.ts';
import { getProduct } from './retail/getProduct.ts';
import { getSubscriptionSharingDetails } from './sharing/getSubscriptionSharingDetails.ts';
import { redeemAssociateInvitation } from './sharing/redeemAssociateInvitation.ts';
import { shareSubscription } from './sharing/shareSubscription.ts';
import { stopSharing } from './sharing/stopSharing.ts';
import { checkSwgSubscriptionToken } from './subscribe-with-google/checkSwgSubscriptionToken.ts';
import { onSwgPurchase } from './subscribe-with-google/onSwgPurchase.ts';
import { finalizeSubscriptionChange } from './subscription-change/finalizeSubscriptionChange.ts';
import { initializeSubscriptionChange } from './subscription-change/initializeSubscriptionChange.ts';
import { cancelSubscription } from './subscriptions/cancelSubscription.ts';
import { getSubscriptionDetails } from './subscriptions/getSubscriptionDetails.ts';
import { getAllActiveSubscriptions, getAllSubscriptions } from './subscriptions/listSubscriptions.ts';
import { rescueSubscription } from './subscriptions/rescueSubscription.ts';
import { updateBillingAddress } from './subscriptions/updateBillingAddress.ts';

/** The version of the service's API that the client uses. */
export const SALES_VERSION = '1.94.0';

/** All operations, by name. */
const operations = {
  addItemToCart,
  cancelSubscription,
  checkSwgSubscriptionToken,
  clearCart,
  createNewOrder,
  enforceRecaptcha,
  finalizePayment,
  finalizePayment3ds,
  finalizePaymentUpdate,
  finalizePaymentUpdate3ds,
  finalizeSubscriptionChange,
  getAddresses,
  getAllActiveSubscriptions,
  getAllSubscriptions,
  getCart,
  getEntitlements,
  getGivenGifts,
  getItemDetails,
  getOffer,
  getOrderDetails,
  getOrderHistory,
  getPaymentOptions,
  getPaywallRules,
  getPriceInfo,
  getProduct,
  getSubscriptionDetails,
  getSubscriptionSharingDetails,
  initializePayment,
  initializePaymentUpdate,
  initializeSubscriptionChange,
  onSwgPurchase,
  redeemAssociateInvitation,
  redeemEnterpriseSubscription,
  redeemGiftSubscription,
  removeItemFromCart,
  rescueSubscription,
  setGiftRecipient,
  shareSubscription,
  stopSharing,
  updateBillingAddress,
  /** Deprecated: the older name of `createNewOrder`. */
  createOrder: createNewOrder,
  /** Deprecated: `finalizePayment` also accepts PayU's details. */
  finalizePaymentPayU: finalizePayment,
};

type Operations = typeof operations;

/** The type of an operation without its context parameter. */
type Bound<Operation> = Operation extends (context: SalesContext, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never;

type BoundOperations = { readonly [Name in keyof Operations]: Bound<Operations[Name]> };

export interface SalesClient extends BoundOperations {
  readonly version: string;
  /** The context for operations that are called as functions. */
  readonly context: SalesContext;
  readonly getConfig: SalesContext['getConfig'];
  /** Returns the signed-in reader's data from earlier responses; empty after a logout. */
  readonly getCache: () => Readonly<SalesCache>;
  /** Starts to clear the reader's data at each logout. */
  readonly start: () => void;
  /** Stops what `start` started. */
  readonly stop: () => void;
}

function bindOperations(context: SalesContext, unbound: Operations): BoundOperations;
function bindOperations(
  context: SalesContext,
  unbound: Readonly<Record<string, (context: SalesContext, ...args: never[]) => unknown>>,
): unknown {
  return Object.fromEntries(
    Object.entries(unbound).map(([name, operation]) => [name, operation.bind(undefined, context)]),
  );
}

/**
 * Creates a client with its own cache: one per page in a browser, one per request on a server. It does nothing by itself;
 * `start()` makes it listen to logouts.
 */
export function createSalesClient(options: SalesOptions): SalesClient {
  const context = createSalesContext(options);
  let stop = (): void => undefined;
  return {
    version: SALES_VERSION,
    context,
    getConfig: context.getConfig,
    getCache: () => context.cache,
    start() {
      stop = context.listenToLogout();
    },
    stop: () => stop(),
    ...bindOperations(context, operations),
  };
}
