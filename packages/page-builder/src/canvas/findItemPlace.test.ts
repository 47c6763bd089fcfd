import { expect, it } from 'vitest';
import { findItemPlace, findNextItem } from './findItemPlace.ts';

const box = (left: number, top: number) => ({ left, top, width: 100, height: 50 });
const below = ['a', 'b', 'c'].map((id, index) => ({ id, box: box(0, index * 60) }));
/** Two rows of two. */
const grid = ['a', 'b', 'c', 'd'].map((id, index) => ({
  id,
  box: box((index % 2) * 120, Math.floor(index / 2) * 80),
}));
const mirrored = grid.map(({ id, box: { left, ...rest } }) => ({ id, box: { ...rest, left: 120 - left } }));

it.each([
  ['before the first of a column', below, { x: 50, y: 10 }, 0],
  ['after it in its lower half', below, { x: 50, y: 40 }, 1],
  ['to the end of a column', below, { x: 50, y: 400 }, 3],
  ['before an item of the second row of a grid', grid, { x: 130, y: 100 }, 3],
  ['after the last of the first row', grid, { x: 210, y: 20 }, 2],
  ['before the first of the second row', grid, { x: 10, y: 100 }, 2],
  ['after the first on a page that is read from right to left', mirrored, { x: 130, y: 20 }, 1],
])('a story goes %s', (_where, items, point, index) => {
  expect(findItemPlace(items, point)?.index).toBe(index);
});

it('has no place among no items', () => {
  expect(findItemPlace([], { x: 0, y: 0 })).toBeUndefined();
});

it('goes before the story that follows in the collection, also if the block does not show it', () => {
  const collection = {
    id: 'front',
    name: 'Front',
    order: ['a', 'hidden', 'b', 'c', 'd'],
    stories: new Map(),
  };
  expect(findNextItem(collection, { items: below, index: 1 })).toBe('b');
  expect(findNextItem(collection, { items: below, index: 3 })).toBe('d');
  expect(findNextItem({ ...collection, order: ['a', 'b', 'c'] }, { items: below, index: 3 })).toBeUndefined();
  expect(findNextItem(collection, { items: [], index: 0 })).toBe('a');
});
