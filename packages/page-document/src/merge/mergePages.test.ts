import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws, edited, node, page, pages } from '../../test/arbitraryPages.ts';
import { diffPages, indexNodes, mergePages } from '../index.ts';
import type { PageDocument } from '../index.ts';

const base = page({ main: [node('a', [], { x: 1 }), node('b'), node('box', [node('in')])] });
const ids = ({ areas }: PageDocument) => (areas['main'] ?? []).map(({ id }) => id);
const withMain = (...nodes: readonly ReturnType<typeof node>[]) => page({ main: nodes });
const box = node('box', [node('in')]);

describe('two versions of a page are merged', () => {
  it('when each has changed another block', () => {
    const mine = withMain(node('a', [], { x: 2 }), node('b'), box);
    const theirs = withMain(node('a', [], { x: 1 }), node('b', [], { y: 1 }), box);
    const { page: merged, conflicts } = mergePages({ base, mine, theirs });
    expect(merged).toEqual(withMain(node('a', [], { x: 2 }), node('b', [], { y: 1 }), box));
    expect(conflicts).toEqual([]);
  });

  it('when both have put blocks at one place, moved others and changed settings', () => {
    const mine = { ...withMain(node('new'), node('a', [], { x: 1 }), node('b'), box), name: 'Mine' };
    const theirs = {
      ...withMain(box, node('other'), node('a', [], { x: 1 }), node('b')),
      meta: { title: 'T' },
    };
    const { page: merged, conflicts } = mergePages({ base, mine, theirs });
    expect(ids(merged)).toEqual(['box', 'other', 'new', 'a', 'b']);
    expect(merged).toMatchObject({ name: 'Mine', meta: { title: 'T' } });
    expect(conflicts).toEqual([]);
  });

  it('into the page of the other, whatever it is, when one has done nothing', () => {
    fc.assert(
      fc.property(pages('p'), draws(12), (start, all) => {
        const other = edited(start, all, 'q');
        expect(mergePages({ base: start, mine: start, theirs: other })).toEqual({
          page: other,
          conflicts: [],
        });
        expect(mergePages({ base: start, mine: other, theirs: start })).toEqual({
          page: other,
          conflicts: [],
        });
        expect(diffPages(mergePages({ base: start, mine: other, theirs: other }).page, other)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('and nothing that either has put in is lost, unless it is told', () => {
    fc.assert(
      fc.property(pages('p'), draws(8), draws(8), (start, one, other) => {
        const [mine, theirs] = [edited(start, one, 'm'), edited(start, other, 't')];
        const { page: merged, conflicts } = mergePages({ base: start, mine, theirs });
        const there = indexNodes(merged);
        const told = new Set(conflicts.flatMap((each) => ('id' in each ? [each.id] : [])));
        const isNew = (id: string) => !indexNodes(start).has(id);
        for (const id of [...indexNodes(mine).keys(), ...indexNodes(theirs).keys()].filter(isNew))
          expect(there.has(id) || told.has(id)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('somebody has to decide', () => {
  it('when both have changed one block; mine stays', () => {
    const mine = withMain(node('a', [], { x: 2 }), node('b'), box);
    const theirs = withMain(node('a', [], { x: 3 }), node('b'), box);
    expect(mergePages({ base, mine, theirs })).toEqual({
      page: mine,
      conflicts: [{ kind: 'block', id: 'a', mine: node('a', [], { x: 2 }), theirs: node('a', [], { x: 3 }) }],
    });
  });

  it('when one has taken away what the other has changed', () => {
    const changed = withMain(node('a', [], { x: 1 }), node('b'), node('box', [node('in', [], { y: 1 })]));
    const without = withMain(node('a', [], { x: 1 }), node('b'));
    expect(mergePages({ base, mine: changed, theirs: without })).toMatchObject({
      page: changed,
      conflicts: [{ kind: 'block', id: 'box', theirs: undefined }],
    });
    expect(mergePages({ base, mine: without, theirs: changed })).toMatchObject({
      page: without,
      conflicts: [{ kind: 'block', id: 'in', mine: undefined }],
    });
  });

  it('when one has taken away what the other has moved, whoever of them saved first', () => {
    const moved = withMain(node('b'), box, node('a', [], { x: 1 }));
    const without = withMain(node('b'), box);
    expect(mergePages({ base, mine: moved, theirs: without })).toMatchObject({
      page: moved,
      conflicts: [{ kind: 'block', id: 'a', theirs: undefined }],
    });
    expect(mergePages({ base, mine: without, theirs: moved })).toMatchObject({
      page: without,
      conflicts: [{ kind: 'block', id: 'a', mine: undefined, theirs: { id: 'a' } }],
    });
    const both = withMain(node('b'), box, node('a', [], { x: 2 }));
    expect(mergePages({ base, mine: without, theirs: both }).conflicts).toHaveLength(1);
  });

  it('when both have moved one block, to different positions, or set one setting differently', () => {
    const a = node('a', [], { x: 1 });
    const mine = { ...withMain(node('b'), box, a), name: 'Mine' };
    const theirs = { ...withMain(node('b'), node('box', [node('in'), a])), name: 'Theirs' };
    const { page: merged, conflicts } = mergePages({ base, mine, theirs });
    expect(merged).toEqual(mine);
    expect(conflicts).toMatchObject([
      { kind: 'position', id: 'a' },
      { kind: 'setting', name: 'name' },
    ]);
  });
});
