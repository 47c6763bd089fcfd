import { getBillingCycle } from '../catalogue/billingCycle.ts';
import { parsePrice } from '../catalogue/Price.ts';
import type { Period } from '../billing/Period.ts';
import type { SoldPlan, Subscription } from '../subscriptions/Subscription.ts';

/** The period after the current one, before it is charged. */
export interface Term extends SoldPlan {
  readonly periodNumber: number;
  readonly cycleIndex: number;
  readonly cyclesFrom: number;
  readonly period: Period;
  /** Of one piece, as the price has it: with tax where its taxes are inclusive. Minor units. */
  readonly unitPrice: number;
}

/**
 * What a subscription goes on with when its period ends: the next cycle of its price, or the first one of the plan that
 * was chosen for then.
 *
 * @returns undefined when it does not go on: its price is used up, or nobody pays for it
 */
export function nextTerm(subscription: Subscription): Term | undefined {
  const { kind, change, period, cyclesFrom, cycleIndex, periodNumber } = subscription;
  if (kind !== 'paid') return undefined;
  const { sku, productName, priceCode, price, currency } = change ?? subscription;
  const from = change === undefined ? cyclesFrom : period.endsAt;
  const index = change === undefined ? cycleIndex + 1 : 1;
  const cycle = getBillingCycle(parsePrice(price).rates, { index, start: from });
  if (cycle === undefined) return undefined;
  return {
    sku,
    productName,
    priceCode,
    price,
    currency,
    periodNumber: periodNumber + 1,
    cycleIndex: index,
    cyclesFrom: from,
    period: { startsAt: cycle.startsOn, endsAt: cycle.endsOn },
    unitPrice: cycle.amount,
  };
}
