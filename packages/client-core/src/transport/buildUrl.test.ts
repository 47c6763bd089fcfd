import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildUrl } from './buildUrl.ts';

describe('buildUrl', () => {
  it.each([
    ['https://api.example.com', '/a/b', undefined, 'https://api.example.com/a/b'],
    ['https://api.example.com/', '/a', {}, 'https://api.example.com/a'],
    ['', '/a', { q: 'x y' }, '/a?q=x+y'],
    ['', '/a', { q: undefined, r: 0, s: false, t: '' }, '/a?r=0&s=false&t='],
    ['', '/a', { id: ['1', 2], none: [] }, '/a?id=1&id=2'],
    ['', '/a?b=1', { c: 2 }, '/a?b=1&c=2'],
  ])('joins %o, %o and %o', (origin, path, query, expected) => {
    expect(buildUrl(origin, { path, query })).toBe(expected);
  });

  it.each(['', 'a', '//other.example/a', '/\\other.example', 'https://other.example/'])(
    'refuses the path %o, which could lead to another site',
    (path) => {
      expect(() => buildUrl('', { path })).toThrow(TypeError);
    },
  );

  it('keeps every name and value of a query, in its order', () => {
    const value = fc.string({ unit: 'binary' });
    const query = fc.dictionary(fc.string({ unit: 'binary' }), fc.oneof(value, fc.array(value)));
    fc.assert(
      fc.property(query, (given) => {
        const { origin, pathname, searchParams, hash } = new URL(
          buildUrl('https://a.example', { path: '/p', query: given }),
        );
        const pairs = Object.entries(given).flatMap(([name, values]) =>
          [values].flat().map((one) => [name, one]),
        );
        expect([origin, pathname, hash]).toEqual(['https://a.example', '/p', '']);
        expect([...searchParams]).toEqual(pairs);
      }),
    );
  });
});
