import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws, node, page, pages, toEdit } from '../../test/arbitraryPages.ts';
import { applyEdit, copyNode, EMPTY_HISTORY, redoEdit, remember, undoEdit } from '../index.ts';
import type { PageDocument, PageEdit } from '../index.ts';

const main = (index: number) => ({ container: { kind: 'area', area: 'main' }, index }) as const;
const inside = (id: string, index: number) => ({ container: { kind: 'block', id }, index }) as const;
const start = page({ main: [node('a'), node('box', [node('in')]), node('b')] });
const ids = ({ areas }: PageDocument, area = 'main') => (areas[area] ?? []).map(({ id }) => id);

function done(current: PageDocument, edit: PageEdit): PageDocument {
  const result = applyEdit(current, edit);
  if (result.kind === 'refused') throw new Error(result.reason);
  return result.page;
}

describe('an edit', () => {
  it('puts a block between two others, and takes one away with what is inside it', () => {
    expect(ids(done(start, { kind: 'insert', node: node('new'), at: main(1) }))).toEqual([
      'a',
      'new',
      'box',
      'b',
    ]);
    expect(ids(done(start, { kind: 'remove', id: 'box' }))).toEqual(['a', 'b']);
  });

  it('moves a block within its list, into another block and out of it', () => {
    expect(ids(done(start, { kind: 'move', id: 'a', to: main(2) }))).toEqual(['box', 'b', 'a']);
    const nested = done(start, { kind: 'move', id: 'b', to: inside('box', 0) });
    expect(nested.areas['main']?.[1]?.children.map(({ id }) => id)).toEqual(['b', 'in']);
    expect(ids(done(start, { kind: 'move', id: 'in', to: main(0) }))).toEqual(['in', 'a', 'box', 'b']);
  });

  it('sets fields and takes fields away, and leaves all other blocks the objects they were', () => {
    const set = done(start, { kind: 'setFields', id: 'in', set: { label: 'x' }, unset: [] });
    expect(set.areas['main']?.[1]?.children[0]?.fields).toEqual({ label: 'x' });
    expect(set.areas['main']?.[0]).toBe(start.areas['main']?.[0]);
    expect(done(set, { kind: 'setFields', id: 'in', set: {}, unset: ['label'] })).toEqual(start);
  });

  it('of several is done and undone as one, or not at all', () => {
    const both: PageEdit = {
      kind: 'all',
      edits: [
        { kind: 'move', id: 'b', to: inside('box', 0) },
        { kind: 'setFields', id: 'box', set: { columnOne: 1 }, unset: [] },
      ],
    };
    const result = applyEdit(start, both);
    if (result.kind === 'refused') throw new Error(result.reason);
    expect(result.page.areas['main']?.[1]).toMatchObject({
      fields: { columnOne: 1 },
      children: [{ id: 'b' }, {}],
    });
    expect(done(result.page, result.inverse)).toEqual(start);
    const broken: PageEdit = { kind: 'all', edits: [both, { kind: 'remove', id: 'gone' }] };
    expect(applyEdit(start, broken)).toEqual({ kind: 'refused', reason: 'no-such-block' });
  });

  it('does not write down an area in which nothing is left', () => {
    expect(done(page({ main: [node('a')] }), { kind: 'remove', id: 'a' }).areas).toEqual({});
  });

  it.each<[string, PageEdit]>([
    ['no-such-block', { kind: 'remove', id: 'gone' }],
    ['no-such-block', { kind: 'move', id: 'gone', to: main(0) }],
    ['no-such-block', { kind: 'move', id: 'a', to: inside('gone', 0) }],
    ['no-such-block', { kind: 'setFields', id: 'gone', set: {}, unset: [] }],
    ['no-such-block', { kind: 'insert', node: node('new'), at: inside('gone', 0) }],
    ['id-taken', { kind: 'insert', node: node('in'), at: main(0) }],
    ['id-taken', { kind: 'insert', node: node('new', [node('new')]), at: main(0) }],
    ['into-itself', { kind: 'move', id: 'box', to: inside('in', 0) }],
  ])('is refused as %s: %j', (reason, edit) => {
    expect(applyEdit(start, edit)).toEqual({ kind: 'refused', reason });
  });

  it('is undone by its inverse, whatever it was', () => {
    fc.assert(
      fc.property(pages('p'), draws(1), (before, [draw]) => {
        if (draw === undefined) return;
        const result = applyEdit(before, toEdit(before, draw, 'new'));
        const after = result.kind === 'done' ? done(result.page, result.inverse) : before;
        expect(after).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });
});

describe('history', () => {
  it('undoes any fifty edits to the beginning, and redoes them to their end', () => {
    fc.assert(
      fc.property(pages('p'), draws(50), (before, all) => {
        let current = before;
        let history = EMPTY_HISTORY;
        for (const [count, draw] of all.entries()) {
          const result = applyEdit(current, toEdit(current, draw, `new${count}`));
          if (result.kind === 'refused') continue;
          current = result.page;
          history = remember(history, result.inverse);
        }
        const end = current;
        const count = history.undo.length;
        for (let step = 0; step < count; step += 1) ({ page: current, history } = undoEdit(current, history));
        expect(current).toEqual(before);
        for (let step = 0; step < count; step += 1) ({ page: current, history } = redoEdit(current, history));
        expect(current).toEqual(end);
      }),
      { numRuns: 100 },
    );
  });

  it('undoes what was typed into one field at once', () => {
    let current = start;
    let history = EMPTY_HISTORY;
    for (const label of ['H', 'He', 'Hel']) {
      const result = applyEdit(current, { kind: 'setFields', id: 'a', set: { label }, unset: [] });
      if (result.kind === 'refused') throw new Error(result.reason);
      current = result.page;
      history = remember(history, result.inverse, { isTyping: true });
    }
    expect(undoEdit(current, history).page).toEqual(start);
  });

  it('leaves what another editor did, and passes over a block that is gone', () => {
    const set = applyEdit(start, { kind: 'setFields', id: 'a', set: { label: 'x' }, unset: [] });
    const moved = set.kind === 'done' && applyEdit(set.page, { kind: 'move', id: 'b', to: main(0) });
    if (set.kind !== 'done' || moved === false || moved.kind !== 'done')
      throw new Error('An edit was refused.');
    const history = remember(remember(EMPTY_HISTORY, set.inverse), moved.inverse);
    const without = done(moved.page, { kind: 'remove', id: 'b' });
    const { page: back, history: left } = undoEdit(without, history);
    expect(ids(back)).toEqual(['a', 'box']);
    expect(back.areas['main']?.[0]?.fields).toEqual({});
    expect(left.undo).toEqual([]);
  });
});

it('a copy has new ids at every depth', () => {
  let count = 0;
  const copy = copyNode(node('box', [node('in')]), () => `c${(count += 1)}`);
  expect(copy).toEqual(node('c1', [node('c2')]));
});
