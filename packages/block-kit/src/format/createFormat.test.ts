import { describe, expect, it } from 'vitest';
import { createFormat } from '../index.ts';

const AFTERNOON = '2026-03-05T14:07:09Z';
/** Locales part numbers from signs by spaces that do not break. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('createFormat', () => {
  it('writes dates as the specification says where the site sets nothing', () => {
    const format = createFormat({});
    expect(format.date(AFTERNOON)).toBe('March 05, 2026');
    expect(format.dateTime(AFTERNOON)).toBe('March 05, 2026 at 9:07AM EST');
  });

  it('writes dates as the site says', () => {
    const format = createFormat({
      dateLocalization: {
        language: 'sv',
        timeZone: 'Europe/Stockholm',
        dateFormat: '%d %B %Y',
        dateTimeFormat: '%d %B %H.%M',
      },
    });
    expect(format.date(AFTERNOON)).toBe('05 mars 2026');
    expect(format.dateTime(AFTERNOON)).toBe('05 mars 15.07');
  });

  it('takes the language of the dates from the locale where no other is set', () => {
    expect(createFormat({ locale: 'de' }).date(AFTERNOON)).toBe('März 05, 2026');
  });

  it('prefers the zone of the site to the zone of the block', () => {
    const zone = (timeZone?: string) =>
      createFormat({ dateLocalization: { timeZone, dateTimeFormat: '%H' } }).dateTime(AFTERNOON, 'GMT');
    expect([zone(), zone('Asia/Tokyo')]).toEqual(['14', '23']);
  });

  it('gives nothing for no date', () => {
    expect(createFormat({}).date(undefined)).toBe('');
    expect(createFormat({}).dateTime('')).toBe('');
  });

  it.each([
    ['en', '1,234.5'],
    ['sv', '1 234,5'],
    ['de', '1.234,5'],
    ['pt_BR', '1.234,5'],
  ])('groups numbers in %s', (locale, expected) => {
    expect(plain(createFormat({ locale }).number(1234.5))).toBe(expected);
  });

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
    const price = plain(createFormat({ locale }).money(amount, currency));
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
    expect(plain(createFormat({}).money(500, currency))).toBe(expected);
  });

  it('leaves out the decimals of whole amounts where it is told to', () => {
    const short = (amount: number) =>
      plain(createFormat({ locale: 'de' }).money(amount, 'EUR', { decimals: 'auto' }));
    expect([short(1200), short(1250)]).toEqual(['12 €', '12,50 €']);
  });

  it('writes codes for all but the dollar where it is told to', () => {
    const coded = (currency: string) =>
      plain(createFormat({ locale: 'sv' }).money(1250, currency, { sign: 'code' }));
    expect([coded('EUR'), coded('USD')]).toEqual(['EUR 12,50', '12,50 $']);
  });
});
