import { applyEdit } from '@broadsheet/page-document';
import type { PageEdit } from '@broadsheet/page-document';
import { expect, it } from 'vitest';
import { block, pageWith } from '../../test/pages.ts';
import { findPreviewChange } from './findPreviewChange.ts';

const page = pageWith({
  main: [block('a1'), block('chain1', block('b1'), block('b2'))],
  rail: [block('c1')],
});
const main = { kind: 'area', area: 'main' } as const;

function after(...edits: readonly PageEdit[]) {
  let now = page;
  for (const edit of edits) {
    const result = applyEdit(now, edit);
    if (result.kind === 'done') now = result.page;
  }
  return findPreviewChange(page, now);
}
const setField = (id: string): PageEdit => ({ kind: 'setFields', id, set: { title: 'New' }, unset: [] });

it('finds nothing where nothing was done', () => {
  expect(after()).toEqual({ kind: 'nothing' });
});

it('finds the blocks whose fields have changed, however deep they stand', () => {
  expect(after(setField('b2'))).toEqual({ kind: 'blocks', ids: ['b2'], gone: [] });
  expect(after(setField('c1'), setField('chain1'))).toEqual({
    kind: 'blocks',
    ids: ['chain1', 'c1'],
    gone: [],
  });
});

it('finds the blocks that have gone, beside those whose fields have changed', () => {
  const gone = after({ kind: 'remove', id: 'b1' }, { kind: 'remove', id: 'a1' }, setField('b2'));
  expect(gone).toEqual({ kind: 'blocks', ids: ['b2'], gone: ['a1', 'b1'] });
  expect(after({ kind: 'remove', id: 'chain1' })).toEqual({ kind: 'blocks', ids: [], gone: ['chain1'] });
});

it.each<readonly [string, PageEdit]>([
  ['comes', { kind: 'insert', node: block('d1'), at: { container: main, index: 0 } }],
  ['moves', { kind: 'move', id: 'a1', to: { container: main, index: 1 } }],
  [
    'takes turns with another',
    { kind: 'setBlock', id: 'a1', set: { experiment: { id: 'x', variant: 'a' } }, unset: [] },
  ],
  ['moves to another area', { kind: 'move', id: 'c1', to: { container: main, index: 0 } }],
])('shows the whole page anew when a block %s', (_word, edit) => {
  expect(after(edit)).toEqual({ kind: 'page' });
});

it('shows the whole page anew when the page says something else of itself', () => {
  expect(after({ kind: 'setPage', settings: { layout: 'wide' } })).toEqual({ kind: 'page' });
  expect(after({ kind: 'setPage', settings: { meta: { title: 'Front' } } })).toEqual({ kind: 'page' });
});
