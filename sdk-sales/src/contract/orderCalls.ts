import type { Endpoints } from '@broadsheet/client-core';
import type { AddressBody } from './AddressBody.ts';
import type { CartItemBody, TaxLineBody } from './cartCalls.ts';
import type { PaymentMethodBody } from './PaymentMethodBody.ts';

export const orderCalls = {
  details: { method: 'GET', path: '/sales/public/v1/order/detail/:orderNumber' },
  history: { method: 'GET', path: '/sales/public/v1/order/history' },
} as const satisfies Endpoints<OrderCalls>;

/** A reader's orders. */
export interface OrderCalls {
  /** Returns an order, also to somebody without a session who has the cookie that it was made with. */
  readonly details: { readonly caller: 'either'; readonly answer: OrderDetailsBody };
  /** Lists orders, the newest first. */
  readonly history: {
    readonly caller: 'reader';
    readonly query: OrderHistoryQuery;
    readonly answer: OrderHistoryBody;
  };
}

/** Clients also accept `1` to `4`, in this order, which some services send instead. */
export type OrderStatus = 'Pending' | 'PartiallyPaid' | 'Paid' | 'Cancelled';
export type OrderType = 'Parent' | 'Renewal';

export interface OrderHistoryQuery {
  readonly pageSize?: number;
  /** How many are skipped. */
  readonly start?: number;
  readonly status?: OrderStatus;
}

/** What orders of every shape share. Amounts are decimals of the major unit. */
export interface OrderFieldsBody {
  readonly orderNumber: string;
  readonly email: string;
  readonly phone: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly secondLastName: string | null;
  /** ISO 4217. */
  readonly currency: string;
  readonly items: readonly CartItemBody[];
  readonly subtotal: number;
  readonly tax: number;
  /** What `tax` is made of. */
  readonly taxLines?: readonly TaxLineBody[];
  readonly shipping: number;
  readonly total: number;
  readonly status: OrderStatus;
}

/** Moments are milliseconds since 1970. */
export interface OrderDetailsBody extends OrderFieldsBody {
  readonly orderID: number;
  readonly clientID: string;
  readonly orderType: OrderType;
  /** The same as `status`. */
  readonly orderStatus: OrderStatus;
  /** The same as `tax`. */
  readonly totalTax: number;
  readonly orderDate: number;
  readonly billingAddress: AddressBody;
  readonly shippingAddress: AddressBody | null;
  /** Those that the order opened; empty until it is paid. */
  readonly subscriptionIDs: readonly number[];
  readonly payments: readonly OrderPaymentBody[] | null;
  /** The printable receipt, a root-relative address; an addition of the embedded service, for orders that are paid. */
  readonly receiptURL?: string;
}

export interface OrderPaymentBody {
  readonly paymentID: number;
  readonly amount: number;
  readonly remainingAmountToRefund: number;
  readonly paymentMethod: PaymentMethodBody;
  readonly financialTransactions: readonly FinancialTransactionBody[];
}

export interface FinancialTransactionBody {
  readonly transactionType: string;
  /** Milliseconds since 1970. */
  readonly transactionDate: number;
  readonly amount: number;
  readonly subtotal: number;
  readonly tax: number;
  readonly billingAddress: AddressBody;
}

export interface OrderHistoryBody {
  readonly start: number;
  readonly pageSize: number;
  /** How many there are in all. */
  readonly maxResults: number;
  readonly orders: readonly OrderHistoryEntryBody[];
}

export interface OrderHistoryEntryBody {
  readonly orderNumber: string;
  readonly orderType: OrderType;
  readonly orderStatus: OrderStatus;
  /** Milliseconds since 1970. */
  readonly orderDate: number;
  readonly currency: string;
  readonly totalAmount: number;
  readonly tax: number;
  readonly products: readonly OrderedProductBody[];
  readonly paymentGateway: string;
  readonly lastFour: string;
  readonly nameOnPayment: string | null;
  readonly creditCardBrand: string;
  /** As in OrderDetailsBody. */
  readonly receiptURL?: string;
}

export interface OrderedProductBody {
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
}
