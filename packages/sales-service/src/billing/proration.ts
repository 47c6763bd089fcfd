/**
 * Calculates amounts for parts of a period, and the cost of changing a plan. All amounts are minor units of one currency
 * and include tax; all moments are milliseconds since 1970.
 */
import { computeShare } from '@broadsheet/service-kit/money';
import type { Period } from './Period.ts';

/** A period and the amount paid for it. */
export interface PaidTerm extends Period {
  readonly paid: number;
}

/**
 * Returns the amount paid for the rest of a period: 0 after its end, all of it before its start.
 *
 * @param step the amount that the result is a multiple of; see `getChargeStep`
 */
export function unusedAmount(
  { paid, startsAt, endsAt }: PaidTerm,
  now: number,
  { step }: { readonly step: number } = { step: 1 },
): number {
  const numerator = Math.min(Math.max(endsAt - now, 0), endsAt - startsAt);
  return computeShare(paid, { numerator, denominator: endsAt - startsAt, step });
}

/** When a change of plan takes effect: at once, or when the paid time ends. */
export type ChangeMoment = 'NOW' | 'END_OF_CURRENT_TERM';

/** Whether a change `NOW` begins a new term, or the current term continues to its end at the new price. */
export type CurrentTerm = 'ENDS' | 'CONTINUES';

export interface PlanChange {
  readonly now: number;
  /** The amount that all amounts of the currency are multiples of; see `getChargeStep`. */
  readonly step: number;
  readonly productChanges: ChangeMoment;
  readonly currentTerm: CurrentTerm;
  readonly current: PaidTerm;
  /** The first cycle of the new price; `period` is its period if it began now. */
  readonly proposed: { readonly amount: number; readonly period: Period };
}

/** The cost of a change of plan, and its dates. At most one of `chargeNow` and `refundNow` is more than 0. */
export interface ChangeQuote {
  readonly chargeNow: number;
  readonly refundNow: number;
  /** The credit for the unused rest of the current period; the other two amounts already include it. */
  readonly unused: number;
  readonly nextChargeAt: number;
  readonly takesEffectAt: number;
  /** Whether a new term, with its first cycle paid, begins with the change. */
  readonly startsNewTerm: boolean;
}

function settle(charge: number, unused: number): Pick<ChangeQuote, 'chargeNow' | 'refundNow' | 'unused'> {
  return { chargeNow: Math.max(charge - unused, 0), refundNow: Math.max(unused - charge, 0), unused };
}

/** Calculates the preview of an upgrade or a downgrade; the change itself uses the same numbers. */
export function quotePlanChange({
  now,
  step,
  productChanges,
  currentTerm,
  current,
  proposed,
}: PlanChange): ChangeQuote {
  if (productChanges === 'END_OF_CURRENT_TERM') {
    const end = current.endsAt;
    return { ...settle(0, 0), nextChargeAt: end, takesEffectAt: end, startsNewTerm: true };
  }
  const unused = unusedAmount(current, now, { step });
  if (currentTerm === 'ENDS') {
    const nextChargeAt = proposed.period.endsAt;
    return { ...settle(proposed.amount, unused), nextChargeAt, takesEffectAt: now, startsNewTerm: true };
  }
  const { startsAt, endsAt } = proposed.period;
  const rest = Math.max(current.endsAt - now, 0);
  const whole = endsAt - startsAt;
  // The rest may be longer than a cycle of the new price: the rest of a year is several months and a part of one.
  const full = Math.floor(rest / whole) * proposed.amount;
  const charge = full + computeShare(proposed.amount, { numerator: rest % whole, denominator: whole, step });
  return {
    ...settle(charge, unused),
    nextChargeAt: current.endsAt,
    takesEffectAt: now,
    startsNewTerm: false,
  };
}

/** A payment, and the amount refunded of it so far. */
export interface PaidAmount {
  readonly total: number;
  /** The part of `total` that is tax. */
  readonly tax: number;
  readonly refunded: number;
}

/** A refund and the tax it contains. */
export interface Refund {
  readonly amount: number;
  readonly tax: number;
}

/** Plans a refund of up to `wanted`, never more than the rest of the payment. */
export function planRefund({ total, tax, refunded }: PaidAmount, wanted: number): Refund {
  const amount = Math.max(0, Math.min(wanted, total - refunded));
  if (amount === 0) return { amount: 0, tax: 0 };
  // Cumulative, so that the taxes of several refunds add up to the tax of the payment exactly.
  const taxUpTo = (sum: number): number => computeShare(tax, { numerator: sum, denominator: total });
  return { amount, tax: taxUpTo(refunded + amount) - taxUpTo(refunded) };
}
