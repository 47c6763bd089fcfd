import { expect, test } from 'vitest';
import { shorten } from './elements.ts';

test('a text is quoted whole up to sixty characters, and beyond by its first sixty', () => {
  const sixty = 'abcdefghij'.repeat(6);
  expect(shorten(sixty)).toBe(sixty);
  expect(shorten(`${sixty}k`)).toBe(`${sixty} …`);
});
