import type { OrderPaymentBody, PaymentMethodBody } from '@broadsheet/sdk-sales/contract';
import {
  integerColumn,
  optionalTextColumn,
  textColumn,
  momentColumn,
  inMilliseconds,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import { planRefund } from '../../billing/proration.ts';
import type { Refund } from '../../billing/proration.ts';
import { toDecimal } from '@broadsheet/service-kit/money';
import type { Money } from '@broadsheet/service-kit/money';
import { findOrder } from '../../orders/orderStore.ts';
import type { Order } from '../../orders/Order.ts';
import type { ProviderMethod, ProviderName } from '../providers/PaymentProvider.ts';
import { sumClaims } from './sumReversals.ts';

/** A booked payment; an order has one at most. */
/** What a payment was made with, as readers know it; everything is undefined where that is not known any more. */
export type PaidWith = Pick<ProviderMethod, 'brand' | 'lastFour' | 'expiration'> & {
  readonly partner: string | undefined;
};

export interface Payment extends Money {
  readonly id: number;
  readonly orderNumber: string;
  readonly provider: ProviderName;
  readonly reference: string;
  readonly paidOn: number;
  readonly methodId: number | undefined;
  readonly paidWith: PaidWith;
}

/** The identity of a payment at its provider. */
export type PaymentName = Pick<Payment, 'provider' | 'reference'>;

const COLUMNS = `id, order_number, provider, reference, amount::float8 as amount, currency,
  method_id, partner, brand, last_four, expiration, ${inMilliseconds('paid_at')} as paid_at`;

function toPayment(row: SqlRow): Payment {
  return {
    id: integerColumn(row, 'id'),
    orderNumber: textColumn(row, 'order_number'),
    provider: textColumn(row, 'provider') === 'paypal' ? 'paypal' : 'stripe',
    reference: textColumn(row, 'reference'),
    amount: integerColumn(row, 'amount'),
    currency: textColumn(row, 'currency'),
    paidOn: momentColumn(row, 'paid_at'),
    methodId: typeof row.method_id === 'number' ? row.method_id : undefined,
    paidWith: {
      partner: optionalTextColumn(row, 'partner'),
      brand: optionalTextColumn(row, 'brand'),
      lastFour: optionalTextColumn(row, 'last_four'),
      expiration: optionalTextColumn(row, 'expiration'),
    },
  };
}

export interface NewPayment extends Omit<Payment, 'id' | 'paidOn' | 'paidWith'> {
  /** What it was made with; undefined when the provider has told of no method. */
  readonly paidWith: PaidWith | undefined;
  readonly now: number;
}

/** Books a payment. @returns false when the order has a payment, or this one is booked already; nothing changes then */
export async function insertPayment(queries: Queries, payment: NewPayment): Promise<boolean> {
  const rows = await queries.query(
    `insert into payments (order_number, method_id, provider, reference, amount, currency, paid_at,
        partner, brand, last_four, expiration)
      values ($1, $2::int, $3, $4, $5::bigint, $6, ${momentParameter(7)}, $8, $9, $10, $11) on conflict do nothing returning id`,
    [
      payment.orderNumber,
      payment.methodId ?? null,
      payment.provider,
      payment.reference,
      payment.amount,
      payment.currency,
      payment.now,
      payment.paidWith?.partner ?? null,
      payment.paidWith?.brand ?? null,
      payment.paidWith?.lastFour ?? null,
      payment.paidWith?.expiration ?? null,
    ],
  );
  return rows.length > 0;
}

export async function findPayment(queries: Queries, orderNumber: string): Promise<Payment | undefined> {
  const [row] = await queries.query(`select ${COLUMNS} from payments where order_number = $1`, [orderNumber]);
  return row && toPayment(row);
}

/** Finds the booked payment with a provider's reference. */
export async function findPaymentBy(
  queries: Queries,
  { provider, reference }: PaymentName,
): Promise<Payment | undefined> {
  const [row] = await queries.query(
    `select ${COLUMNS} from payments where provider = $1 and reference = $2`,
    [provider, reference],
  );
  return row && toPayment(row);
}

interface Refunded {
  readonly amount: number;
  readonly refundedOn: number;
}

function toRefunded(row: SqlRow): Refunded {
  return { amount: integerColumn(row, 'amount'), refundedOn: momentColumn(row, 'refunded_at') };
}

/**
 * Lists the money of a payment that went back, the oldest first: refunds that were made, and disputes except those that
 * were won. A dispute counts only for what was not refunded.
 */
async function listRefunds(
  queries: Queries,
  { id, amount }: Pick<Payment, 'id' | 'amount'>,
): Promise<readonly Refunded[]> {
  const refunds = await queries.query(
    `select amount::float8 as amount, ${inMilliseconds('refunded_at')} as refunded_at from payment_refunds
      where payment_id = $1::int and refunded_at is not null`,
    [id],
  );
  const disputes = await queries.query(
    `select amount::float8 as amount, ${inMilliseconds('created_at')} as refunded_at from payment_disputes
      where payment_id = $1::int and state <> 'won' order by created_at, id`,
    [id],
  );
  const made = refunds.map(toRefunded);
  let left = amount - made.reduce((sum, refund) => sum + refund.amount, 0);
  const held = disputes.map(toRefunded).map((dispute) => {
    const counted = Math.max(0, Math.min(dispute.amount, left));
    left -= counted;
    return { ...dispute, amount: counted };
  });
  return [...made, ...held]
    .filter((refund) => refund.amount > 0)
    .toSorted((one, other) => one.refundedOn - other.refundedOn);
}

/** Lists the refunds and disputes of an order, the oldest first. */
export async function listOrderRefunds(queries: Queries, orderNumber: string): Promise<readonly Refunded[]> {
  const payment = await findPayment(queries, orderNumber);
  return payment === undefined ? [] : listRefunds(queries, payment);
}

/** Returns what paid an order; of a payment from before that was known, only its provider is named. */
const paidMethodBody = ({ provider, id, methodId, paidWith }: Payment): PaymentMethodBody => ({
  paymentMethodID: methodId ?? id,
  paymentPartner: paidWith.partner ?? (provider === 'paypal' ? 'PayPal' : 'StripeIntents'),
  creditCardType: paidWith.brand ?? null,
  firstSix: null,
  lastFour: paidWith.lastFour ?? null,
  expiration: paidWith.expiration ?? null,
  cardHolderName: null,
});

/** Adds to each refund its part of the order's tax. The parts of all refunds add up to the tax of the whole order. */
function withTaxes({ total, tax }: Order, refunds: readonly Refunded[]) {
  let refunded = 0;
  return refunds.map((refund) => {
    const { tax: part } = planRefund({ total, tax, refunded }, refund.amount);
    refunded += refund.amount;
    return { ...refund, tax: part };
  });
}

function transactions(order: Order, payment: Payment, refunds: readonly Refunded[]) {
  const { currency, billingAddress } = order;
  const decimal = (amount: number): number => toDecimal({ amount, currency });
  const entry = (transactionType: string, transactionDate: number, { amount, tax }: Refund) => ({
    transactionType,
    transactionDate,
    amount: decimal(amount),
    subtotal: decimal(amount - tax),
    tax: decimal(tax),
    billingAddress,
  });
  return [
    entry('Payment', payment.paidOn, { amount: payment.amount, tax: order.tax }),
    ...withTaxes(order, refunds).map((refund) => entry('Refund', refund.refundedOn, refund)),
  ];
}

/** Lists the payments of orders, as readers see them, by order number. */
export async function listPaymentBodies(
  queries: Queries,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderPaymentBody[]>> {
  const bodies = new Map<string, readonly OrderPaymentBody[]>();
  const rows = await queries.query(`select ${COLUMNS} from payments where order_number = any ($1::text[])`, [
    orderNumbers,
  ]);
  for (const payment of rows.map(toPayment)) {
    const order = await findOrder(queries, payment.orderNumber);
    if (order === undefined) continue;
    const refunds = await listRefunds(queries, payment);
    const left = Math.max(0, payment.amount - (await sumClaims(queries, payment.id)));
    bodies.set(payment.orderNumber, [
      {
        paymentID: payment.id,
        amount: toDecimal(payment),
        remainingAmountToRefund: toDecimal({ amount: left, currency: payment.currency }),
        paymentMethod: paidMethodBody(payment),
        financialTransactions: transactions(order, payment, refunds),
      },
    ]);
  }
  return bodies;
}
