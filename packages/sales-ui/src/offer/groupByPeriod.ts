import type { Rate } from '../price/Rate.ts';
import type { Plan } from './parseOffer.ts';

/** How often a plan is charged in the end, where an offer has it by the month and by the year. */
export type PlanPeriod = 'month' | 'year';

export interface PlanOfPeriod {
  readonly plan: Plan;
  /** Absent for a plan whose product is not sold for the other period: it is shown for both. */
  readonly period: PlanPeriod | undefined;
  /** By how much a year costs less than twelve months, in minor units; absent where it does not. */
  readonly saving: number | undefined;
}

function toPeriod(rate: Rate | undefined): PlanPeriod | undefined {
  if (rate?.duration !== 'UntilCancelled' || rate.billingCount > 1) return undefined;
  if (rate.billingFrequency === 'Month') return 'month';
  return rate.billingFrequency === 'Year' ? 'year' : undefined;
}

const lastRate = ({ rates }: Plan): Rate | undefined => rates.at(-1);

function findSaving(year: Plan, plans: readonly Plan[]): number | undefined {
  const amounts = plans.flatMap((plan) => {
    const rate = lastRate(plan);
    return rate !== undefined && toPeriod(rate) === 'month' && plan.currency === year.currency
      ? [rate.amount]
      : [];
  });
  const saving = Math.min(...amounts) * 12 - (lastRate(year)?.amount ?? Infinity);
  return Number.isFinite(saving) && saving > 0 ? saving : undefined;
}

/** Adds to each plan its period if its product is sold for both, and to a yearly one its saving. The order is kept. */
export function groupByPeriod(plans: readonly Plan[]): readonly PlanOfPeriod[] {
  return plans.map((plan) => {
    const alike = plans.filter(({ sku }) => sku === plan.sku);
    const periods = new Set(alike.map((each) => toPeriod(lastRate(each))));
    const own = toPeriod(lastRate(plan));
    const period = periods.has('month') && periods.has('year') ? own : undefined;
    return { plan, period, saving: period === 'year' ? findSaving(plan, alike) : undefined };
  });
}
