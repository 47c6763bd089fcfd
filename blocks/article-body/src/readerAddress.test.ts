import { expect, test } from 'vitest';
import { readerAddress } from './readerAddress.ts';

test.each([
  ['/coast/', '/coast/'],
  ['https://example.com/a', 'https://example.com/a'],
  ['mailto:desk@example.com', 'mailto:desk@example.com'],
  [' /coast/?at=10:30 ', '/coast/?at=10:30'],
  ['javascript:alert(1)', undefined],
  ['JavaScript:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j gives %j', (address, expected) => {
  expect(readerAddress(address)).toBe(expected);
});
