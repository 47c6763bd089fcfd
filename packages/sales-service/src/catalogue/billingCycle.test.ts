import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addSpan, countCycles, getBillingCycle, getLastingCycle } from './billingCycle.ts';
import type { Rate } from './Price.ts';

const INTRODUCTION: Rate = {
  amount: 100,
  duration: 'Month',
  durationCount: 3,
  billingFrequency: 'Month',
  billingCount: 3,
};
const FULL: Rate = {
  amount: 1200,
  duration: 'UntilCancelled',
  durationCount: 1,
  billingFrequency: 'Month',
  billingCount: 1,
};
const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

test('1 € for 3 months, then 12 € a month: the introduction is one charge, then one follows each month', () => {
  const start = day('2026-01-31');
  const cycles = [1, 2, 3, 4].map((index) => getBillingCycle([INTRODUCTION, FULL], { index, start }));
  expect(cycles.map((cycle) => cycle?.amount)).toEqual([100, 1200, 1200, 1200]);
  expect(cycles.map((cycle) => dayOf(cycle?.startsOn ?? 0))).toEqual([
    '2026-01-31',
    '2026-04-30',
    '2026-05-31',
    '2026-06-30',
  ]);
});

test('what begins after the introduction goes by the day on which it began', () => {
  const start = Date.UTC(2027, 0, 31, 9);
  const cycles = [2, 3, 4].map((index) => getBillingCycle([INTRODUCTION, FULL], { index, start, first: 2 }));
  expect(
    cycles.map((cycle) => cycle && [cycle.amount, new Date(cycle.startsOn).toISOString().slice(0, 10)]),
  ).toEqual([
    [FULL.amount, '2027-01-31'],
    [FULL.amount, '2027-02-28'],
    [FULL.amount, '2027-03-31'],
  ]);
  expect(getLastingCycle([INTRODUCTION, FULL])).toBe(2);
});

test('an introduction that is charged each month takes as many cycles as months', () => {
  expect(countCycles({ ...INTRODUCTION, billingCount: 1 })).toBe(3);
  expect(countCycles({ ...INTRODUCTION, duration: 'Year', durationCount: 1, billingCount: 1 })).toBe(12);
  expect(countCycles({ ...FULL })).toBe(Number.POSITIVE_INFINITY);
});

test('rates that all end have no cycle after their last', () => {
  expect(getBillingCycle([INTRODUCTION], { index: 2, start: 0 })).toBeUndefined();
});

test('a leap day comes back in leap years', () => {
  expect(dayOf(addSpan(day('2028-02-29'), { months: 12, days: 0 }))).toBe('2029-02-28');
  expect(dayOf(addSpan(day('2028-02-29'), { months: 48, days: 0 }))).toBe('2032-02-29');
});

test('cycles follow each other without gap and overlap, at the time of day of their start', () => {
  const units = fc.constantFrom('Day' as const, 'Week' as const, 'Month' as const, 'Year' as const);
  const start = fc.integer({ min: day('2020-01-01'), max: day('2035-01-01') });
  fc.assert(
    fc.property(
      start,
      units,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 60 }),
      (from, unit, count, index) => {
        const rates = [
          { ...INTRODUCTION, billingCount: 1 },
          { ...FULL, billingFrequency: unit, billingCount: count },
        ];
        const one = getBillingCycle(rates, { index, start: from });
        const next = getBillingCycle(rates, { index: index + 1, start: from });
        expect(one?.endsOn).toBe(next?.startsOn);
        expect((one?.startsOn ?? 0) % 86_400_000).toBe(from % 86_400_000);
        expect(one?.endsOn ?? 0).toBeGreaterThan(one?.startsOn ?? 0);
      },
    ),
  );
});
