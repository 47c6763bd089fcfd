import { isJsonObject, listAt, objectAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
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
import { readContact } from '../orders/orderRow.ts';
import { parseTaxLine } from '../taxes/TaxLine.ts';
import { parseStoredAddress } from '../addresses/PostalAddress.ts';
import { SUBSCRIPTION_KINDS } from './Subscription.ts';
import type { PeriodQuote, Recipient, SoldPlan, Subscription, SubscriptionState } from './Subscription.ts';

const MOMENTS = [
  'period_starts_at',
  'period_ends_at',
  'cycles_from',
  'next_action_at',
  'notice_at',
  'first_failed_at',
  'grace_ends_at',
  'lease_until',
  'created_at',
];

export const SUBSCRIPTION_COLUMNS = `id, owner, kind, state, sku, product_name, price_code, price, quantity, currency,
  first_cycle, order_number, parent_id, enterprise_code, billing_address, contact, period_number, cycle_index, attempt, quote, change,
  recipient, redeem_code, failed_method, ${MOMENTS.map((column) => `${inMilliseconds(column)} as ${column}`).join(', ')}`;

function objectColumn(row: SqlRow, name: string): JsonObject | undefined {
  const value = row[name];
  return isJsonObject(value) ? value : undefined;
}

function broken(what: string): Error {
  return new Error(`A stored subscription has ${what} that cannot be read: restore the table.`);
}

function toState(row: SqlRow): SubscriptionState {
  const kind = textColumn(row, 'state');
  switch (kind) {
    case 'active':
    case 'cancelled':
    case 'terminated':
    case 'unclaimed':
      return { kind };
    case 'pastDue':
      return {
        kind,
        firstFailedAt: momentColumn(row, 'first_failed_at'),
        graceEndsAt: momentColumn(row, 'grace_ends_at'),
        failedMethod: optionalTextColumn(row, 'failed_method') ?? '',
      };
    default:
      throw broken('a state');
  }
}

function numberAt(value: JsonObject, key: string): number {
  const number = valueAt(value, key);
  if (typeof number !== 'number') throw broken(`a "${key}"`);
  return number;
}

const readQuote = (value: JsonObject): PeriodQuote => ({
  subtotal: numberAt(value, 'subtotal'),
  tax: numberAt(value, 'tax'),
  total: numberAt(value, 'total'),
  taxLines: listAt(value, 'taxLines').map(parseTaxLine),
});

/** Parses a plan that was stored as JSON; missing members get defaults. */
export function parseStoredPlan(value: JsonObject): SoldPlan {
  const text = (key: string): string => textAt(value, key) ?? '';
  const firstCycle = valueAt(value, 'firstCycle');
  return {
    sku: text('sku'),
    productName: text('productName'),
    priceCode: text('priceCode'),
    price: objectAt(value, 'price') ?? {},
    currency: text('currency'),
    firstCycle: typeof firstCycle === 'number' ? firstCycle : 1,
  };
}

function readRecipient(value: JsonObject): Recipient {
  const name = textAt(value, 'name');
  const note = textAt(value, 'note');
  return {
    email: textAt(value, 'email') ?? '',
    ...(name === undefined ? {} : { name }),
    ...(note === undefined ? {} : { note }),
    notifyAt: numberAt(value, 'notifyAt'),
  };
}

function readOptional<Value>(
  row: SqlRow,
  name: string,
  read: (value: JsonObject) => Value,
): Value | undefined {
  const value = objectColumn(row, name);
  return value === undefined ? undefined : read(value);
}

/** Converts a row with `SUBSCRIPTION_COLUMNS`. @throws Error when the row is invalid, e.g. because it was edited by hand */
export function toSubscription(row: SqlRow): Subscription {
  const kind = SUBSCRIPTION_KINDS.find((known) => known === row.kind);
  if (kind === undefined) throw broken('a kind');
  return {
    id: integerColumn(row, 'id'),
    owner: parseReaderKey(textColumn(row, 'owner')),
    kind,
    state: toState(row),
    sku: textColumn(row, 'sku'),
    productName: textColumn(row, 'product_name'),
    priceCode: textColumn(row, 'price_code'),
    price: objectColumn(row, 'price') ?? {},
    currency: textColumn(row, 'currency'),
    firstCycle: integerColumn(row, 'first_cycle'),
    quantity: integerColumn(row, 'quantity'),
    orderNumber: optionalTextColumn(row, 'order_number'),
    parentId: row.parent_id === null ? undefined : integerColumn(row, 'parent_id'),
    enterpriseCode: optionalTextColumn(row, 'enterprise_code'),
    billingAddress: parseStoredAddress(objectColumn(row, 'billing_address')),
    contact: readContact(objectColumn(row, 'contact') ?? {}),
    periodNumber: integerColumn(row, 'period_number'),
    cycleIndex: integerColumn(row, 'cycle_index'),
    period: { startsAt: momentColumn(row, 'period_starts_at'), endsAt: momentColumn(row, 'period_ends_at') },
    cyclesFrom: momentColumn(row, 'cycles_from'),
    nextActionAt: optionalMomentColumn(row, 'next_action_at'),
    noticeAt: optionalMomentColumn(row, 'notice_at'),
    attempt: integerColumn(row, 'attempt'),
    leaseUntil: optionalMomentColumn(row, 'lease_until'),
    quote: readOptional(row, 'quote', readQuote),
    change: readOptional(row, 'change', parseStoredPlan),
    recipient: readOptional(row, 'recipient', readRecipient),
    redeemCode: optionalTextColumn(row, 'redeem_code'),
    createdOn: momentColumn(row, 'created_at'),
  };
}
