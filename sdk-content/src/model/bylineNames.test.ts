import { describe, expect, it } from 'vitest';
import { bylineNames } from '../index.ts';

describe('bylineNames', () => {
  it('prints authors by the name they sign with, and their page where they have one', () => {
    const by = [
      { type: 'author', name: 'Nell Harbin', additional_properties: { original: { byline: 'N. Harbin' } } },
      { type: 'author', name: 'Ada Whitlock', url: '/author/ada/' },
    ];
    expect(bylineNames({ by })).toEqual([
      { name: 'N. Harbin' },
      { name: 'Ada Whitlock', url: '/author/ada/' },
    ]);
  });

  it('leaves out who is no author or has no name', () => {
    expect(bylineNames({ by: [{ type: 'organization', name: 'Wire' }, { type: 'author' }] })).toEqual([]);
    expect(bylineNames(undefined)).toEqual([]);
  });
});

const signed = { original: { byline: 'Ada W.' } };

it.each([
  ['an author by name', { type: 'author', name: 'Ada' }, [{ name: 'Ada' }]],
  ['an author with a page', { type: 'author', name: 'Ada', url: '/ada/' }, [{ name: 'Ada', url: '/ada/' }]],
  [
    'the name an author signs with',
    { type: 'author', name: 'Ada', additional_properties: signed },
    [{ name: 'Ada W.' }],
  ],
  ['nobody without a name, even signed', { type: 'author', additional_properties: signed }, []],
  ['nobody who is no author', { type: 'agency', name: 'Wire' }, []],
  ['nobody without a type', { name: 'Ada' }, []],
])('prints %s', (_, author, names) => {
  expect(bylineNames({ by: [author] })).toEqual(names);
});

it.each([undefined, {}, { by: [] }])('prints nobody for %j', (credits) => {
  expect(bylineNames(credits)).toEqual([]);
});
