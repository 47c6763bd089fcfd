import { expect, it } from 'vitest';
import { searchHref } from '../index.ts';

it.each([
  ['ferry', '/search/ferry/'],
  ['  city budget ', '/search/city%20budget/'],
  ['50% off/on?', '/search/50%25%20off%2Fon%3F/'],
  ['海', '/search/%E6%B5%B7/'],
  ['half \ud83d', '/search/half%20%EF%BF%BD/'],
  [' ', '/search/'],
  ['..', '/search/'],
  [' . ', '/search/'],
  ['...', '/search/.../'],
])('leads "%s" to %s', (term, address) => expect(searchHref(term)).toBe(address));

it('cuts a term that no path could hold', () => {
  expect(searchHref('港'.repeat(2_000))).toBe(`/search/${encodeURIComponent('港'.repeat(300))}/`);
});
