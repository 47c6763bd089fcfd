import { expect, test } from 'vitest';
import { parseRates } from '../index.ts';

const RATE = {
  amount: '9.99',
  duration: 'UntilCancelled',
  durationCount: 1,
  billingFrequency: 'Month',
  billingCount: 1,
};

test('amounts become whole numbers of the minor unit, exactly', () => {
  expect(parseRates([RATE], 'EUR')).toEqual([{ ...RATE, amount: 999 }]);
  expect(parseRates([{ ...RATE, amount: 980 }], 'JPY')[0]?.amount).toBe(980);
});

test('a price of which one rate cannot be read has none', () => {
  expect(parseRates([RATE, { ...RATE, billingFrequency: 'Fortnight' }], 'EUR')).toEqual([]);
  expect(parseRates([RATE, null], 'EUR')).toEqual([]);
  expect(parseRates(undefined, 'EUR')).toEqual([]);
});
