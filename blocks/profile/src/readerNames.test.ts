import { expect, test } from 'vitest';
import { changedNames } from './readerNames.ts';

const profile = { firstName: 'Ada', lastName: 'Byron' };

test.each([
  [{ firstName: 'Ada', lastName: 'Lovelace', displayName: '' }, { lastName: 'Lovelace' }],
  [{ firstName: '  Ada ', lastName: 'Byron' }, undefined],
  [
    { firstName: '', lastName: ' ' },
    { firstName: '', lastName: '' },
  ],
  [{ displayName: ' ada ', email: 'x@example.com' }, { displayName: 'ada' }],
  [{}, undefined],
])('of %o sends %o', (typed, changes) => {
  expect(changedNames(profile, typed)).toEqual(changes);
});
