import { expect, test } from 'vitest';
import { sectionKey } from './sectionKey.ts';

test.each([
  ['/coast/', '/coast'],
  ['/coast//', '/coast'],
  ['/coast', '/coast'],
  ['/coast/north/', '/coast/north'],
  ['/caf%c3%a9/', '/caf%C3%A9'],
  ['/café/'.normalize('NFD'), '/caf%C3%A9'],
  ['/', '/'],
  ['//', '/'],
  ['', ''],
])('the section %s is compared as %s', (id, key) => {
  expect(sectionKey(id)).toBe(key);
  expect(sectionKey(key)).toBe(key);
});
