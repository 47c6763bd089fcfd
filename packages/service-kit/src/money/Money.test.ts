import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDecimal, splitAmount, computeShare, toDecimal, toDecimalText } from './Money.ts';

const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const currencies = fc.constantFrom('EUR', 'USD', 'JPY', 'KRW', 'CLP', 'KWD');

describe('money', () => {
  test('has the decimals of its currency on the wire', () => {
    expect(toDecimal({ amount: 1299, currency: 'EUR' })).toBe(12.99);
    expect(toDecimal({ amount: 1200, currency: 'JPY' })).toBe(1200);
    expect(toDecimal({ amount: 9900, currency: 'CLP' })).toBe(9900);
    expect(toDecimalText({ amount: 1290, currency: 'EUR' })).toBe('12.90');
    expect(toDecimalText({ amount: 1500, currency: 'KRW' })).toBe('1500');
  });

  test('is the same after it was written as a decimal and read again', () => {
    fc.assert(
      fc.property(amounts, currencies, (amount, currency) => {
        const money = { amount, currency };
        expect(parseDecimal(toDecimal(money), currency)).toEqual(money);
        expect(parseDecimal(toDecimalText(money), currency)).toEqual(money);
      }),
    );
  });

  test('refuses decimals that the currency does not have', () => {
    expect(parseDecimal('12.50', 'JPY')).toBeUndefined();
    expect(parseDecimal('12.00', 'JPY')).toEqual({ amount: 12, currency: 'JPY' });
    expect(parseDecimal(0.001, 'EUR')).toBeUndefined();
    expect(parseDecimal('1e3', 'EUR')).toBeUndefined();
    expect(parseDecimal('', 'EUR')).toBeUndefined();
    expect(parseDecimal(null, 'EUR')).toBeUndefined();
  });
});

describe('a share of an amount', () => {
  test('rounds half a unit away from zero', () => {
    expect(computeShare(5, { numerator: 1, denominator: 2 })).toBe(3);
    expect(computeShare(-5, { numerator: 1, denominator: 2 })).toBe(-3);
    expect(computeShare(1000, { numerator: 7, denominator: 30 })).toBe(233);
  });

  test('is refused where a number could not count it exactly', () => {
    expect(() => computeShare(1_000_000_000_000, { numerator: 10_000, denominator: 1 })).toThrow(RangeError);
  });

  test('is never further than half a unit from the exact one', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.nat(5000),
        fc.integer({ min: 1, max: 10_000 }),
        (amount, numerator, denominator) => {
          const share = BigInt(computeShare(amount, { numerator, denominator }));
          const difference = share * BigInt(denominator) - BigInt(amount) * BigInt(numerator);
          expect((difference < 0n ? -difference : difference) * 2n <= BigInt(denominator)).toBe(true);
        },
      ),
    );
  });
});

test('nothing is split into nothing, and less than that is refused', () => {
  expect(splitAmount(0, [1, 2])).toEqual([0, 0]);
  expect(() => splitAmount(-1, [1])).toThrow(RangeError);
});

test('parts of an amount always add up to it, and each is within a unit of its share', () => {
  const weights = fc
    .array(fc.nat(1000), { minLength: 1, maxLength: 8 })
    .filter((all) => all.some((one) => one > 0));
  fc.assert(
    fc.property(fc.nat(1_000_000_000), weights, (amount, all) => {
      const parts = splitAmount(amount, all);
      const total = all.reduce((sum, weight) => sum + weight, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      for (const [index, part] of parts.entries())
        expect(Math.abs(part - (amount * (all[index] ?? 0)) / total)).toBeLessThan(1);
    }),
  );
});
