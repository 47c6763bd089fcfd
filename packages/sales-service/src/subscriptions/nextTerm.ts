import { getBillingCycle } from '../catalogue/billingCycle.ts';
import { parsePrice } from '../catalogue/Price.ts';
import type { Period } from '../billing/Period.ts';
import type { SoldPlan, Subscription } from './Subscription.ts';

/** The period after the current one, before it is charged. */
export interface Term extends SoldPlan {
  readonly periodNumber: number;
  readonly cycleIndex: number;
  readonly cyclesFrom: number;
  readonly period: Period;
  /** The price of one piece in minor units; it includes tax where the price does. */
  readonly unitPrice: number;
}

/**
 * Returns the term with which a subscription continues when its period ends: the next cycle of its price, or the first
 * cycle of the plan to which it changes then.
 *
 * @returns undefined when it does not continue: its price has no more cycles, or it is not a paid subscription
 */
export function nextTerm(subscription: Subscription): Term | undefined {
  const { kind, change, period, cyclesFrom, cycleIndex, periodNumber } = subscription;
  if (kind !== 'paid') return undefined;
  const { sku, productName, priceCode, price, currency, firstCycle } = change ?? subscription;
  const from = change === undefined ? cyclesFrom : period.endsAt;
  const index = change === undefined ? cycleIndex + 1 : firstCycle;
  const cycle = getBillingCycle(parsePrice(price).rates, {
    index,
    start: from,
    first: firstCycle,
  });
  if (cycle === undefined) return undefined;
  return {
    sku,
    productName,
    priceCode,
    price,
    currency,
    firstCycle,
    periodNumber: periodNumber + 1,
    cycleIndex: index,
    cyclesFrom: from,
    period: { startsAt: cycle.startsOn, endsAt: cycle.endsOn },
    unitPrice: cycle.amount,
  };
}
