import { expect, test } from 'vitest';
import { toPlainRow } from './plainValues.ts';

test.each([
  [{ $oid: '5a1b' }, '5a1b'],
  [{ $date: '2017-11-29T07:00:00Z' }, '2017-11-29T07:00:00Z'],
  [{ $date: 1_511_938_800_000 }, '2017-11-29T07:00:00.000Z'],
  [{ $date: { $numberLong: '1511938800000' } }, '2017-11-29T07:00:00.000Z'],
  [{ $date: 9e15 }, 9e15],
  [{ $numberInt: '3' }, 3],
  [{ $numberLong: 'three' }, 'three'],
  [
    [{ $oid: 'a' }, 'b'],
    ['a', 'b'],
  ],
  [
    { $oid: 'a', other: 1 },
    { $oid: 'a', other: 1 },
  ],
  [{}, {}],
])('%j is read as %j', (given, plain) => {
  expect(toPlainRow({ id: '1', value: given })).toEqual({ id: '1', value: plain });
});

test('a row without an id takes its _id', () => {
  expect(toPlainRow({ _id: { $oid: '5a1b' } })).toEqual({ _id: '5a1b', id: '5a1b' });
  expect(toPlainRow({ _id: { $oid: '5a1b' }, id: 7 })).toMatchObject({ id: 7 });
  expect(toPlainRow('text')).toBe('text');
});
