import { expect, test } from 'vitest';
import { bylineNames } from './bylineNames.ts';

const signed = { original: { byline: 'Ada W.' } };

test.each([
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

test.each([undefined, {}, { by: [] }])('prints nobody for %j', (credits) => {
  expect(bylineNames(credits)).toEqual([]);
});
