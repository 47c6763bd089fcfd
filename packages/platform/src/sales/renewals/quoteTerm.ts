import type { JsonObject } from '../../content/json/Json.ts';
import type { Queries } from '../../database/Database.ts';
import { parsePrice } from '../catalogue/Price.ts';
import { takeShare } from '../money/Money.ts';
import { findOrder } from '../orders/orderStore.ts';
import type { PeriodQuote, Subscription } from '../subscriptions/Subscription.ts';
import type { TaxLine } from '../taxes/TaxLine.ts';
import type { Term } from './nextTerm.ts';

const WHOLE_PPM = 1_000_000;

/** An amount with its taxes, by the rates that apply. */
function quoteAmount(
  amount: number,
  {
    rates,
    taxInclusive,
  }: { readonly rates: readonly Omit<TaxLine, 'amount'>[]; readonly taxInclusive: boolean },
): PeriodQuote {
  const sum = rates.reduce((total, { ratePpm }) => total + ratePpm, 0);
  const denominator = taxInclusive ? WHOLE_PPM + sum : WHOLE_PPM;
  const taxLines = rates.map((rate) => ({
    ...rate,
    amount: takeShare(amount, { numerator: rate.ratePpm, denominator }),
  }));
  const tax = taxLines.reduce((total, line) => total + line.amount, 0);
  const subtotal = taxInclusive ? amount - tax : amount;
  return { subtotal, tax, total: subtotal + tax, taxLines };
}

/** An amount by a price, with the taxes that the subscription was sold with. */
export async function quoteAmountFor(
  queries: Queries,
  subscription: Subscription,
  { amount, price }: { readonly amount: number; readonly price: JsonObject },
): Promise<PeriodQuote> {
  const { orderNumber } = subscription;
  const order = orderNumber === undefined ? undefined : await findOrder(queries, orderNumber);
  const item = order?.items.find(({ priceCode }) => priceCode === subscription.priceCode) ?? order?.items[0];
  const { taxInclusive } = parsePrice(price);
  return quoteAmount(amount, { rates: item?.taxLines ?? [], taxInclusive });
}

/** What a term costs. */
export function quoteTerm(
  queries: Queries,
  subscription: Subscription,
  { term }: { readonly term: Term },
): Promise<PeriodQuote> {
  const amount = term.unitPrice * subscription.quantity;
  return quoteAmountFor(queries, subscription, { amount, price: term.price });
}
