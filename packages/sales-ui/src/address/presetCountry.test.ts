import { expect, test } from 'vitest';
import { presetCountry } from './presetCountry.ts';

test.each([
  ['the country of the request comes first', 'SE', 'en', 'de-AT', 'SE'],
  ['the region of the browser’s language is next', undefined, 'en_GB', 'de-AT', 'AT'],
  ['a script in the language is no region', '', 'en', 'zh-Hant-TW', 'TW'],
  ['a browser that nobody has asked says nothing of the United States', undefined, 'en', 'en-US', ''],
  ['such a browser at a British newspaper', undefined, 'en-GB', 'en-US', 'GB'],
  ['such a browser at an American newspaper', undefined, 'en_US', 'en-US', 'US'],
  ['languages without a region say nothing', null, 'de', 'fr', ''],
])('%s', (_, told, siteLanguage, language, country) => {
  expect(presetCountry({ told, siteLanguage, language })).toBe(country);
});
