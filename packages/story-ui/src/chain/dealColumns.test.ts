import { expect, test } from 'vitest';
import { dealColumns } from './dealColumns.ts';

const deal = (counts: (number | undefined)[], blocks: readonly string[] = ['a', 'b', 'c', 'd']) =>
  dealColumns(blocks, counts).map((column) => column.map(String).join(''));

test.each<[string, (number | undefined)[], string[]]>([
  ['so many as each count says and the rest into one more', [1, 2], ['a', 'bc', 'd']],
  ['nothing into a column whose count is zero', [0, 1], ['', 'a', 'bcd']],
  ['what is left when a count asks for more', [3, 3], ['abc', 'd', '']],
  ['all that are left to a missing count', [1, undefined, 2], ['a', 'bcd', '', '']],
  ['whole blocks only', [1.8], ['a', 'bcd']],
  ['everything into one column without counts', [], ['abcd']],
])('deals %s', (_, counts, columns) => {
  expect(deal(counts)).toEqual(columns);
});

test.each<[string, (number | undefined)[], string[]]>([
  ['without blocks', [1], []],
  ['with a negative count', [1, -1], ['a']],
  ['with a count that is no number', [Number.NaN], ['a']],
])('has no columns %s', (_, counts, blocks) => {
  expect(deal(counts, blocks)).toEqual([]);
});

test('does not count what renders nothing', () => {
  expect(dealColumns([null, 'a', false, 'b'], [1])).toEqual([['a'], ['b']]);
});
