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
    const dateLocalization = { dateFormat: '%B %d' };
    expect(createFormat({ locale: 'de', dateLocalization }).date(AFTERNOON)).toBe('März 05');
  });

  it.each([
    ['de', '5. März 2026', '5. März 2026 um 15:07 MEZ'],
    ['ja', '2026年3月5日', '2026年3月5日 15:07 GMT+1'],
    ['fi', '5. maaliskuuta 2026', '5. maaliskuuta 2026 klo 15.07 UTC+1'],
    ['he', '5 במרץ 2026', '5 במרץ 2026 בשעה 15:07 GMT\u200e+1\u200e'],
  ])('writes dates as %s does where the site sets no format', (locale, date, dateTime) => {
    const format = createFormat({ locale, dateLocalization: { timeZone: 'Europe/Berlin', dateFormat: '' } });
    expect(plain(format.date(AFTERNOON))).toBe(date);
    expect(plain(format.dateTime(AFTERNOON))).toBe(dateTime);
    expect(format.date('yesterday')).toBe('');
  });

  it('prefers the zone of the site to the zone of the block', () => {
    const zone = (timeZone?: string) =>
      createFormat({ dateLocalization: { timeZone, dateTimeFormat: '%H' } }).dateTime(AFTERNOON, 'GMT');
    expect([zone(), zone('Asia/Tokyo')]).toEqual(['14', '23']);
  });

  it('returns nothing for no date', () => {
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
});
