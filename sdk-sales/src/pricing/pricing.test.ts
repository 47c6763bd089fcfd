import { describe, expect, it } from 'vitest';
import type { Rate } from '../answers/Product.ts';
import { getNextRate, unrollRates } from './rateCycles.ts';
import { utcMidnight } from './utcMidnight.ts';

const introductory: Rate = {
  amount: 1,
  duration: 'Month',
  durationCount: 3,
  billingFrequency: 'Month',
  billingCount: 1,
};
const full: Rate = {
  amount: 12,
  duration: 'UntilCancelled',
  durationCount: 1,
  billingFrequency: 'Month',
  billingCount: 1,
};
const amounts = (rates: readonly Rate[]) => unrollRates(rates).map(({ amount }) => amount);

describe('the cycles of a price', () => {
  it('are those of each rate, and one for the rate without an end', () => {
    expect(amounts([introductory, full])).toEqual([1, 1, 1, 12]);
  });

  it('end with the rate without an end', () => {
    expect(amounts([full, introductory])).toEqual([12]);
  });

  it.each([
    [
      'a year by month',
      { duration: 'Year', durationCount: 1, billingFrequency: 'Month', billingCount: 1 },
      12,
    ],
    [
      'a year by the half',
      { duration: 'Year', durationCount: 1, billingFrequency: 'Month', billingCount: 6 },
      2,
    ],
    [
      'four weeks by week',
      { duration: 'Week', durationCount: 4, billingFrequency: 'Week', billingCount: 1 },
      4,
    ],
    [
      'a month by week',
      { duration: 'Month', durationCount: 1, billingFrequency: 'Week', billingCount: 1 },
      5,
    ],
    [
      'a week by month',
      { duration: 'Week', durationCount: 1, billingFrequency: 'Month', billingCount: 1 },
      1,
    ],
    [
      'ten days at once',
      { duration: 'Day', durationCount: 10, billingFrequency: 'Day', billingCount: 10 },
      1,
    ],
  ] as const)('of %s are counted by days', (_title, rate, count) => {
    expect(unrollRates([{ amount: 1, ...rate }])).toHaveLength(count);
  });

  it('say what is charged next, and the last rate goes on', () => {
    const next = (current: number) => getNextRate([introductory, full], current)?.amount;
    expect([0, 1, 2, 3, 4, 40].map(next)).toEqual([1, 1, 1, 12, 12, 12]);
    expect(getNextRate([], 1)).toBeUndefined();
  });
});

it('begins a day at midnight in UTC', () => {
  const midnight = Date.UTC(2026, 10, 22);
  expect(utcMidnight(midnight)).toBe(midnight);
  expect(utcMidnight(Date.UTC(2026, 10, 22, 23, 59, 59, 999))).toBe(midnight);
});
