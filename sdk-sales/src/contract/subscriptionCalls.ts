import type { Endpoints } from '@broadsheet/client-core';
import type { AddressBody, CompleteAddressBody } from './AddressBody.ts';
import type { PaymentMethodBody } from './PaymentMethodBody.ts';

export const subscriptionCalls = {
  listActive: { method: 'GET', path: '/sales/public/v1/subscription/allactive' },
  listAll: { method: 'GET', path: '/sales/public/v1/subscription/all' },
  details: { method: 'GET', path: '/sales/public/v1/subscription/:id/details' },
  cancel: { method: 'PUT', path: '/sales/public/v1/subscription/:id/cancel' },
  rescue: { method: 'PUT', path: '/sales/public/v1/subscription/:id/rescue' },
  updateAddress: { method: 'PUT', path: '/sales/public/v1/subscription/address' },
} as const satisfies Endpoints<SubscriptionCalls>;

/** A reader's subscriptions. */
export interface SubscriptionCalls {
  /** Lists those that are running. */
  readonly listActive: { readonly caller: 'reader'; readonly answer: readonly SubscriptionSummaryBody[] };
  /** Lists all. */
  readonly listAll: { readonly caller: 'reader'; readonly answer: readonly SubscriptionSummaryBody[] };
  /** Returns a subscription with its events. */
  readonly details: { readonly caller: 'reader'; readonly answer: SubscriptionDetailsBody };
  /** Cancels it; it runs to the end of the period that is paid. */
  readonly cancel: {
    readonly caller: 'reader';
    readonly body: CancelRequestBody;
    readonly answer: SubscriptionIDBody;
  };
  /** Takes a cancellation back. */
  readonly rescue: { readonly caller: 'reader'; readonly answer: SubscriptionIDBody };
  /** Changes where a subscription is billed. */
  readonly updateAddress: {
    readonly caller: 'reader';
    readonly body: UpdateAddressRequestBody;
    readonly answer: CompleteAddressBody;
  };
}

/** 1, 4, 6 and 7 are running, 2 is over, 3 is cancelled and runs to the end of its period; 5 has no badge. */
export type SubscriptionStatus = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** In a list the status is under `statusID`, and the method under `paymentMethod`. Ids are numbers from 1. */
export interface SubscriptionSummaryBody {
  readonly subscriptionID: number;
  readonly statusID: SubscriptionStatus;
  readonly paymentMethod?: PaymentMethodBody | null;
  readonly productName?: string | null;
  readonly sku?: string | null;
  /** The charge that has failed, as long as it is not paid; an addition of the embedded service. */
  readonly failedCharge?: FailedChargeBody;
}

/** Moments are milliseconds since 1970. In the details the status is under `status`. */
export interface SubscriptionDetailsBody {
  readonly subscriptionID: number;
  readonly clientID: string;
  readonly subscriptionType: number;
  readonly status: SubscriptionStatus;
  /** The same as `status`. */
  readonly statusID?: SubscriptionStatus;
  readonly sku: string;
  readonly productName: string;
  readonly priceCode: string;
  /** Which cycle of its price it is in, from 1. */
  readonly currentRetailCycleIDX: number;
  /** When it is charged next, or ends. */
  readonly nextEventDateUTC: number;
  /** What is charged next; none where nothing will be. An addition of the embedded service. */
  readonly nextCharge?: NextChargeBody;
  /** The charge that has failed, as long as it is not paid; an addition, too. */
  readonly failedCharge?: FailedChargeBody;
  /** In the order in which they happened. */
  readonly events: readonly SubscriptionEventBody[];
  readonly currentPaymentMethod: PaymentMethodBody;
  readonly billingAddress: AddressBody;
  readonly salesOrders?: readonly SalesOrderBody[];
  readonly paymentHistory?: readonly PaymentBody[];
  /** Of a gift, for its buyer; an addition of the embedded service. */
  readonly redeemCode?: string;
  /** How many others may read along; an addition, too. */
  readonly sharesAllowed?: number;
  /** Who shares it with the reader, by name or address; an addition, too. */
  readonly sharedBy?: string;
}

export interface NextChargeBody {
  /** The price that is charged: another one than now where a change of plan waits. */
  readonly priceCode: string;
  /** The cycle of that price, from 1. */
  readonly currentRetailCycleIDX: number;
  /** With taxes and for the whole quantity: a decimal of the major unit. */
  readonly total: number;
}

/** A charge that has failed. Moments are milliseconds since 1970. */
export interface FailedChargeBody {
  /** When it failed first. */
  readonly failedOn: number;
  /** Until when the reader reads without paying; then the subscription ends. */
  readonly readsUntil: number;
  /** When it is tried again by itself; none where it succeeds only with another payment method. */
  readonly retriesOn?: number;
  /** Whether another payment method was saved since, which is charged within minutes; absent otherwise. */
  readonly hasNewMethod?: true;
  /** With taxes and for the whole quantity: a decimal of the major unit. */
  readonly total?: number;
  /** The currency code by ISO 4217. */
  readonly currency: string;
}

export interface SubscriptionEventBody {
  /** `START_SUBSCRIPTION`, `CANCEL_SUBSCRIPTION`, `TERMINATE_SUBSCRIPTION`, or another. */
  readonly eventType: string;
  readonly eventDateUTC: number;
  readonly details: string | null;
}

/** Amounts are decimals of the major unit. */
export interface SalesOrderBody {
  readonly id: number;
  readonly orderNumber: string;
  readonly orderDateUTC: number;
  readonly status: number;
  readonly tax: number;
  readonly shipping: number;
  readonly total: number;
}

export interface PaymentBody {
  readonly sku: string;
  readonly currency: string;
  readonly tax: number;
  readonly total: number;
  readonly transactionDate: number;
  readonly periodFrom: number;
  readonly periodTo: number;
}

export interface CancelRequestBody {
  /** In the reader's words, or one of the configuration's. */
  readonly reason?: string;
  readonly reasonCode?: string;
}

export interface SubscriptionIDBody {
  readonly subscriptionID: number;
  /** What it is afterwards; clients that know the call need none. */
  readonly status?: SubscriptionStatus;
}

export interface UpdateAddressRequestBody {
  readonly billingAddress: CompleteAddressBody;
  readonly subscriptionID: number;
}
