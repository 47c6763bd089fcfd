import { expect, test } from 'vitest';
import { hasDateline } from './dateline.ts';

test.each([
  ['Saltby — The beds reopen.', true],
  ['<b>SALTBY</b> &mdash; The beds reopen.', true],
  ['<b>SALTBY</b> &#8212; The beds reopen.', true],
  ['Saltby— The beds reopen.', true],
  ['Saltby reopens its beds.', false],
  ['Saltby - a village - reopens.', false],
  ['The beds of Saltby — all of them — reopen.', false],
])('%s', (html, expected) => {
  expect(hasDateline(html, 'Saltby')).toBe(expected);
});
