import { createMailWords } from '@broadsheet/service-kit/mail';
import { expect, test } from 'vitest';
import { writeTax } from './writeTax.ts';

test.each([
  ['MwSt.', 'en', 'VAT 19%'],
  ['VAT', 'de', 'MwSt. 19\u00A0%'],
  ['TVA', 'sv', 'moms 19\u00A0%'],
  ['New York state sales tax', 'de', 'New York state sales tax 19\u00A0%'],
])('the tax %s is written in the language %s', (name, language, written) => {
  expect(writeTax({ name, ratePpm: 190_000 }, createMailWords(language))).toBe(written);
});
