export { createSalesClient, SALES_VERSION } from './createSalesClient.ts';
export type { SalesClient } from './createSalesClient.ts';
export { getErrorCode, isSalesError, SalesError } from './errors/SalesError.ts';
export type { SalesErrorCode } from './errors/SalesError.ts';
export type { SalesCache } from './cache/SalesCache.ts';
export type { CallOptions, ChallengedCallOptions } from './context/CallOptions.ts';
export type { SalesConfig } from './config/SalesConfig.ts';
export type { SalesContext } from './context/SalesContext.ts';
export type { SalesOptions } from './context/SalesOptions.ts';
export type { SalesIdentity } from './context/SalesIdentity.ts';
export type { Finalize3dsOptions, FinalizeOptions } from './payment/FinalizeOptions.ts';
export type { NewOrderOptions } from './checkout/createNewOrder.ts';
export type { DescribedItem } from './retail/getItemDetails.ts';
export type { Address, CompleteAddress } from './answers/Address.ts';
export type { Cart, CartItem } from './answers/Cart.ts';
export type { Entitlements } from './answers/Entitlements.ts';
export type { Offer, PriceInfo, PricingStrategy, Product, Rate } from './answers/Product.ts';
export type { Order, OrderHistory } from './answers/Order.ts';
export type {
  InitializedPayment,
  InitializedPaymentUpdate,
  PaymentOption,
  PaymentUpdate,
} from './answers/Payment.ts';
export type { PaymentMethod } from './answers/PaymentMethod.ts';
export type { PaywallCondition, PaywallRule } from './answers/PaywallRule.ts';
export type { Associate, Gift, GivenGift, RedeemCode, SharingDetails } from './answers/Sharing.ts';
export type { FailedCharge, Subscription, SubscriptionID } from './answers/Subscription.ts';
export type { SubscriptionChange } from './answers/SubscriptionChange.ts';
export type { SwgLogin } from './answers/SwgLogin.ts';
export type { CartItemRequestBody } from './contract/cartCalls.ts';
export type { BillingUnit } from './contract/retailCalls.ts';
export type { OrderStatus } from './contract/orderCalls.ts';
export type { SubscriptionStatus } from './contract/subscriptionCalls.ts';
export type { CurrentTerm, ProductChanges } from './contract/subscriptionChangeCalls.ts';
