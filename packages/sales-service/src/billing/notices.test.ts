import { describe, expect, test } from 'vitest';
import type { Rate } from '../catalogue/Price.ts';
import { cardExpiresAt, cardNoticeAt, renewalNoticeAt } from './notices.ts';

const every = (billingFrequency: Rate['billingFrequency'], billingCount: number): Rate => ({
  amount: 1200,
  duration: 'UntilCancelled',
  durationCount: 1,
  billingFrequency,
  billingCount,
});
const iso = (moment: number | undefined): string | undefined =>
  moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 10);

describe('A notice before a charge', () => {
  test('comes thirty days before an annual one, however the year is written', () => {
    const chargeAt = Date.UTC(2027, 11, 31);
    expect(iso(renewalNoticeAt(every('Year', 1), chargeAt))).toBe('2027-12-01');
    expect(iso(renewalNoticeAt(every('Month', 12), chargeAt))).toBe('2027-12-01');
  });

  test('does not come before a monthly one', () => {
    expect(renewalNoticeAt(every('Month', 1), Date.UTC(2027, 0, 1))).toBeUndefined();
  });
});

describe('A card', () => {
  test('is good to the end of its month', () => {
    expect(iso(cardExpiresAt('1227'))).toBe('2028-01-01');
    expect(iso(cardExpiresAt('0228'))).toBe('2028-03-01');
  });

  test('of no readable date never expires by itself', () => {
    for (const expiration of ['', '1327', '0027', '12/27', '122027'])
      expect(cardExpiresAt(expiration)).toBeUndefined();
  });

  test('is announced to expire only where the next charge needs it', () => {
    expect(iso(cardNoticeAt('0227', Date.UTC(2027, 2, 1)))).toBe('2027-01-30');
    expect(cardNoticeAt('0227', Date.UTC(2027, 1, 28))).toBeUndefined();
  });
});
