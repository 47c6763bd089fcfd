import { expect, test } from 'vitest';
import { parseNavigationNode } from './NavigationNode.ts';
import { sectionTrail } from './sectionTrail.ts';

const tree = parseNavigationNode({
  _id: '/',
  children: [
    { _id: '/news/', name: 'News' },
    { _id: '/coast', name: 'Coast', children: [{ _id: '/coast/climate/', name: 'Climate' }] },
  ],
});
const names = (id: string | undefined) =>
  sectionTrail(id === undefined ? undefined : { _id: id, name: 'Asked' }, tree).map(({ name }) => name);

test.each([
  ['/coast/climate/', ['Coast', 'Climate']],
  ['/coast/climate', ['Coast', 'Climate']],
  ['/coast/', ['Coast']],
  ['/elsewhere/', ['Asked']],
  ['/', []],
  [undefined, []],
])('leads to %s', (id, expected) => {
  expect(names(id)).toEqual(expected);
});

test('is the section itself without a tree', () => {
  const section = { _id: '/coast/', name: 'Coast' };
  expect(sectionTrail(section, undefined)).toEqual([section]);
});

test.each([
  ['/coast///', ['Coast']],
  ['//coast/', ['Asked']],
  ['///', []],
  ['', ['Asked']],
])('ignores the slashes at the end of %j alone', (id, expected) => {
  expect(names(id)).toEqual(expected);
});

test('reads a megabyte of slashes once', () => {
  expect(names(`/coast${'/'.repeat(1_000_000)}x`)).toEqual(['Asked']);
  expect(names(`/coast${'/'.repeat(1_000_000)}`)).toEqual(['Coast']);
});
