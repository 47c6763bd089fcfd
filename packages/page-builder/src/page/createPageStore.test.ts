import { createManualClock } from '@broadsheet/client-core';
import type { PageEdit } from '@broadsheet/page-document';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { block, describePage, pageWith } from '../../test/pages.ts';
import { createPageStore } from './createPageStore.ts';

const page = pageWith({ main: [block('a1'), block('chain1', block('b1'))], rail: [block('c1')] });

function open() {
  const clock = createManualClock(0);
  const store = createPageStore(page, clock, { columnsOf: () => [] });
  const type = (text: string) =>
    store.edit({ kind: 'setFields', id: 'a1', set: { text }, unset: [] }, { isTyping: true });
  return { clock, store, type, text: () => store.get().page.areas['main']?.[0]?.fields['text'] };
}

describe('what is typed', () => {
  it('is undone together where there was no pause', () => {
    const { store, type, text, clock } = open();
    for (const letters of ['S', 'St', 'Sto']) {
      type(letters);
      clock.advance(200);
    }
    expect(text()).toBe('Sto');
    expect(store.undo()).toBe(true);
    expect(text()).toBeUndefined();
    expect(store.redo()).toBe(true);
    expect(text()).toBe('Sto');
  });

  it('is undone in parts where there was one', () => {
    const { store, type, text, clock } = open();
    type('Storm');
    clock.advance(1_500);
    type('Storm over');
    store.undo();
    expect(text()).toBe('Storm');
  });
});

it('tells its followers of a change, and not of an edit that was refused', () => {
  const { store } = open();
  const told = vi.fn();
  const end = store.subscribe(told);
  expect(store.edit({ kind: 'remove', id: 'gone1' })).toBe('no-such-block');
  expect(told).not.toHaveBeenCalled();
  store.edit({ kind: 'remove', id: 'c1' });
  expect(told).toHaveBeenCalledTimes(1);
  end();
  store.undo();
  expect(told).toHaveBeenCalledTimes(1);
});

it('selects a block that it has, and nothing once the block is gone', () => {
  const { store } = open();
  store.select('gone1');
  expect(store.get().selected).toBeUndefined();
  store.select('b1');
  store.edit({ kind: 'remove', id: 'chain1' });
  expect(store.get().selected).toBeUndefined();
});

it('says when there is nothing to undo or to do again', () => {
  const { store } = open();
  expect([store.undo(), store.redo()]).toEqual([false, false]);
});

it('keeps what can be undone when somebody else’s work comes in', () => {
  const { store } = open();
  store.edit({ kind: 'remove', id: 'c1' });
  store.replace(pageWith({ main: [block('a1'), block('new1')] }));
  store.undo();
  expect(describePage(store.get().page)).toBe('main: a1 new1 | rail: c1');
});

const ids = fc.constantFrom('a1', 'b1', 'c1', 'chain1', 'x1', 'x2');
const positions = fc.record({
  container: fc.oneof(
    fc.record({ kind: fc.constant('area' as const), area: fc.constantFrom('main', 'rail', 'top') }),
    fc.record({ kind: fc.constant('block' as const), id: fc.constant('chain1') }),
  ),
  index: fc.nat(4),
});
const edits: fc.Arbitrary<PageEdit> = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), node: ids.map((id) => block(id)), at: positions }),
  fc.record({ kind: fc.constant('remove' as const), id: ids }),
  fc.record({ kind: fc.constant('move' as const), id: ids, to: positions }),
  fc.record({
    kind: fc.constant('setFields' as const),
    id: ids,
    set: fc.dictionary(fc.constantFrom('title', 'text'), fc.string()),
    unset: fc.constant<readonly string[]>([]),
  }),
);

it('comes back to where it began through any fifty changes, and forth again', () => {
  fc.assert(
    fc.property(fc.array(edits, { maxLength: 50 }), (changes) => {
      const { store } = open();
      for (const change of changes) store.edit(change);
      const end = describePage(store.get().page);
      while (store.undo());
      expect(store.get().page).toEqual(page);
      while (store.redo());
      expect(describePage(store.get().page)).toBe(end);
    }),
  );
});
