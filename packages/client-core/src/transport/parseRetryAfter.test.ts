import { expect, it } from 'vitest';
import { parseRetryAfter } from './parseRetryAfter.ts';

const nowMs = Date.UTC(2030, 0, 1, 12, 0, 0);

it.each([
  ['7', 7000],
  [' 0 ', 0],
  ['Tue, 01 Jan 2030 12:00:05 GMT', 5000],
  ['Tuesday, 01-Jan-30 12:00:05 GMT', 5000],
  ['Tue, 01 Jan 2030 11:00:00 GMT', 0],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon 1', undefined],
  ['Tue, 41 Foo 2030 12:00:05 GMT', undefined],
  ['', undefined],
  [null, undefined],
])('reads %o as %o ms', (value, expected) => {
  expect(parseRetryAfter(value, nowMs)).toBe(expected);
});
