import { describe, expect, it } from 'vitest';
import { formatMoney, toLocale } from '../index.ts';

/** Locales part numbers from signs by spaces that do not break. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('formatMoney', () => {
  it.each([
    ['en', 1999, 'USD', '$19.99'],
    ['en', 500, 'JPY', '¥500'],
    ['ja', 123456, 'JPY', '¥123,456'],
    ['de', 1999, 'EUR', '19,99 €'],
    ['fr', 123456, 'EUR', '1 234,56 €'],
    ['en', 1234, 'KWD', 'KWD 1.234'],
    ['en', 0, 'EUR', '€0.00'],
    ['en', -250, 'USD', '-$2.50'],
  ])('writes a price in %s: %d minor units of %s are %s', (locale, amount, currency, expected) => {
    const price = plain(formatMoney(amount, { currency, locale: toLocale(locale) }));
    expect(price).toBe(expected);
  });

  it.each([
    ['NZD', '$5.00'],
    ['CLP', '$500'],
    ['PEN', 'S/. 5.00'],
    ['CAD', 'CA$5.00'],
    ['KRW', '₩500'],
    ['', '5'],
  ])('signs %s as sales does everywhere', (currency, expected) => {
    expect(plain(formatMoney(500, { currency, locale: 'en-US' }))).toBe(expected);
  });

  it.each([
    ['COP', 1_990_000, '$19,900'],
    ['COP', 1_990_050, '$19,900.50'],
    ['HUF', 199_900, 'HUF 1,999'],
    ['IDR', 4_900_000, 'IDR 49,000'],
    ['MGA', 5_000, 'MGA 5,000'],
    ['ISK', 1_490, 'ISK 1,490'],
  ])(
    'counts %s as it is charged, and shows decimals where there are any: %d',
    (currency, amount, expected) => {
      for (const decimals of ['always', 'auto'] as const)
        expect(plain(formatMoney(amount, { currency, locale: 'en', decimals }))).toBe(expected);
    },
  );

  it('leaves out the decimals of whole amounts where it is told to', () => {
    const short = (amount: number) =>
      plain(formatMoney(amount, { currency: 'EUR', locale: 'de-DE', decimals: 'auto' }));
    expect([short(1200), short(1250)]).toEqual(['12 €', '12,50 €']);
  });

  it('writes codes for all but the dollar where it is told to', () => {
    const coded = (currency: string) => plain(formatMoney(1250, { currency, locale: 'sv-SE', sign: 'code' }));
    expect([coded('EUR'), coded('USD')]).toEqual(['EUR 12,50', '12,50 $']);
  });
});
