import { expect, it } from 'vitest';
import { block, pageWith } from '../../test/pages.ts';
import { findDrop, findZones } from './findDrop.ts';
import type { Point } from './findDrop.ts';
import type { Box } from './PreviewDocument.ts';

/** Two blocks one below the other, then a chain with two blocks side by side, and an empty rail. */
const page = pageWith({ main: [block('a1'), block('a2'), block('chain1', block('b1'), block('b2'))] });
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const boxes = new Map([
  ['a1', box(0, 0, 600, 100)],
  ['a2', box(0, 100, 600, 100)],
  ['chain1', box(0, 200, 600, 200)],
  ['b1', box(0, 220, 300, 160)],
  ['b2', box(300, 220, 300, 160)],
]);
const withoutColumns = { columnsOf: () => [], getColumns: () => undefined };
const zones = findZones(page, {
  ...withoutColumns,
  getBox: (id) => boxes.get(id),
  areas: [
    { name: 'main', box: box(0, 0, 600, 400) },
    { name: 'rail', box: box(640, 0, 300, 0) },
  ],
  holds: (name) => name === 'chain',
});
function at(point: Point): string {
  const { position } = findDrop(zones, point) ?? {};
  if (position === undefined) return 'nowhere';
  const { container, index } = position;
  return `${container.kind === 'area' ? container.area : container.id} ${index}`;
}

it.each([
  ['before the first block in its upper half', { x: 300, y: 20 }, 'main 0'],
  ['after it in its lower half', { x: 300, y: 80 }, 'main 1'],
  ['before a chain on its upper edge', { x: 300, y: 205 }, 'main 2'],
  ['after a chain on its lower edge', { x: 300, y: 396 }, 'main 3'],
  ['into a chain, before what stands at its start', { x: 100, y: 300 }, 'chain1 0'],
  ['between two blocks that stand beside each other', { x: 280, y: 300 }, 'chain1 1'],
  ['after the last of them', { x: 590, y: 300 }, 'chain1 2'],
  ['into an area that is empty and flat', { x: 700, y: 8 }, 'rail 0'],
  ['to the end of the area above it', { x: 300, y: 900 }, 'main 3'],
  ['into the area beside it, far below', { x: 800, y: 900 }, 'rail 0'],
])('a block falls %s', (_where, point, expected) => {
  expect(at(point)).toBe(expected);
});

it('falls into a column of a chain, also one without blocks', () => {
  const columns = [box(0, 220, 300, 160), box(300, 220, 300, 160)];
  const counted = pageWith({
    main: [{ ...block('chain1', block('b1'), block('b2')), fields: { columnOne: 2 } }],
  });
  const inColumns = findZones(counted, {
    getBox: (id) => (id === 'b2' ? box(0, 300, 300, 80) : boxes.get(id)),
    areas: [{ name: 'main', box: box(0, 0, 600, 400) }],
    holds: (name) => name === 'chain',
    columnsOf: (name) => (name === 'chain' ? ['columnOne'] : []),
    getColumns: () => columns,
  });
  const container = { kind: 'block', id: 'chain1' };
  expect(findDrop(inColumns, { x: 450, y: 300 })).toEqual({
    position: { container, index: 2, column: 1 },
    line: columns[1],
  });
  expect(findDrop(inColumns, { x: 100, y: 360 })?.position).toEqual({ container, index: 2, column: 0 });
});

it('draws the line where the block will stand', () => {
  expect(findDrop(zones, { x: 300, y: 80 })?.line).toEqual(box(0, 99, 600, 3));
  expect(findDrop(zones, { x: 280, y: 300 })?.line).toEqual(box(299, 220, 3, 160));
});

it('falls where it is aimed at on a page that is read from right to left', () => {
  const mirrored = new Map([...boxes, ['b1', box(300, 220, 300, 160)], ['b2', box(0, 220, 300, 160)]]);
  const turned = findZones(page, {
    ...withoutColumns,
    getBox: (id) => mirrored.get(id),
    areas: [{ name: 'main', box: box(0, 0, 600, 400) }],
    holds: (name) => name === 'chain',
  });
  const drop = (x: number) => findDrop(turned, { x, y: 300 });
  expect([590, 320, 10].map((x) => drop(x)?.position.index)).toEqual([0, 1, 2]);
  expect([590, 320, 10].map((x) => drop(x)?.line.left)).toEqual([599, 299, -1]);
});

it('has nowhere to fall on a page that shows no area', () => {
  expect(findDrop([], { x: 1, y: 1 })).toBeUndefined();
});
