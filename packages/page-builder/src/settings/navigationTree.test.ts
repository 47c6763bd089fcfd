import { describe, expect, test } from 'vitest';
import {
  entryAt,
  insertEntry,
  listEntries,
  moveEntry,
  getName,
  newLink,
  replaceEntry,
  stepEntry,
  writeEntry,
} from './navigationTree.ts';
import type { EntryStep, EntryPlace, NavigationEntry } from './navigationTree.ts';

const section = (name: string, ...children: readonly NavigationEntry[]): NavigationEntry => ({
  _id: `/${name}/`,
  node_type: 'section',
  name,
  metadata: { metadata_title: name },
  children,
});
const TREE = section(
  'root',
  section('a', section('a1'), section('a2')),
  section('b'),
  section('c', section('c1')),
);

const draw = (entry: NavigationEntry | undefined): string =>
  entry === undefined
    ? 'none'
    : listEntries(entry)
        .map(({ entry: each, place }) => `${'.'.repeat(place.length - 1)}${getName(each)}`)
        .join(' ');

test('a tree is drawn as these tests read it', () => {
  expect(draw(TREE)).toBe('a .a1 .a2 b c .c1');
});

describe('one step', () => {
  test.each<[EntryStep, EntryPlace, string]>([
    ['down', [0], 'b a .a1 .a2 c .c1'],
    ['up', [2], 'a .a1 .a2 c .c1 b'],
    ['in', [1], 'a .a1 .a2 .b c .c1'],
    ['out', [0, 0], 'a .a2 a1 b c .c1'],
    ['out', [0, 1], 'a .a1 a2 b c .c1'],
    ['in', [2], 'a .a1 .a2 b .c ..c1'],
  ])('%s from %j', (move, place, expected) => {
    const moved = stepEntry(TREE, { from: place, step: move });
    expect(draw(moved?.tree)).toBe(expected);
    expect(entryAt(moved?.tree ?? {}, moved?.place ?? [])).toEqual(entryAt(TREE, place));
  });

  test.each<[EntryStep, EntryPlace]>([
    ['up', [0]],
    ['down', [2]],
    ['in', [0]],
    ['out', [1]],
    ['up', [9]],
  ])('%s from %j is none', (move, place) => {
    expect(stepEntry(TREE, { from: place, step: move })).toBeUndefined();
  });

  test('and the step back is where it began', () => {
    const pairs: readonly [EntryStep, EntryStep, EntryPlace][] = [
      ['up', 'down', [1]],
      ['down', 'up', [0, 0]],
      ['in', 'out', [1]],
    ];
    for (const [there, back, place] of pairs) {
      const moved = stepEntry(TREE, { from: place, step: there });
      const returned = moved && stepEntry(moved.tree, { from: moved.place, step: back });
      expect(returned).toMatchObject({ place });
      expect(draw(returned?.tree)).toBe(draw(TREE));
    }
  });
});

test('an entry is moved anywhere but below itself', () => {
  expect(draw(moveEntry(TREE, { from: [2, 0], to: { parent: [0], index: 1 } })?.tree)).toBe(
    'a .a1 .c1 .a2 b c',
  );
  expect(draw(moveEntry(TREE, { from: [0], to: { parent: [2], index: 0 } })?.tree)).toBe(
    'b c .a ..a1 ..a2 .c1',
  );
  expect(moveEntry(TREE, { from: [0], to: { parent: [0], index: 0 } })).toBeUndefined();
  expect(moveEntry(TREE, { from: [0], to: { parent: [0, 1], index: 0 } })).toBeUndefined();
});

test('entries are added with an id of their own, and taken away with what is below them', () => {
  const first = insertEntry(TREE, [1], { entry: newLink(TREE) });
  expect(first.place).toEqual([1, 0]);
  const second = insertEntry(first.tree, [], { entry: newLink(first.tree), index: 0 });
  expect(listEntries(second.tree).map(({ entry }) => entry['_id'])).toEqual(
    expect.arrayContaining(['link-1', 'link-2']),
  );
  expect(draw(replaceEntry(TREE, { place: [0], entry: undefined }))).toBe('b c .c1');
});

test('a section becomes a link and a section again, and keeps what else it holds', () => {
  const link = writeEntry(section('a', section('a1')), {
    kind: 'link',
    name: 'Shop',
    url: 'https://shop.test/',
  });
  expect(link).toMatchObject({ node_type: 'link', display_name: 'Shop', url: 'https://shop.test/' });
  expect(link).not.toHaveProperty('name');
  expect(writeEntry(link, { kind: 'section', name: 'a', url: '/a/' })).toEqual(section('a', section('a1')));
});
