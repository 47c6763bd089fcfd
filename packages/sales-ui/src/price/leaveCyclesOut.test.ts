import { expect, test } from 'vitest';
import { leaveCyclesOut } from './leaveCyclesOut.ts';
import type { Rate } from './Rate.ts';

const INTRODUCTION: Rate = {
  amount: 100,
  duration: 'Month',
  durationCount: 3,
  billingFrequency: 'Month',
  billingCount: 1,
};
const LASTING: Rate = { ...INTRODUCTION, amount: 1_200, duration: 'UntilCancelled', durationCount: 1 };
const PRICE = [INTRODUCTION, LASTING];

test('a price is whole for who begins with its first cycle', () => {
  expect(leaveCyclesOut(PRICE, 1)).toEqual(PRICE);
});

test('what is left of an introduction goes on, and what lasts is always there', () => {
  expect(leaveCyclesOut(PRICE, 2)).toEqual([{ ...INTRODUCTION, durationCount: 2 }, LASTING]);
  expect(leaveCyclesOut(PRICE, 4)).toEqual([LASTING]);
  expect(leaveCyclesOut(PRICE, 40)).toEqual([LASTING]);
});
