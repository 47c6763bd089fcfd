import type {
  OrderBody,
  OrderDetailsBody,
  OrderFieldsBody,
  OrderHistoryEntryBody,
  OrderPaymentBody,
} from '@broadsheet/sdk-sales/contract';
import { toWrittenEmail } from '@broadsheet/service-kit/http';
import { toDecimal } from '@broadsheet/service-kit/money';
import { toPlanName } from '../catalogue/toPlanName.ts';
import { itemBody, taxLineBodies } from '../quotes/Quote.ts';
import type { Order } from './Order.ts';

function orderFields(order: Order): OrderFieldsBody {
  const { orderNumber, contact, currency, status } = order;
  const decimal = (amount: number): number => toDecimal({ amount, currency });
  return {
    orderNumber,
    email: toWrittenEmail(contact.email ?? ''),
    phone: contact.phone ?? '',
    firstName: contact.firstName ?? null,
    lastName: contact.lastName ?? null,
    secondLastName: contact.secondLastName ?? null,
    currency,
    items: order.items.map((item) => itemBody(item, currency)),
    subtotal: decimal(order.subtotal),
    tax: decimal(order.tax),
    taxLines: taxLineBodies(order),
    shipping: decimal(order.shipping),
    total: decimal(order.total),
    status,
  };
}

/** Returns the body of an order that was just created or paid. */
export function orderBody(order: Order): OrderBody {
  const { status, subscriptionIds, createdOn, billingAddress } = order;
  return {
    ...orderFields(order),
    orderStatus: status,
    subscriptionIDs: subscriptionIds.length === 0 ? null : subscriptionIds.join(','),
    orderDateUTC: new Date(createdOn).toISOString(),
    billingAddress,
  };
}

/** Returns the body of an order's details. @param payments the order's payments, the newest last */
export function orderDetailsBody(
  order: Order,
  payments: readonly OrderPaymentBody[],
  { clientId }: { readonly clientId: string },
): OrderDetailsBody {
  const fields = orderFields(order);
  return {
    ...fields,
    orderID: order.orderId,
    clientID: clientId,
    orderType: order.type,
    orderStatus: order.status,
    totalTax: fields.tax,
    orderDate: order.createdOn,
    billingAddress: order.billingAddress,
    shippingAddress: order.shippingAddress ?? null,
    subscriptionIDs: order.subscriptionIds,
    payments: payments.length === 0 ? null : payments,
  };
}

/** Returns the body of an order in the history. @param payments the order's payments, the newest last */
export function orderHistoryEntryBody(
  order: Order,
  payments: readonly OrderPaymentBody[],
): OrderHistoryEntryBody {
  const { currency } = order;
  const method = payments.at(-1)?.paymentMethod;
  return {
    orderNumber: order.orderNumber,
    orderType: order.type,
    orderStatus: order.status,
    orderDate: order.createdOn,
    currency,
    totalAmount: toDecimal({ amount: order.total, currency }),
    tax: toDecimal({ amount: order.tax, currency }),
    products: order.items.map(({ sku, name, price, quantity }) => ({
      sku,
      name: toPlanName(name, price),
      quantity,
    })),
    paymentGateway: method?.paymentPartner ?? '',
    lastFour: method?.lastFour ?? '',
    nameOnPayment: method?.cardHolderName ?? null,
    creditCardBrand: method?.creditCardType ?? '',
  };
}
