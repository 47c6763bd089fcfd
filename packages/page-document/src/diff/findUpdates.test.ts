import { expect, it } from 'vitest';
import { node, page } from '../../test/arbitraryPages.ts';
import { findUpdates, parseUpdate } from '../index.ts';

const old = page({ main: [node('box', [node('a')]), node('b')], side: [node('c')] });
const now = page({
  main: [
    { ...node('box', [{ ...node('a'), version: 3 }]), version: 2 },
    { ...node('b'), block: 'columns', version: 2 },
  ],
  side: [node('c'), { ...node('d'), version: 2 }],
});

it('tells which blocks a newer version has written, and nothing of those that came, went or are others', () => {
  expect(findUpdates({ document: old }, { document: now })).toEqual([
    { id: 'box', block: 'words', from: 1, to: 2 },
    { id: 'a', block: 'words', from: 1, to: 3 },
  ]);
  expect(findUpdates({ document: now }, { document: old })).toEqual([]);
});

it('goes by what was stored, where a page was brought up to date to be read', () => {
  const read = { document: now, updates: [{ id: 'a', block: 'words', from: 2, to: 3 }] };
  expect(findUpdates({ document: now }, read)).toEqual([]);
  expect(findUpdates(read, { document: now })).toEqual([{ id: 'a', block: 'words', from: 2, to: 3 }]);
  expect(findUpdates(read, read)).toEqual([]);
});

it('reads what a server says of an update, and nothing else', () => {
  const update = { id: 'a', block: 'words', from: 2, to: 3 };
  expect(parseUpdate({ ...update, more: true })).toEqual(update);
  expect(parseUpdate({ ...update, from: '2' })).toBeUndefined();
});
