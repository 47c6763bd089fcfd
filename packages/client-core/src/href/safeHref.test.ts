import { expect, test } from 'vitest';
import { safeHref } from '../index.ts';

test.each([
  ['/coast/', '/coast/'],
  ['coast/tide/', 'coast/tide/'],
  ['#main', '#main'],
  ['?page=2', '?page=2'],
  ['https://example.com/a', 'https://example.com/a'],
  ['HTTP://example.com', 'HTTP://example.com'],
  ['//example.com/a', 'https://example.com/a'],
  ['mailto:desk@example.com', 'mailto:desk@example.com'],
  ['tel:+46123', 'tel:+46123'],
  [' /coast/?at=10:30\n', '/coast/?at=10:30'],
  ['coast/10:30', 'coast/10:30'],
])('a reader may follow %j, as %j', (address, expected) => {
  expect(safeHref(address)).toBe(expected);
});

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1):',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'https:evil',
  'https://',
  'https:\\\\evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '//',
  '',
  ' ',
  undefined,
])('returns no link for %j', (address) => {
  expect(safeHref(address)).toBeUndefined();
});

test.each([
  ['\r\n\t\f /a b/ \f', '/a b/'],
  ['/', '/'],
  ['\u00A0/a\u00A0', '\u00A0/a\u00A0'],
])('%j loses the spaces of HTML at its ends and no others, and is %j', (address, expected) => {
  expect(safeHref(address)).toBe(expected);
});

test.each([' ', '\n', ' \t\r\n\f '])('%j, which is nothing but spaces, is no link', (address) => {
  expect(safeHref(address)).toBeUndefined();
});

test('a megabyte of spaces is read once', () => {
  const spaces = ' '.repeat(1_000_000);
  expect(safeHref(`/a${spaces}b`)).toBe(`/a${spaces}b`);
  expect(safeHref(`${spaces}/a${spaces}`)).toBe('/a');
});
