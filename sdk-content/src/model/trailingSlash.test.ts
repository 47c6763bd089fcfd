import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trailingSlash } from '../index.ts';

describe('trailingSlash', () => {
  it.each([
    ['', ''],
    ['/', '/'],
    ['/news', '/news/'],
    ['/news/', '/news/'],
    ['/news?page=2', '/news?page=2'],
    ['/news#top', '/news#top'],
    ['/news/page.html', '/news/page.html'],
    ['https://www.courier.test', 'https://www.courier.test/'],
    ['https://www.courier.test/news', 'https://www.courier.test/news/'],
    ['https://www.courier.test/a.pdf', 'https://www.courier.test/a.pdf'],
    ['//www.courier.test/news', '//www.courier.test/news/'],
  ])('makes %j to %j', (address, result) => expect(trailingSlash(address)).toBe(result));

  const address = fc.oneof(fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string());

  it('adds at most one slash, at the end', () => {
    fc.assert(
      fc.property(address, (text) => {
        expect([text, `${text}/`]).toContain(trailingSlash(text));
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(address, (text) => {
        expect(trailingSlash(trailingSlash(text))).toBe(trailingSlash(text));
      }),
    );
  });
});
