import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getCurrencyDigits, toMajorUnits, toMinorUnits } from './minorUnits.ts';

describe('money', () => {
  it.each([
    [9.99, 'EUR', 999],
    [1.005, 'USD', 101],
    [0.1 + 0.2, 'USD', 30],
    [1200, 'JPY', 1200],
    [1200.4, 'KRW', 1200],
    [5990, 'clp', 5990],
    [1.2345, 'KWD', 1235],
    [-9.995, 'EUR', -1000],
    [0, 'EUR', 0],
    [1e-7, 'EUR', 0],
    [1e21, 'JPY', 1e21],
  ])('%d %s is %d in the smallest unit', (amount, currency, minor) => {
    expect(toMinorUnits(amount, currency)).toBe(minor);
  });

  it('is the same there and back, in every kind of currency', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000_000, max: 100_000_000 }),
        fc.constantFrom('EUR', 'JPY', 'KWD'),
        (minor, currency) => {
          expect(toMinorUnits(toMajorUnits(minor, currency), currency)).toBe(minor);
        },
      ),
    );
  });

  it('has two digits where nothing else is known', () => {
    expect(['XYZ', 'USD', 'JPY', 'TND'].map(getCurrencyDigits)).toEqual([2, 2, 0, 3]);
  });

  it('counts the ariary whole, as card providers do', () => {
    expect(toMinorUnits(5000, 'MGA')).toBe(5000);
  });
});
