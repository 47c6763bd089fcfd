import { isJsonList, isJsonObject, objectAt, textAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import {
  integerColumn,
  optionalTextColumn,
  textColumn,
  momentColumn,
  optionalMomentColumn,
  inMilliseconds,
} from '@broadsheet/service-kit/database';
import type { SqlRow } from '@broadsheet/service-kit/database';
import { parseReaderKey } from '../http/SalesReader.ts';
import { parseTaxLine } from '../taxes/TaxLine.ts';
import { ORDER_STATUSES } from './Order.ts';
import type { Order, OrderContact, OrderItem } from './Order.ts';
import { parseStoredAddress } from '../addresses/PostalAddress.ts';

/** Selects a `bigint` column as a number: one of the two database drivers would return it as text. */
const exact = (column: string): string => `${column}::float8 as ${column}`;

export const ORDER_COLUMNS = `order_number, order_id, owner, order_type, status, currency, contact, billing_address,
  shipping_address, subscription_ids, ${['subtotal', 'tax', 'shipping', 'total'].map(exact).join(', ')},
  ${inMilliseconds('created_at')} as created_at, ${inMilliseconds('paid_at')} as paid_at`;

export const ITEM_COLUMNS = `order_number, sku, price_code, quantity, name, short_description, first_cycle, tax_lines, price,
  ${['unit_price', 'subtotal', 'tax', 'total'].map(exact).join(', ')}`;

const CONTACT = ['email', 'phone', 'firstName', 'lastName', 'secondLastName'] as const;

function jsonColumn(row: SqlRow, name: string): Json {
  const value = row[name];
  if (isJsonObject(value) || isJsonList(value)) return value;
  throw new Error(`The column "${name}" holds no JSON: the query and its reader disagree.`);
}

/** Parses a stored contact. */
export function readContact(value: Json): OrderContact {
  const contact: { -readonly [Key in keyof OrderContact]: OrderContact[Key] } = {};
  for (const name of CONTACT) {
    const text = textAt(value, name);
    if (text !== undefined) contact[name] = text;
  }
  return contact;
}

function listColumn(row: SqlRow, name: string): readonly Json[] {
  const value = jsonColumn(row, name);
  return isJsonList(value) ? value : [];
}

/** Converts a row with `ITEM_COLUMNS`. */
export function toOrderItem(row: SqlRow): OrderItem {
  return {
    sku: textColumn(row, 'sku'),
    priceCode: textColumn(row, 'price_code'),
    quantity: integerColumn(row, 'quantity'),
    name: textColumn(row, 'name'),
    shortDescription: optionalTextColumn(row, 'short_description'),
    firstCycle: integerColumn(row, 'first_cycle'),
    unitPrice: integerColumn(row, 'unit_price'),
    subtotal: integerColumn(row, 'subtotal'),
    tax: integerColumn(row, 'tax'),
    total: integerColumn(row, 'total'),
    taxLines: listColumn(row, 'tax_lines').map(parseTaxLine),
    price: objectAt({ price: jsonColumn(row, 'price') }, 'price') ?? {},
  };
}

/** Converts a row with `ORDER_COLUMNS`. @throws Error when the row is invalid, e.g. because it was edited by hand */
export function toOrder(row: SqlRow, items: readonly OrderItem[]): Order {
  const status = ORDER_STATUSES.find((known) => known === row.status);
  if (status === undefined) throw new Error('A stored order has a status that is none: restore the table.');
  return {
    orderNumber: textColumn(row, 'order_number'),
    orderId: integerColumn(row, 'order_id'),
    owner: parseReaderKey(textColumn(row, 'owner')),
    type: textColumn(row, 'order_type') === 'Renewal' ? 'Renewal' : 'Parent',
    status,
    currency: textColumn(row, 'currency'),
    subtotal: integerColumn(row, 'subtotal'),
    tax: integerColumn(row, 'tax'),
    shipping: integerColumn(row, 'shipping'),
    total: integerColumn(row, 'total'),
    items,
    contact: readContact(jsonColumn(row, 'contact')),
    billingAddress: parseStoredAddress(jsonColumn(row, 'billing_address')),
    shippingAddress: isJsonObject(row.shipping_address)
      ? parseStoredAddress(row.shipping_address)
      : undefined,
    subscriptionIds: listColumn(row, 'subscription_ids').filter((id) => typeof id === 'number'),
    createdOn: momentColumn(row, 'created_at'),
    paidOn: optionalMomentColumn(row, 'paid_at'),
  };
}
