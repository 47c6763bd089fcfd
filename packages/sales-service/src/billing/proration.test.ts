import { DAY_MS } from '@broadsheet/client-core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planRefund, quotePlanChange, unusedAmount } from './proration.ts';
import type { PlanChange } from './proration.ts';

const START = Date.UTC(2027, 3, 1);
const april = { startsAt: START, endsAt: START + 30 * DAY_MS };
const MIDDLE = START + 15 * DAY_MS;

const change = (wanted: Partial<PlanChange>): PlanChange => ({
  now: MIDDLE,
  step: 1,
  productChanges: 'NOW',
  currentTerm: 'ENDS',
  current: { ...april, paid: 1000 },
  proposed: { amount: 2000, period: { startsAt: MIDDLE, endsAt: MIDDLE + 30 * DAY_MS } },
  ...wanted,
});

describe('A change of plan', () => {
  test('that begins a new term charges it less what is unused', () => {
    expect(quotePlanChange(change({}))).toEqual({
      chargeNow: 1500,
      refundNow: 0,
      unused: 500,
      nextChargeAt: MIDDLE + 30 * DAY_MS,
      takesEffectAt: MIDDLE,
      startsNewTerm: true,
    });
  });

  test('within the term charges the difference for the rest of it', () => {
    const quote = quotePlanChange(change({ currentTerm: 'CONTINUES' }));
    expect(quote).toMatchObject({ chargeNow: 500, nextChargeAt: april.endsAt, startsNewTerm: false });
  });

  test('in dinars charges and gives back what cards can charge', () => {
    const current = { ...april, paid: 4_990 };
    const period = { startsAt: MIDDLE, endsAt: MIDDLE + 31 * DAY_MS };
    for (const currentTerm of ['ENDS', 'CONTINUES'] as const)
      for (const amount of [9_990, 1_230]) {
        const wanted = { step: 10, current, currentTerm, proposed: { amount, period } };
        const { chargeNow, refundNow } = quotePlanChange(change({ ...wanted, now: MIDDLE + 7_777_777 }));
        expect((chargeNow + refundNow) % 10).toBe(0);
        expect(chargeNow + refundNow).toBeGreaterThan(0);
      }
  });

  test('to a cheaper plan gives back what is left over', () => {
    const proposed = { amount: 200, period: { startsAt: MIDDLE, endsAt: MIDDLE + 30 * DAY_MS } };
    expect(quotePlanChange(change({ proposed }))).toMatchObject({ chargeNow: 0, refundNow: 300 });
  });

  test('at the end of the term costs nothing now', () => {
    const quote = quotePlanChange(change({ productChanges: 'END_OF_CURRENT_TERM' }));
    expect(quote).toEqual({
      chargeNow: 0,
      refundNow: 0,
      unused: 0,
      nextChargeAt: april.endsAt,
      takesEffectAt: april.endsAt,
      startsNewTerm: true,
    });
  });

  test('within a year to a price by the month charges every month that is left', () => {
    const current = { startsAt: START, endsAt: START + 360 * DAY_MS, paid: 0 };
    const quote = quotePlanChange(change({ current, currentTerm: 'CONTINUES', now: START + 15 * DAY_MS }));
    expect(quote.chargeNow).toBe(11 * 2000 + 1000);
  });

  const amounts = fc.integer({ min: 0, max: 100_000_000 });

  test('never charges and gives back at once, and is worth the same as its parts', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 0, max: 30 * DAY_MS }), (paid, amount, passed) => {
        const now = START + passed;
        const period = { startsAt: now, endsAt: now + 30 * DAY_MS };
        const quote = quotePlanChange(
          change({ now, current: { ...april, paid }, proposed: { amount, period } }),
        );
        expect(Math.min(quote.chargeNow, quote.refundNow)).toBe(0);
        expect(quote.chargeNow - quote.refundNow).toBe(amount - quote.unused);
        expect(quote.refundNow).toBeLessThanOrEqual(paid);
      }),
    );
  });
});

describe('The unused part of a period', () => {
  test('is all at its start, nothing after its end, and falls in between', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 30 * DAY_MS }),
        fc.integer({ min: 0, max: DAY_MS }),
        (paid, passed, more) => {
          const at = (time: number): number => unusedAmount({ ...april, paid }, START + time);
          expect(at(-more)).toBe(paid);
          expect(at(30 * DAY_MS + more)).toBe(0);
          expect(at(passed + more)).toBeLessThanOrEqual(at(passed));
        },
      ),
    );
  });
});

describe('A refund', () => {
  test('is never more than what is left of the payment', () => {
    expect(planRefund({ total: 1190, tax: 190, refunded: 1000 }, 500)).toEqual({ amount: 190, tax: 30 });
    expect(planRefund({ total: 0, tax: 0, refunded: 0 }, 500)).toEqual({ amount: 0, tax: 0 });
  });

  test('in parts gives back the amount and its tax exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1 }),
        (total, parts) => {
          const tax = Math.floor(total / 6);
          let refunded = 0;
          let taxes = 0;
          for (const wanted of [...parts, total]) {
            const refund = planRefund({ total, tax, refunded }, wanted);
            refunded += refund.amount;
            taxes += refund.tax;
          }
          expect([refunded, taxes]).toEqual([total, tax]);
        },
      ),
    );
  });
});
