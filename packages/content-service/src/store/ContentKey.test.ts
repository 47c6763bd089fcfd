import { expect, test } from 'vitest';
import { urlKey } from './ContentKey.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/news/', '/news'],
  ['/news//', '/news'],
  ['/a//b', '/a//b'],
])('the key of %s has the path %s', (path, key) => {
  expect(urlKey('courier', path)).toBe(`url courier ${key}`);
});

test('a path of slashes costs no more than another one', () => {
  const path = `/a${'/'.repeat(100_000)}x`;
  const begin = performance.now();
  expect(urlKey('courier', path)).toBe(`url courier ${path}`);
  expect(performance.now() - begin).toBeLessThan(1_000);
});
