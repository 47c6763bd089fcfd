import { formatMoney, formatPhrase, toLocale, LOCALES, phrasesFor } from '@broadsheet/block-kit';
import { expect, it, test } from 'vitest';
import { pricePhrases, toPriceText, toRateText } from '../index.ts';
import type { Rate, TranslatePrice } from '../index.ts';

const MONTHLY: Rate = {
  amount: 1200,
  duration: 'UntilCancelled',
  durationCount: 1,
  billingFrequency: 'Month',
  billingCount: 1,
};
const INTRODUCTION: Rate = {
  amount: 100,
  duration: 'Month',
  durationCount: 3,
  billingFrequency: 'Month',
  billingCount: 3,
};
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

function textsIn(locale: string, currency = 'EUR') {
  const words = { ...pricePhrases.english, ...phrasesFor(pricePhrases, locale) };
  const t: TranslatePrice = (key, values = {}) => formatPhrase(words[key], values, locale);
  const style = { currency, locale: toLocale(locale), decimals: 'auto' } as const;
  return { t, money: (amount: number) => formatMoney(amount, style) };
}
const priceIn = (locale: string, rates: readonly Rate[], currency?: string) =>
  plain(toPriceText(rates, textsIn(locale, currency)));

it.each([
  ['en', '€1 for 3 months, then €12 a month'],
  ['sv', '1 € i 3 månader, sedan 12 € per månad'],
  ['fr', '1 € pendant 3 mois, puis 12 € par mois'],
  ['no', '1 € i 3 måneder, deretter 12 € per måned'],
  ['de', '1 € für 3 Monate, danach 12 € pro Monat'],
  ['es', '1 € durante 3 meses, después 12 € al mes'],
  ['ja', '3か月間 €1、その後は1か月ごとに€12'],
  ['ko', '3개월 동안 €1, 이후 1개월마다 €12'],
  ['pt', '1 € durante 3 meses, depois 12 € por mês'],
])('a price in %s says what follows it', (locale, expected) => {
  expect(priceIn(locale, [INTRODUCTION, MONTHLY])).toBe(expected);
});

test.each([
  ['one', 1, '€1 for 1 month, then €12 a month'],
  ['two', 2, '€1 for 2 months, then €12 a month'],
])('%s month is counted as the language does', (_, count, expected) => {
  const first = { ...INTRODUCTION, durationCount: count, billingCount: count };
  expect(priceIn('en', [first, MONTHLY])).toBe(expected);
});

test('an introduction that is charged again and again says how often and for how long', () => {
  const first = { ...INTRODUCTION, billingCount: 1 };
  expect(priceIn('en', [first, { ...MONTHLY, billingFrequency: 'Year' }])).toBe(
    '€1 a month for 3 months, then €12 a year',
  );
});

test('a trial is free', () => {
  expect(priceIn('en', [{ ...INTRODUCTION, amount: 0 }, MONTHLY])).toBe(
    'Free for 3 months, then €12 a month',
  );
});

test('steps that say the same are one', () => {
  expect(priceIn('en', [MONTHLY, MONTHLY])).toBe('€12 a month');
  expect(priceIn('en', [])).toBe('');
});

test('a currency without decimals is not divided', () => {
  expect(priceIn('en', [{ ...MONTHLY, amount: 980 }], 'JPY')).toBe('¥980 a month');
  expect(priceIn('en', [{ ...MONTHLY, amount: 980 }], 'KRW')).toBe('₩980 a month');
  expect(priceIn('en', [{ ...MONTHLY, amount: 9900 }], 'CLP')).toBe('$9,900 a month');
  expect(priceIn('en', [{ ...MONTHLY, amount: 1250 }])).toBe('€12.50 a month');
});

test.each<[Partial<Rate>, string]>([
  [{}, 'each month until cancelled'],
  [{ billingCount: 0 }, 'each month until cancelled'],
  [{ billingCount: 3 }, 'every 3 months until cancelled'],
  [{ duration: 'Year', billingFrequency: 'Year' }, 'once for 1 year'],
  [{ duration: 'Year', durationCount: 2, billingFrequency: 'Week' }, 'each week for 2 years'],
  [{ duration: 'Month', durationCount: 6, billingCount: 2 }, 'every 2 months for 6 months'],
])('a rate of %o is charged %s', (change, expected) => {
  expect(toRateText({ ...MONTHLY, ...change }, textsIn('en').t)).toBe(expected);
});

test('every language writes every rate without a placeholder left', () => {
  const units = ['Day', 'Week', 'Month', 'Year'] as const;
  for (const locale of ['en', ...LOCALES])
    for (const unit of units)
      for (const count of [1, 2, 5]) {
        const once: Rate = { ...INTRODUCTION, duration: unit, billingFrequency: unit, durationCount: count };
        const after: Rate = { ...MONTHLY, billingFrequency: unit, billingCount: count };
        const text = priceIn(locale, [once, after]) + toRateText(after, textsIn(locale).t);
        expect(text).not.toMatch(/[{}|]|undefined/);
      }
});
