import { expect, test } from 'vitest';
import { toPathSegment } from './toPathSegment.ts';

test.each([
  ['tide-tables', 'tide-tables'],
  ['a/b?c', 'a%2Fb%3Fc'],
  ['Café', 'Caf%C3%A9'],
  ['...', '...'],
  ['v1.0', 'v1.0'],
  ['\uD800', '%EF%BF%BD'],
  ['', undefined],
  ['.', undefined],
  ['..', undefined],
])('turns %j into the segment %j', (text, segment) => {
  expect(toPathSegment(text)).toBe(segment);
});
