import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anchorAt } from './billingAnchor.ts';
import { countCycles, cycleAt, listCycles } from './ratedCycles.ts';
import type { BillingRate } from './ratedCycles.ts';

const introductory: BillingRate = {
  amount: 100,
  duration: 'Month',
  durationCount: 3,
  billingFrequency: 'Month',
  billingCount: 1,
};
const full: BillingRate = { ...introductory, amount: 1200, duration: 'UntilCancelled', durationCount: 1 };

describe('The cycles of a price code', () => {
  test('charge the introductory rate as often as promised, then the full one for ever', () => {
    const amounts = [1, 2, 3, 4, 400].map((index) => cycleAt([introductory, full], index)?.amount);
    expect(amounts).toEqual([100, 100, 100, 1200, 1200]);
  });

  test('are one where the duration is paid at once, and none after it', () => {
    const gift: BillingRate = {
      ...introductory,
      duration: 'Year',
      durationCount: 1,
      billingFrequency: 'Year',
    };
    expect(countCycles(gift)).toBe(1);
    expect(cycleAt([gift], 2)).toBeUndefined();
  });

  test('are twelve in a year of months', () => {
    expect(countCycles({ ...introductory, duration: 'Year', durationCount: 1 })).toBe(12);
  });

  test('never cut a promised time short', () => {
    expect(countCycles({ ...introductory, durationCount: 1, billingFrequency: 'Week' })).toBe(5);
  });

  test('ignore what stands behind a rate until cancelled', () => {
    expect(cycleAt([full, introductory], 50)?.amount).toBe(1200);
  });

  test('stand on the calendar one behind the other, with their amounts', () => {
    const anchor = anchorAt(Date.UTC(2026, 10, 30));
    const cycles = listCycles([introductory, full], { anchor, index: 1, count: 5 });
    expect(
      cycles.map(({ index, amount, startsAt }) => [
        index,
        amount,
        new Date(startsAt).toISOString().slice(0, 10),
      ]),
    ).toEqual([
      [1, 100, '2026-11-30'],
      [2, 100, '2026-12-30'],
      [3, 100, '2027-01-30'],
      [4, 1200, '2027-02-28'],
      [5, 1200, '2027-03-30'],
    ]);
  });

  const units = fc.constantFrom('Day' as const, 'Week' as const, 'Month' as const, 'Year' as const);
  const rates = fc.array(
    fc.record<BillingRate>({
      amount: fc.integer({ min: 0, max: 1_000_000 }),
      duration: units,
      durationCount: fc.integer({ min: 1, max: 12 }),
      billingFrequency: units,
      billingCount: fc.integer({ min: 1, max: 6 }),
    }),
    { minLength: 1, maxLength: 3 },
  );

  test('leave no gap and no overlap, whatever the rates are', () => {
    fc.assert(
      fc.property(
        rates,
        fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) }),
        (list, start) => {
          const cycles = listCycles([...list, full], { anchor: anchorAt(start), index: 1, count: 40 });
          expect(cycles).toHaveLength(40);
          let end = start;
          for (const cycle of cycles) {
            expect(cycle.startsAt).toBe(end);
            end = cycle.endsAt;
          }
        },
      ),
    );
  });
});
