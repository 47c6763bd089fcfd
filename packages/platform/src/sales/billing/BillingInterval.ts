/** A unit that prices are charged by, as price codes name them. */
export type CalendarUnit = 'Day' | 'Week' | 'Month' | 'Year';

/** A length of time on the calendar, such as three months; `count` is a positive whole number. */
export interface BillingInterval {
  readonly unit: CalendarUnit;
  readonly count: number;
}

/**
 * Days that a unit counts when lengths are compared with each other. Months here have 30 and years 360 days, so that a
 * year of months has twelve of them; no date is ever computed with these.
 */
const NOMINAL_DAYS: Readonly<Record<CalendarUnit, number>> = { Day: 1, Week: 7, Month: 30, Year: 360 };

/** Days for comparing two lengths; not for dates. */
export function nominalDays({ unit, count }: BillingInterval): number {
  return NOMINAL_DAYS[unit] * count;
}
