import { createFormat } from '@broadsheet/block-kit';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { withDatesIn } from './withDatesIn.ts';

const site = {
  id: 'courier',
  locale: 'sv',
  dateLocalization: { language: 'sv', timeZone: 'Europe/Stockholm', dateFormat: '%d/%m/%y' },
};
const MOMENT = '2026-11-05T16:01:00Z';
const write = (language: string) => createFormat(withDatesIn(site, language));

test('dates are written in the language of the editor, in the time of the site', () => {
  expect(write('de').dateTime(MOMENT)).toBe('05. November 2026, 17:01 Uhr');
  expect(write('fr').dateTime(MOMENT)).toBe('05 novembre 2026 à 17:01');
  expect(write('es').date(MOMENT)).toBe('05 de noviembre de 2026');
  expect(write('ja').dateTime(MOMENT)).toBe('2026年11月05日 17:01');
  expect(write('en').date(MOMENT)).toBe('November 05, 2026');
});

test('every language but English has its own order of day, month and year', () => {
  const written = LANGUAGES.filter(({ code }) => code !== 'en').map(({ code }) => write(code).date(MOMENT));
  for (const date of written) expect(date).not.toMatch(/^\D+ \d+, \d+$/);
});
