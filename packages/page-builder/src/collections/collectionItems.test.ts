import { expect, test } from 'vitest';
import { mergeSettings } from '../settings/mergeSettings.ts';
import { getId, insertItem, moveItem, removeItem, replaceItem, shownItems } from './collectionItems.ts';
import type { Item } from './collectionItems.ts';

const NOW = 1_000;
const item = (id: string, more: Item = {}): Item => ({ _id: id, type: 'story', ...more });
const make = (...children: readonly Item[]) => ({ name: 'Front', aliases: ['front'], children });
const pinned = item('p', { pinnedUntil: NOW + 1 });
const idsOf = (document: Readonly<Record<string, unknown>>, now = NOW) =>
  shownItems(document, now).map(getId).join('');

test('a pinned story is first, and returns to its place when the pin ends', () => {
  const document = make(item('a'), pinned, item('b'));
  expect([idsOf(document), idsOf(document, NOW + 1)]).toEqual(['pab', 'apb']);
});

test.each([
  ['a', 3, 'pbac', 'bpac'],
  ['a', 4, 'pbca', 'bpca'],
  ['c', 1, 'pcab', 'cpab'],
  ['c', 0, 'pcab', 'cpab'],
  ['a', 1, 'pabc', 'apbc'],
  ['p', 4, 'pabc', 'apbc'],
])('%s before place %i keeps the pinned story first and its later place', (id, before, shown, later) => {
  const moved = moveItem(make(item('a'), pinned, item('b'), item('c')), { id, before, now: NOW });
  expect([idsOf(moved), idsOf(moved, NOW + 1)]).toEqual([shown, later]);
});

test('a story is added below the pinned ones, and one that is there is moved', () => {
  const document = make(item('a'), pinned, item('b'));
  expect(idsOf(insertItem(document, { id: 'n', before: 0, now: NOW }))).toBe('pnab');
  expect(idsOf(insertItem(document, { id: 'n', before: 3, now: NOW }))).toBe('pabn');
  expect(idsOf(insertItem(document, { id: 'b', before: 0, now: NOW }))).toBe('pba');
});

test('two editors keep what both have added, moved, written and removed', () => {
  const base = make(item('a'), item('b'), item('c'));
  const mine = replaceItem(insertItem(base, { id: 'm', before: 0, now: NOW }), {
    id: 'b',
    change: (present) => ({ ...present, headline: 'Mine' }),
  });
  const theirs = removeItem(insertItem(base, { id: 't', before: 3, now: NOW }), 'c');
  const merged = mergeSettings('collection:front', { base, mine, theirs });
  expect(merged.conflicts).toEqual([]);
  expect(idsOf(merged.document)).toBe('mabt');
  expect(shownItems(merged.document, NOW)[2]).toMatchObject({ headline: 'Mine' });
});
