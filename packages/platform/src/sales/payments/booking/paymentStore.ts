import type { OrderPaymentBody } from '@broadsheet/sdk-sales/contract';
import { integerColumn, textColumn } from '../../../database/columns.ts';
import type { Queries, SqlRow } from '../../../database/Database.ts';
import { momentColumn, optionalMomentColumn } from '../../../identity/store/columns.ts';
import { inMilliseconds, momentParameter } from '../../../identity/store/moments.ts';
import { toDecimal } from '../../money/Money.ts';
import type { Money } from '../../money/Money.ts';
import { findOrder } from '../../orders/orderStore.ts';
import type { Order } from '../../orders/Order.ts';
import { listMethods, methodBody } from '../methods/methodStore.ts';
import type { ProviderName } from '../providers/PaymentProvider.ts';

/** A payment in the books; there is one at most for an order. */
export interface Payment extends Money {
  readonly id: number;
  readonly orderNumber: string;
  readonly provider: ProviderName;
  readonly reference: string;
  readonly paidOn: number;
}

const COLUMNS = `id, order_number, provider, reference, amount::float8 as amount, currency,
  ${inMilliseconds('paid_at')} as paid_at`;

function paymentOf(row: SqlRow): Payment {
  return {
    id: integerColumn(row, 'id'),
    orderNumber: textColumn(row, 'order_number'),
    provider: textColumn(row, 'provider') === 'paypal' ? 'paypal' : 'stripe',
    reference: textColumn(row, 'reference'),
    amount: integerColumn(row, 'amount'),
    currency: textColumn(row, 'currency'),
    paidOn: momentColumn(row, 'paid_at'),
  };
}

export interface NewPayment extends Omit<Payment, 'id' | 'paidOn'> {
  readonly methodId: number | undefined;
  readonly now: number;
}

/** Books a payment. @returns false when the order has one, or the payment is booked; then nothing changes */
export async function insertPayment(queries: Queries, payment: NewPayment): Promise<boolean> {
  const rows = await queries.query(
    `insert into payments (order_number, method_id, provider, reference, amount, currency, paid_at)
      values ($1, $2::int, $3, $4, $5::bigint, $6, ${momentParameter(7)}) on conflict do nothing returning id`,
    [
      payment.orderNumber,
      payment.methodId ?? null,
      payment.provider,
      payment.reference,
      payment.amount,
      payment.currency,
      payment.now,
    ],
  );
  return rows.length > 0;
}

export async function findPayment(queries: Queries, orderNumber: string): Promise<Payment | undefined> {
  const [row] = await queries.query(`select ${COLUMNS} from payments where order_number = $1`, [orderNumber]);
  return row && paymentOf(row);
}

/** The payment that a provider knows under a reference. */
export async function findPaymentBy(
  queries: Queries,
  { provider, reference }: Pick<Payment, 'provider' | 'reference'>,
): Promise<Payment | undefined> {
  const [row] = await queries.query(
    `select ${COLUMNS} from payments where provider = $1 and reference = $2`,
    [provider, reference],
  );
  return row && paymentOf(row);
}

interface Refunded {
  readonly amount: number;
  readonly refundedOn: number | undefined;
}

/** What went back, and what a bank holds while it decides. */
async function listRefunds(queries: Queries, paymentId: number): Promise<readonly Refunded[]> {
  const rows = await queries.query(
    `select amount::float8 as amount, ${inMilliseconds('refunded_at')} as refunded_at from payment_refunds
      where payment_id = $1::int
      union all select amount::float8, ${inMilliseconds('created_at')} from payment_disputes
      where payment_id = $1::int and state <> 'won'
      order by 2`,
    [paymentId],
  );
  return rows.map((row) => ({
    amount: integerColumn(row, 'amount'),
    refundedOn: optionalMomentColumn(row, 'refunded_at'),
  }));
}

/** What went back of an order, the oldest first. */
export async function listOrderRefunds(
  queries: Queries,
  orderNumber: string,
): Promise<readonly { readonly amount: number; readonly refundedOn: number }[]> {
  const payment = await findPayment(queries, orderNumber);
  if (payment === undefined) return [];
  const refunds = await listRefunds(queries, payment.id);
  return refunds.map(({ amount, refundedOn }) => ({ amount, refundedOn: refundedOn ?? payment.paidOn }));
}

/** How an order was paid when no method was saved with it. */
const unknownMethod = ({ provider, id }: Payment) => ({
  paymentMethodID: id,
  paymentPartner: provider === 'paypal' ? 'PayPal' : 'StripeIntents',
  creditCardType: null,
  firstSix: null,
  lastFour: null,
  expiration: null,
  cardHolderName: null,
});

function transactions(order: Order, payment: Payment, refunds: readonly Refunded[]) {
  const { currency, billingAddress } = order;
  const decimal = (amount: number): number => toDecimal({ amount, currency });
  const share = (amount: number) => (order.total === 0 ? 0 : Math.round((order.tax * amount) / order.total));
  const entry = (transactionType: string, amount: number, transactionDate: number) => ({
    transactionType,
    transactionDate,
    amount: decimal(amount),
    subtotal: decimal(amount - share(amount)),
    tax: decimal(share(amount)),
    billingAddress,
  });
  return [
    entry('Payment', payment.amount, payment.paidOn),
    ...refunds.map(({ amount, refundedOn }) => entry('Refund', amount, refundedOn ?? payment.paidOn)),
  ];
}

/** What was paid for orders, as readers see it. */
export async function listPaymentBodies(
  queries: Queries,
  orderNumbers: readonly string[],
): Promise<ReadonlyMap<string, readonly OrderPaymentBody[]>> {
  const methods = await listMethods(queries, orderNumbers);
  const bodies = new Map<string, readonly OrderPaymentBody[]>();
  const rows = await queries.query(`select ${COLUMNS} from payments where order_number = any ($1::text[])`, [
    orderNumbers,
  ]);
  for (const payment of rows.map(paymentOf)) {
    const order = await findOrder(queries, payment.orderNumber);
    if (order === undefined) continue;
    const refunds = await listRefunds(queries, payment.id);
    const method = methods.get(payment.orderNumber);
    const left = refunds.reduce((rest, { amount }) => rest - amount, payment.amount);
    bodies.set(payment.orderNumber, [
      {
        paymentID: payment.id,
        amount: toDecimal(payment),
        remainingAmountToRefund: toDecimal({ amount: left, currency: payment.currency }),
        paymentMethod: method === undefined ? unknownMethod(payment) : methodBody(method),
        financialTransactions: transactions(order, payment, refunds),
      },
    ]);
  }
  return bodies;
}
