/** The units of a rate's duration and of its billing interval. */
export const UNITS = ['Day', 'Week', 'Month', 'Year'] as const;
export type Unit = (typeof UNITS)[number];

/** One step of a price: an amount, how often it is charged and for how long. */
export interface Rate {
  /** The amount in minor units of the currency: cents, or whole units for a currency without them. */
  readonly amount: number;
  readonly duration: Unit | 'UntilCancelled';
  readonly durationCount: number;
  readonly billingFrequency: Unit;
  readonly billingCount: number;
}

/** Returns whether a rate is charged once for its whole duration, such as one amount for three months. */
export function isChargedOnce({ duration, durationCount, billingFrequency, billingCount }: Rate): boolean {
  return duration === billingFrequency && durationCount === billingCount;
}
