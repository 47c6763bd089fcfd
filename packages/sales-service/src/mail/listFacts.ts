/** Lists what a mail about money is about: what was bought, what it cost, how it was paid, what is charged next. */
import { addBase } from '@broadsheet/client-core';
import type { Queries } from '@broadsheet/service-kit/database';
import type { MailFact, MailWords } from '@broadsheet/service-kit/mail';
import { getBillingCycle, toSpan } from '../catalogue/billingCycle.ts';
import { parsePrice } from '../catalogue/Price.ts';
import type { Rate } from '../catalogue/Price.ts';
import { toPlanName } from '../catalogue/toPlanName.ts';
import type { Order } from '../orders/Order.ts';
import { findOrder } from '../orders/orderStore.ts';
import { findPayment } from '../payments/booking/paymentStore.ts';
import { listMethods } from '../payments/methods/methodStore.ts';
import { nextTerm } from '../subscriptions/nextTerm.ts';
import type { Term } from '../subscriptions/nextTerm.ts';
import { quoteTerm } from '../subscriptions/quoteTerm.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { sumTaxLines } from '../taxes/calculateTax.ts';
import { writeMethod } from './writeMethod.ts';
import { writeTax } from './writeTax.ts';

/** The points of which a mail can have any, in the order in which it has them. */
export type FactName =
  | 'product'
  | 'paid'
  | 'credit'
  | 'refund'
  | 'owed'
  | 'due'
  | 'now'
  | 'paidWith'
  | 'method'
  | 'period'
  | 'until'
  | 'ended'
  | 'next'
  | 'cancel'
  | 'return'
  | 'order';

/** What a mail about money is about; amounts are minor units of the subscription's currency. */
export interface Sale {
  readonly subscription: Subscription;
  /** The number of the order that was paid or refunded. */
  readonly orderNumber?: string | undefined;
  /** What was taken off a charge for time that was paid before and not used. */
  readonly credited?: number;
  /** What was refunded. */
  readonly refunded?: number;
  /** What is still to be refunded by hand, because the provider has refused it. */
  readonly owed?: number;
  /** What could not be charged, or will be. */
  readonly due?: number;
  /** When it ended, in milliseconds since 1970. Default: with its paid time. */
  readonly endedOn?: number;
}

export interface FactScope {
  readonly queries: Queries;
  readonly site: string;
  /** The site's origin and base path. */
  readonly siteUrl: string;
  readonly words: MailWords;
}

type WriteFact = (scope: FactScope, sale: Sale) => MailFact | undefined | Promise<MailFact | undefined>;

const NO_VALUES = {};

function writePaid({ words }: FactScope, order: Order, { sku }: Subscription): string {
  const { currency } = order;
  const own = order.items.filter((item) => item.sku === sku);
  const items = own.length === 1 ? own : order.items;
  const amount = words.money({ amount: items.reduce((sum, { total }) => sum + total, 0), currency });
  const taxes = sumTaxLines(items.flatMap(({ taxLines }) => taxLines))
    .filter((line) => line.amount > 0)
    .map((line) => `${writeTax(line, words)}: ${words.money({ amount: line.amount, currency })}`);
  return taxes.length === 0 ? amount : words.phrase('fact.taxed', { amount, taxes: taxes.join(', ') });
}

const toRateSpan = ({ billingFrequency, billingCount }: Rate) => toSpan(billingFrequency, billingCount);

/** Writes how long a term is, such as "1 year". */
function writeSpan(
  words: MailWords,
  { price, cycleIndex, cyclesFrom, firstCycle }: Term,
): string | undefined {
  const at = { index: cycleIndex, start: cyclesFrom, first: firstCycle };
  const rate = getBillingCycle(parsePrice(price).rates, at)?.rate;
  return rate && words.span(toRateSpan(rate));
}

/** Writes the plan with which a subscription continues, after a change that waits for the end of its term. */
export function writePlan(subscription: Subscription): string {
  const { productName, price } = subscription.change ?? subscription;
  return toPlanName(productName, price);
}

/** Writes what is charged next, when, and for how long; undefined for a subscription that nobody pays for. */
async function writeNext(
  { queries, site, words }: FactScope,
  subscription: Subscription,
): Promise<string | undefined> {
  if (subscription.kind !== 'paid') return undefined;
  const { kind } = subscription.state;
  const term = kind === 'active' || kind === 'pastDue' ? nextTerm(subscription) : undefined;
  if (term === undefined) return words.phrase('fact.nextNone', NO_VALUES);
  const { total } = await quoteTerm({ queries, site }, subscription, { term });
  const time = writeSpan(words, term);
  if (time === undefined) return undefined;
  return words.phrase('fact.nextValue', {
    amount: words.money({ amount: total, currency: term.currency }),
    date: words.date(subscription.period.endsAt),
    time,
  });
}

/** Returns a point with an amount of the sale; none without one. */
const amountFact =
  (
    label: 'fact.credit' | 'fact.refund' | 'fact.owed' | 'fact.due',
    read: (sale: Sale) => number | undefined,
  ): WriteFact =>
  ({ words }, sale) => {
    const amount = read(sale);
    const { currency } = sale.subscription;
    return amount === undefined
      ? undefined
      : { label: words.phrase(label, NO_VALUES), value: words.money({ amount, currency }) };
  };

const FACTS: Readonly<Record<FactName, WriteFact>> = {
  product({ words }, { subscription: { productName, price, quantity } }) {
    const plan = toPlanName(productName, price);
    return {
      label: words.phrase('fact.product', NO_VALUES),
      value: quantity === 1 ? plan : `${plan} × ${quantity}`,
    };
  },
  async paid(scope, { subscription, orderNumber }) {
    const order = orderNumber === undefined ? undefined : await findOrder(scope.queries, orderNumber);
    return (
      order && {
        label: scope.words.phrase('fact.paid', NO_VALUES),
        value: writePaid(scope, order, subscription),
      }
    );
  },
  credit: amountFact('fact.credit', ({ credited }) => credited),
  refund: amountFact('fact.refund', ({ refunded }) => refunded),
  owed: amountFact('fact.owed', ({ owed }) => owed),
  due: amountFact('fact.due', ({ due }) => due),
  now({ words }, { subscription }) {
    const { price, cycleIndex, cyclesFrom, firstCycle, currency, quantity } = subscription;
    const at = { index: cycleIndex, start: cyclesFrom, first: firstCycle };
    const cycle = getBillingCycle(parsePrice(price).rates, at);
    return (
      cycle && {
        label: words.phrase('fact.now', NO_VALUES),
        value: words.money({ amount: cycle.amount * quantity, currency }),
      }
    );
  },
  async paidWith({ queries, words }, { orderNumber }) {
    const payment = orderNumber === undefined ? undefined : await findPayment(queries, orderNumber);
    return payment && { label: words.phrase('fact.method', NO_VALUES), value: writeMethod(payment.paidWith) };
  },
  async method({ queries, words }, { subscription: { orderNumber } }) {
    const methods = orderNumber === undefined ? undefined : await listMethods(queries, [orderNumber]);
    const method = methods?.get(orderNumber ?? '');
    return method && { label: words.phrase('fact.method', NO_VALUES), value: writeMethod(method) };
  },
  period: ({ words }, { subscription: { period } }) => ({
    label: words.phrase('fact.period', NO_VALUES),
    value: `${words.date(period.startsAt)} – ${words.date(period.endsAt)}`,
  }),
  until: ({ words }, { subscription: { state, period } }) => ({
    label: words.phrase('fact.until', NO_VALUES),
    value: words.date(state.kind === 'pastDue' ? state.graceEndsAt : period.endsAt),
  }),
  ended: ({ words }, { subscription: { period }, endedOn = period.endsAt }) => ({
    label: words.phrase('fact.ended', NO_VALUES),
    value: words.date(endedOn),
  }),
  async next(scope, { subscription }) {
    const { state, nextActionAt } = subscription;
    const { words } = scope;
    if (state.kind === 'pastDue') {
      const isTried = nextActionAt !== undefined && nextActionAt < state.graceEndsAt;
      const value = isTried ? words.date(nextActionAt) : words.phrase('fact.retryNone', NO_VALUES);
      return { label: words.phrase('fact.retry', NO_VALUES), value };
    }
    const value = await writeNext(scope, subscription);
    return value === undefined ? undefined : { label: words.phrase('fact.next', NO_VALUES), value };
  },
  cancel({ words, siteUrl }, { subscription: { state } }) {
    if (state.kind !== 'active' && state.kind !== 'pastDue') return undefined;
    return {
      label: words.phrase('fact.cancel', NO_VALUES),
      value: words.phrase('fact.cancelValue', NO_VALUES),
      address: new URL(addBase('/account/subscriptions/', siteUrl)).href,
    };
  },
  return: ({ words, siteUrl }) => ({
    label: words.phrase('fact.return', NO_VALUES),
    value: words.phrase('fact.returnValue', NO_VALUES),
    address: new URL(addBase('/offer/', siteUrl)).href,
  }),
  order: ({ words }, { orderNumber }) =>
    orderNumber === undefined
      ? undefined
      : { label: words.phrase('fact.order', NO_VALUES), value: orderNumber },
};

/** Lists the points of a mail, without those that its sale does not have. */
export async function listFacts(
  scope: FactScope,
  sale: Sale,
  { names }: { readonly names: readonly FactName[] },
): Promise<readonly MailFact[]> {
  const facts: MailFact[] = [];
  for (const name of names) {
    const fact = await FACTS[name](scope, sale);
    if (fact !== undefined) facts.push(fact);
  }
  return facts;
}
