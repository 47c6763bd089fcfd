import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatDate, toLocale } from '../index.ts';
import { DEFAULT_DATE_TIME_FORMAT, formatStamp } from './formatDate.ts';

const AFTERNOON = '2026-03-05T14:07:09Z';
const MORNING = '2026-03-05T08:07:09Z';
const MIDNIGHT = '2026-03-05T00:00:00Z';
const inEnglish = { language: 'en', timeZone: 'UTC' };
const NARROW_SPACE = '\u202f';

describe('formatDate', () => {
  it.each([
    ['%a', 'Thu'],
    ['%A', 'Thursday'],
    ['%b', 'Mar'],
    ['%h', 'Mar'],
    ['%B', 'March'],
    ['%m', '03'],
    ['%d', '05'],
    ['%y', '26'],
    ['%Y', '2026'],
    ['%H', '14'],
    ['%I', '02'],
    ['%k', '14'],
    ['%l', '2'],
    ['%M', '07'],
    ['%S', '09'],
    ['%p', 'PM'],
    ['%P', 'pm'],
    ['%z', 'Coordinated Universal Time'],
    ['%Z', 'UTC'],
  ])('writes %s as %s', (pattern, expected) => {
    expect(formatDate(AFTERNOON, pattern, inEnglish)).toBe(expected);
  });

  it.each([
    [MORNING, '08 8 08 8'],
    [MIDNIGHT, '00 0 12 12'],
  ])('pads the hours of %%H and %%I only: %s', (value, expected) => {
    expect(formatDate(value, '%H %k %I %l', inEnglish)).toBe(expected);
  });

  it.each([
    ['en', 'Thursday Thu March Mar 05 08 8 AM'],
    ['sv', 'torsdag tors mars mars 05 08 8 fm'],
    ['fr', 'jeudi jeu. mars mars 05 08 8 AM'],
    ['no', 'torsdag tor. mars mars 05 08 8 a.m.'],
    ['de', 'Donnerstag Do März März 05 08 8 AM'],
    ['es', `jueves jue marzo mar 05 08 8 a.${NARROW_SPACE}m.`],
    ['ja', '木曜日 木 3月 3月 05 08 8 午前'],
    ['ko', '목요일 목 3월 3월 05 08 8 오전'],
    ['pt', 'quinta-feira quinta março mar. 05 08 8 a.m.'],
  ])('speaks %s', (language, expected) => {
    const pattern = '%A %a %B %b %d %H %k %p';
    expect(formatDate(MORNING, pattern, { language, timeZone: 'UTC' })).toBe(expected);
  });

  it('writes the tokens of a pattern as each is written by itself, in every language', () => {
    const patterns = [
      '%B %d, %Y at %l:%M%p %Z',
      '%d.%m.%y %H:%M:%S',
      '%A, %e %b %Y %k:%M %P %z',
      '%h %e %I %p',
    ];
    // Some others have digits of their own, which are padded with ours.
    const languages = 'cs da de el en es fi fr he hi hu is it ja ko lt nl no pl pt ro ru sv th tr uk vi zh';
    for (const language of languages.split(' '))
      for (const pattern of patterns)
        for (const value of [AFTERNOON, MORNING, MIDNIGHT, '2025-12-31T23:59:59Z']) {
          const settings = { language, timeZone: 'Europe/Stockholm' };
          const apart = pattern.replaceAll(/%[a-zA-Z]/g, (token) => formatDate(value, token, settings));
          expect(formatDate(value, pattern, settings), `${language} ${pattern}`).toBe(apart);
        }
  });

  it('asks one formatter for a date in the default format', () => {
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    onTestFinished(() => asked.mockRestore());
    formatDate(AFTERNOON, DEFAULT_DATE_TIME_FORMAT, inEnglish);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('declines the month where a language does', () => {
    expect(formatDate(MORNING, '%d %B', { language: 'ru', timeZone: 'UTC' })).toBe('05 марта');
  });

  it('writes the day without a zero where the pattern asks for that', () => {
    expect(formatDate(AFTERNOON, '%e %B %Y', inEnglish)).toBe('5 March 2026');
    expect(formatDate(AFTERNOON, '%e日', { language: 'ja', timeZone: 'UTC' })).toBe('5日');
  });

  it('keeps other text and drops unknown tokens', () => {
    expect(formatDate(AFTERNOON, 'On %d/%m, 100% %q sure', inEnglish)).toBe('On 05/03, 100%  sure');
  });

  it.each([undefined, '', 'no token', '%5'])('uses the fallback for the pattern %s', (pattern) => {
    expect(formatDate(AFTERNOON, pattern, inEnglish)).toBe('March 05, 2026');
    expect(formatDate(AFTERNOON, pattern, inEnglish, '%Y')).toBe('2026');
  });

  it('reads %1 as %l', () => {
    expect(formatDate(AFTERNOON, '%B %d, %Y at %1:%M %P %Z', inEnglish)).toBe(
      'March 05, 2026 at 2:07 pm UTC',
    );
  });

  it.each([undefined, '', 'yesterday', Number.NaN, new Date('?')])(
    'returns nothing for the date %s',
    (value) => {
      expect(formatDate(value, '%Y', inEnglish)).toBe('');
    },
  );

  it('reads texts, milliseconds and dates', () => {
    const date = new Date(AFTERNOON);
    const values = [AFTERNOON, date.getTime(), date].map((value) => formatDate(value, '%H:%M', inEnglish));
    expect(values).toEqual(['14:07', '14:07', '14:07']);
  });

  it('falls back to New York for an absent or unknown zone', () => {
    const zones = [undefined, 'Mars/Olympus', ''].map((timeZone) =>
      formatDate(AFTERNOON, '%k:%M %Z', { timeZone }),
    );
    expect(zones).toEqual(['9:07 EST', '9:07 EST', '9:07 EST']);
  });

  it.each([
    ['2026-03-08T06:59:00Z', 'America/New_York', '01:59 EST'],
    ['2026-03-08T07:00:00Z', 'America/New_York', '03:00 EDT'],
    ['2026-11-01T05:59:00Z', 'America/New_York', '01:59 EDT'],
    ['2026-11-01T06:00:00Z', 'America/New_York', '01:00 EST'],
    ['2026-10-25T00:59:00Z', 'Europe/Stockholm', '02:59 GMT+2'],
    ['2026-10-25T01:00:00Z', 'Europe/Stockholm', '02:00 GMT+1'],
    ['2026-01-01T00:00:00Z', 'Australia/Lord_Howe', '11:00 GMT+11'],
    ['2026-07-01T00:00:00Z', 'Australia/Lord_Howe', '10:30 GMT+10:30'],
  ])('keeps summer time: %s in %s is %s', (value, timeZone, expected) => {
    expect(formatDate(value, '%H:%M %Z', { timeZone })).toBe(expected);
  });

  it('gives the day of the zone, not of the world', () => {
    const days = ['America/New_York', 'Asia/Tokyo'].map((timeZone) =>
      formatDate('2026-03-05T20:00:00Z', '%d', { timeZone }),
    );
    expect(days).toEqual(['05', '06']);
  });

  it('is English for a language that is none', () => {
    expect(formatDate(AFTERNOON, '%B', { language: 'not a language' })).toBe('March');
  });
});

describe('toLocale', () => {
  it.each([
    ['sv', 'sv-SE'],
    ['fr', 'fr-FR'],
    ['no', 'nb-NO'],
    ['de', 'de-DE'],
    ['es', 'es-ES'],
    ['ja', 'ja-JP'],
    ['ko', 'ko-KR'],
    ['pt', 'pt-PT'],
    ['en', 'en-US'],
    ['pt_BR', 'pt-BR'],
    ['EN-gb', 'en-GB'],
    ['', 'en-US'],
    ['not a language', 'en-US'],
    ['constructor', 'en-US'],
  ])('reads "%s" as %s', (language, expected) => {
    expect(toLocale(language)).toBe(expected);
  });
});

it.each([
  ['the hour on the same day of the site', '2026-11-20T23:30:00Z', 'Asia/Tokyo', '8:30 AM'],
  ['the day in the same year', '2026-11-19T12:00:00Z', 'Asia/Tokyo', 'Nov 19'],
  ['the year of other years', '2025-11-19T12:00:00Z', 'Asia/Tokyo', 'Nov 19, 2025'],
  ['nothing for no date', 'soon', 'Asia/Tokyo', ''],
])('a stamp is %s', (_, value, timeZone, text) => {
  const stamp = formatStamp(value, { now: Date.parse('2026-11-21T05:00:00Z'), timeZone });
  expect(stamp.replaceAll('\u202f', ' ')).toBe(text);
});
