import { expect, test } from 'vitest';
import { placeChildren } from './placeChildren.ts';

const placed = (placement: Readonly<Record<string, string>>, paragraphs: number, blocks: number) =>
  Object.fromEntries(placeChildren(placement, { paragraphs, blocks }));

test.each([
  ['puts a block after its paragraph', { 1: '2' }, 6, 1, { 2: [1] }],
  ['puts each block after its own', { 1: '1', 2: '4' }, 6, 2, { 1: [1], 4: [2] }],
  [
    'keeps several after one paragraph in the order of their keys',
    { 10: '2', 9: '2', 2: '2' },
    9,
    10,
    { 2: [2, 9, 10] },
  ],
  ['takes the third-to-last paragraph', { 1: '4' }, 6, 1, { 4: [1] }],
  ['leaves out the second-to-last paragraph', { 1: '5' }, 6, 1, {}],
  ['leaves out the last paragraph', { 1: '6' }, 6, 1, {}],
  ['leaves out paragraphs beyond the end', { 1: '7' }, 6, 1, {}],
  ['places nothing in two paragraphs', { 1: '1' }, 2, 1, {}],
  ['places after the first of three', { 1: '1' }, 3, 1, { 1: [1] }],
  ['ignores positions beyond the blocks', { 3: '2' }, 6, 2, {}],
  ['ignores what is no position', { 0: '2', '-1': '2', x: '2', '1.5': '2', 1: '' }, 6, 3, {}],
  ['ignores what is no paragraph', { 1: '0', 2: '-3', 3: 'two', 4: '1.5' }, 6, 4, {}],
  ['takes numbers with spaces around them', { ' 1 ': ' 2 ' }, 6, 1, { 2: [1] }],
  ['places nothing without a table', {}, 6, 1, {}],
])('%s', (_, placement, paragraphs, blocks, expected) => {
  expect(placed(placement, paragraphs, blocks)).toEqual(expected);
});
