/**
 * Amounts for parts of a period, and what changing a plan costs. All amounts are minor units of one currency with tax,
 * all moments milliseconds since 1970.
 */
import { takeShare } from '../money/Money.ts';
import type { Period } from './Period.ts';

/** A period and what was paid for it. */
export interface PaidTerm extends Period {
  readonly paid: number;
}

/** What of a paid period is not used yet; nothing after its end, all of it before its start. */
export function unusedAmount({ paid, startsAt, endsAt }: PaidTerm, now: number): number {
  const numerator = Math.min(Math.max(endsAt - now, 0), endsAt - startsAt);
  return takeShare(paid, { numerator, denominator: endsAt - startsAt });
}

/** When products change: `NOW`, or when the time that is paid for ends. */
export type ChangeMoment = 'NOW' | 'END_OF_CURRENT_TERM';

/** With a change `NOW`: whether a new term begins, or the current one goes on to its end. */
export type CurrentTerm = 'ENDS' | 'CONTINUES';

export interface PlanChange {
  readonly now: number;
  readonly productChanges: ChangeMoment;
  readonly currentTerm: CurrentTerm;
  readonly current: PaidTerm;
  /** The first cycle of the new price; `period` is where it would lie if it began now. */
  readonly proposed: { readonly amount: number; readonly period: Period };
}

/** What a change of plan costs and when. At most one of `chargeNow` and `refundNow` is more than 0. */
export interface ChangeQuote {
  readonly chargeNow: number;
  readonly refundNow: number;
  /** What the unused rest of the current period was worth; it is in the two amounts already. */
  readonly unused: number;
  readonly nextChargeAt: number;
  readonly takesEffectAt: number;
  /** Whether a new term, with its first cycle paid, begins with the change. */
  readonly startsNewTerm: boolean;
}

function settle(charge: number, unused: number): Pick<ChangeQuote, 'chargeNow' | 'refundNow' | 'unused'> {
  return { chargeNow: Math.max(charge - unused, 0), refundNow: Math.max(unused - charge, 0), unused };
}

/** The preview of an upgrade or a downgrade; carrying it out uses the same numbers. */
export function quotePlanChange({
  now,
  productChanges,
  currentTerm,
  current,
  proposed,
}: PlanChange): ChangeQuote {
  if (productChanges === 'END_OF_CURRENT_TERM') {
    const end = current.endsAt;
    return { ...settle(0, 0), nextChargeAt: end, takesEffectAt: end, startsNewTerm: true };
  }
  const unused = unusedAmount(current, now);
  if (currentTerm === 'ENDS') {
    const nextChargeAt = proposed.period.endsAt;
    return { ...settle(proposed.amount, unused), nextChargeAt, takesEffectAt: now, startsNewTerm: true };
  }
  const { startsAt, endsAt } = proposed.period;
  const rest = Math.max(current.endsAt - now, 0);
  const whole = endsAt - startsAt;
  // The rest of a year at a price by the month is several of its cycles and a part of one.
  const full = Math.floor(rest / whole) * proposed.amount;
  const charge = full + takeShare(proposed.amount, { numerator: rest % whole, denominator: whole });
  return {
    ...settle(charge, unused),
    nextChargeAt: current.endsAt,
    takesEffectAt: now,
    startsNewTerm: false,
  };
}

/** A payment, and what was given back of it before. */
export interface PaidAmount {
  readonly total: number;
  /** The part of `total` that is tax. */
  readonly tax: number;
  readonly refunded: number;
}

/** A refund with its share of tax. */
export interface Refund {
  readonly amount: number;
  readonly tax: number;
}

/** A refund of up to `wanted`, never more than what is left of the payment. */
export function planRefund({ total, tax, refunded }: PaidAmount, wanted: number): Refund {
  const amount = Math.max(0, Math.min(wanted, total - refunded));
  if (amount === 0) return { amount: 0, tax: 0 };
  // Cumulative, so that the taxes of several refunds add up to the tax of the payment exactly.
  const taxUpTo = (sum: number): number => takeShare(tax, { numerator: sum, denominator: total });
  return { amount, tax: taxUpTo(refunded + amount) - taxUpTo(refunded) };
}
