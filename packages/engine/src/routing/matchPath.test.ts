import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillQuery, hasPlaceholder } from '../document/fillQuery.ts';
import { matchPath } from './matchPath.ts';

describe('matchPath', () => {
  it.each([
    ['/', '/', {}],
    ['/sport/', '/sport/', {}],
    ['/sport', '/sport/', {}],
    ['/sport/', '/news/', undefined],
    ['/author/:slug/', '/author/ada/', { slug: 'ada' }],
    ['/author/:slug/', '/author/a%2Fb%20c/', { slug: 'a/b c' }],
    ['/author/:slug/', '/author/', undefined],
    ['/author/:slug/', '/author//', undefined],
    ['/author/:slug/', '/author/%zz/', undefined],
    ['/:a/:b/', '/x/y/', { a: 'x', b: 'y' }],
    ['/:a/', '/x/y/', undefined],
  ])('matches %s against %s', (pattern, path, values) => {
    expect(matchPath(pattern, path)).toEqual(values);
  });

  it('gives back whatever a URL was made with, with composed accents', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (term) => {
        expect(matchPath('/search/:term/', `/search/${encodeURIComponent(term)}/`)).toEqual({
          term: term.normalize('NFC'),
        });
      }),
    );
  });
});

describe('fillQuery', () => {
  it('fills texts and leaves the rest', () => {
    const query = { q: 'slug::slug and :other', size: 8, deep: { q: ':slug' } };
    expect(fillQuery(query, { slug: 'ada' })).toEqual({
      q: 'slug:ada and :other',
      size: 8,
      deep: { q: ':slug' },
    });
  });

  it('fills in texts that look like placeholders as they are', () => {
    expect(fillQuery({ q: ':a :b' }, { a: ':b', b: '$& $1' })).toEqual({ q: ':b $& $1' });
  });

  it('knows names of the language only if the URL says them', () => {
    expect(fillQuery({ q: ':constructor :__proto__ :toString' }, {})).toEqual({
      q: ':constructor :__proto__ :toString',
    });
  });

  it('is needed where a text holds a name', () => {
    expect(hasPlaceholder({ q: 'x :slug' })).toBe(true);
    expect(hasPlaceholder({ q: 'https://a.example/', size: 6, flag: true })).toBe(false);
    expect(hasPlaceholder({ q: ':pages' }, 'page')).toBe(false);
    expect(hasPlaceholder({ q: ':page' }, 'page')).toBe(true);
  });
});
