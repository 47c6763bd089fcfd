import { number } from '@broadsheet/block-kit';
import { expect, it } from 'vitest';
import { entry } from '../../test/EditingPage.tsx';
import { block, pageWith } from '../../test/pages.ts';
import { createCatalogue } from '../catalogue/Catalogue.ts';
import { listColumnFields } from '@broadsheet/block-kit';
import type { DraggedBlock } from '../drag/DraggedBlock.ts';
import { findOutlineDrop } from './findOutlineDrop.ts';
import { outlineRows } from './outlineRows.ts';
import type { OutlineView } from './outlineRows.ts';

const catalogue = createCatalogue([
  entry('chain', { kind: 'chain', fields: { columnOne: number({ label: 'One' }) } }),
  entry('box', { kind: 'chain' }),
]);
const page = pageWith({
  main: [
    block('a1'),
    { ...block('chain1', block('b1'), block('b2'), block('b3')), fields: { columnOne: 2 } },
    block('box1', block('c1')),
  ],
});
const findCollection = ({ id }: { readonly id: string }) =>
  id === 'a1' || id === 'box1' ? ({ kind: 'alias', alias: `list of ${id}` } as const) : undefined;
const view: OutlineView = {
  areas: ['main', 'rail'],
  columnsOf: (name) => listColumnFields(catalogue.get(name)),
  holds: (name) => catalogue.get(name)?.kind === 'chain',
  collapsed: new Set(),
};

interface Held {
  readonly dragged?: DraggedBlock;
  readonly collapsed?: readonly string[];
}

const standing = (id: string): DraggedBlock => ({ kind: 'standing', id });
const story: DraggedBlock = { kind: 'story', id: 's1' };

function drop(key: string, height: number, { dragged = standing('a1'), collapsed = [] }: Held = {}) {
  const row = outlineRows(page, { ...view, collapsed: new Set(collapsed) }).find((each) => each.key === key);
  if (row === undefined) return 'no row';
  const found = findOutlineDrop({ row, height }, { page, dragged, findCollection });
  if (found === undefined) return 'nowhere';
  const { side } = found;
  if (found.kind === 'collection')
    return `${side}: ${found.choice.kind === 'alias' ? found.choice.alias : ''} ${found.story}`;
  const { position } = found;
  const { container, index, column } = position;
  const name = container.kind === 'area' ? container.area : container.id;
  return `${side}: ${name}${column === undefined ? '' : `/${column}`} ${index}`;
}

it('has a row for each column of a chain, with its blocks below', () => {
  expect(outlineRows(page, view).map(({ key, level }) => `${level} ${key}`)).toEqual([
    '1 page',
    '2 area main',
    '3 a1',
    '3 chain1',
    '4 column 0 chain1',
    '5 b1',
    '5 b2',
    '4 column 1 chain1',
    '5 b3',
    '3 box1',
    '4 c1',
    '2 area rail',
  ]);
});

it('leaves out what is below a collapsed row, and shows only what is looked for with what is around it', () => {
  const keys = (more: Partial<OutlineView>) => outlineRows(page, { ...view, ...more }).map(({ key }) => key);
  expect(keys({ collapsed: new Set(['chain1', 'area rail']) })).toEqual([
    'page',
    'area main',
    'a1',
    'chain1',
    'box1',
    'c1',
    'area rail',
  ]);
  expect(keys({ collapsed: new Set(['chain1']), matches: ({ id }) => id === 'b3' })).toEqual([
    'page',
    'area main',
    'chain1',
    'column 1 chain1',
    'b3',
  ]);
});

it.each([
  ['the upper half of a block', 'a1', 0.2, 'before: main 0'],
  ['its lower half', 'a1', 0.8, 'after: main 1'],
  ['an area', 'area rail', 0.5, 'into: rail 0'],
  ['the lower edge of an area, before its first block', 'area main', 0.9, 'after: main 0'],
  ['a column', 'column 0 chain1', 0.5, 'into: chain1/0 2'],
  ['the last column', 'column 1 chain1', 0.5, 'into: chain1/1 3'],
  ['a block in a column', 'b2', 0.9, 'after: chain1/0 2'],
  ['the middle of a chain', 'box1', 0.5, 'into: box1 1'],
  ['the upper edge of a chain', 'box1', 0.1, 'before: main 2'],
  ['the lower edge of an open chain', 'box1', 0.9, 'into: box1 1'],
  ['the row of the page', 'page', 0.5, 'nowhere'],
] as const)('goes to %s', (_where, key, height, expected) => {
  expect(drop(key, height)).toBe(expected);
});

it('goes after a collapsed chain, and never into itself', () => {
  expect(drop('box1', 0.9, { collapsed: ['box1'] })).toBe('after: main 3');
  expect(drop('box1', 0.5, { dragged: standing('box1') })).toBe('nowhere');
  expect(drop('b1', 0.5, { dragged: standing('chain1') })).toBe('nowhere');
});

it.each([
  ['the middle of a block that shows one', 'a1', 0.5, 'into: list of a1 s1'],
  ['the middle of a chain that shows one', 'box1', 0.5, 'into: list of box1 s1'],
] as const)('puts a story into the collection of %s', (_where, key, height, expected) => {
  expect(drop(key, height, { dragged: story })).toBe(expected);
});

it.each([
  ['the upper edge of a block that shows a collection', 'a1', 0.1, 'before: main 0'],
  ['its lower edge', 'a1', 0.9, 'after: main 1'],
  ['the middle of a block that shows none', 'b2', 0.4, 'before: chain1/0 1'],
  ['an area', 'area rail', 0.5, 'into: rail 0'],
] as const)('gives a story a block of its own at %s', (_where, key, height, expected) => {
  expect(drop(key, height, { dragged: story })).toBe(expected);
});

it('puts nothing but stories into a collection', () => {
  expect(drop('a1', 0.4, { dragged: { kind: 'new', name: 'box' } })).toBe('before: main 0');
  expect(drop('box1', 0.5, { dragged: { kind: 'section', id: 's1' } })).toBe('into: box1 1');
});
