import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advance, anchorAt, DAY_MS, momentOf, periodFrom } from './billingAnchor.ts';
import type { BillingAnchor } from './billingAnchor.ts';
import type { BillingInterval } from './BillingInterval.ts';

const month: BillingInterval = { unit: 'Month', count: 1 };
const dayOf = (anchor: BillingAnchor): string => new Date(momentOf(anchor)).toISOString().slice(0, 10);

const moments = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2090, 0, 1) });
const intervals: fc.Arbitrary<BillingInterval> = fc.record({
  unit: fc.constantFrom('Day', 'Week', 'Month', 'Year'),
  count: fc.integer({ min: 1, max: 24 }),
});

describe('A billing anchor', () => {
  test('keeps the last day of the month through February', () => {
    let anchor = anchorAt(Date.UTC(2027, 0, 31, 9, 30));
    const days = [1, 2, 3, 4].map(() => dayOf((anchor = advance(anchor, month))));
    expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    expect(new Date(momentOf(anchor)).toISOString()).toBe('2027-05-31T09:30:00.000Z');
  });

  test('gives a subscription of 29 February its day back in the next leap year', () => {
    const start = anchorAt(Date.UTC(2028, 1, 29));
    const years = [1, 2, 3, 4].map((count) => dayOf(advance(start, { unit: 'Year', count })));
    expect(years).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  });

  test('counts months from the end of a trial in weeks', () => {
    const trial = advance(anchorAt(Date.UTC(2027, 0, 20)), { unit: 'Week', count: 2 });
    expect(dayOf(advance(trial, month))).toBe('2027-03-03');
  });

  test('moves forward with every interval', () => {
    fc.assert(
      fc.property(moments, fc.array(intervals, { minLength: 1, maxLength: 12 }), (start, lengths) => {
        let anchor = anchorAt(start);
        expect(momentOf(anchor)).toBe(start);
        for (const interval of lengths) {
          const { startsAt, endsAt } = periodFrom(anchor, interval);
          expect(endsAt).toBeGreaterThan(startsAt);
          anchor = advance(anchor, interval);
          expect(momentOf(anchor)).toBe(endsAt);
        }
      }),
    );
  });

  test('never drifts: twelve months are a year, at the same time of day', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 10 }), (start, years) => {
        let anchor = anchorAt(start);
        for (let count = 0; count < years * 12; count += 1) anchor = advance(anchor, month);
        const year = momentOf(advance(anchorAt(start), { unit: 'Year', count: years }));
        expect(momentOf(anchor)).toBe(year);
        expect((year - start) % DAY_MS).toBe(0);
      }),
    );
  });
});
