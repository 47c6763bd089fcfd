import { expect, test } from 'vitest';
import { pageHref } from '../index.ts';

test.each([
  ['/coast', '/coast/'],
  [' /coast ', '/coast/'],
  ['/coast/?page=2', '/coast/?page=2'],
  ['https://example.com/a.html', 'https://example.com/a.html'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,<p>x</p>', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j leads to %j', (url, href) => {
  expect(pageHref(url)).toBe(href);
});
