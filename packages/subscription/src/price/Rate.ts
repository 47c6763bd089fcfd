/** How long a rate lasts, or how often it is charged. */
export const UNITS = ['Day', 'Week', 'Month', 'Year'] as const;
export type Unit = (typeof UNITS)[number];

/** One step of a price: an amount, how often it is charged and for how long. */
export interface Rate {
  /** In minor units of the currency: cents, whole units where it has none. */
  readonly amount: number;
  readonly duration: Unit | 'UntilCancelled';
  readonly durationCount: number;
  readonly billingFrequency: Unit;
  readonly billingCount: number;
}

/** Charged once for all of its length, such as three months for one price. */
export function isChargedOnce({ duration, durationCount, billingFrequency, billingCount }: Rate): boolean {
  return duration === billingFrequency && durationCount === billingCount;
}
