import { expect, it } from 'vitest';
import { node, page } from '../../test/arbitraryPages.ts';
import { countUsage, findUsage } from '../index.ts';

const home = page({
  main: [
    node('a', [], { label: 'x' }),
    { ...node('box', [{ ...node('b'), version: 2 }]), block: 'columns-of-two' },
  ],
});
const other = { ...page(), id: 'other' };

it('finds a block at any depth, with its settings and where it stands', () => {
  expect(findUsage([home, other], { block: 'words' })).toEqual([
    {
      page: home,
      uses: [
        { id: 'a', container: { kind: 'area', area: 'main' }, fields: { label: 'x' } },
        { id: 'b', container: { kind: 'block', id: 'box' }, fields: {}, version: 2 },
      ],
    },
  ]);
});

it('finds only the places that say something for a field', () => {
  expect(findUsage([home], { block: 'words', field: 'label' })[0]?.uses.map(({ id }) => id)).toEqual(['a']);
  expect(findUsage([home], { block: 'words', field: 'size' })).toEqual([]);
});

it('finds the pages of a layout', () => {
  expect(findUsage([home, other], { block: 'columns' }).map((each) => each.page.id)).toEqual([
    'home',
    'other',
  ]);
});

it('counts all blocks, the most used first', () => {
  expect(countUsage([home, other])).toEqual([
    { block: 'words', pages: 1, uses: 2 },
    { block: 'columns-of-two', pages: 1, uses: 1 },
    { block: 'columns', pages: 2, uses: 0 },
  ]);
});
