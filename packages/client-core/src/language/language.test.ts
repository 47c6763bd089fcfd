import { expect, test } from 'vitest';
import { isForLocale, isRightToLeft } from '../index.ts';

test.each([
  ['fi', 'fi', true],
  ['fi', 'fi-FI', true],
  ['pt-BR', 'pt_br', true],
  ['pt-BR', 'pt', false],
  ['fi', 'fil', false],
  ['fi', 'en', false],
])('texts of %s for a site in %s: %s', (own, locale, expected) => {
  expect(isForLocale(own, locale)).toBe(expected);
});

test.each([
  ['ar', true],
  ['he-IL', true],
  ['fa_IR', true],
  ['fi', false],
  ['arn', false],
  ['pa-Arab-PK', true],
  ['he-Latn', false],
  ['ar-1994', true],
])('%s is written from right to left: %s', (locale, expected) => {
  expect(isRightToLeft(locale)).toBe(expected);
});
