import { expect, it } from 'vitest';
import { toLanguageTag } from './toLanguageTag.ts';

it.each([
  ['zh_Hant', 'zh-Hant'],
  ['sr_RS@latin', 'sr-Latn-RS'],
  ['de_DE@formal', 'de-DE'],
  ['de_DE@constructor', 'de-DE'],
  ['de_DE@__proto__', 'de-DE'],
])('%s is the language %s', (text, tag) => {
  expect(toLanguageTag(text)).toBe(tag);
});
