import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws, edited, node, page, pages } from '../../test/arbitraryPages.ts';
import { diffPages } from '../index.ts';
import { findMoved } from './findMoved.ts';

const main = (index: number) => ({ container: { kind: 'area', area: 'main' }, index }) as const;

describe('the differences between two versions of a page', () => {
  it('are none for versions that say the same in another order of members', () => {
    const one = page({ main: [node('a', [], { x: 1, y: { z: [1] } })], aside: [node('b')] });
    const other = page({ aside: [node('b')], main: [node('a', [], { y: { z: [1] }, x: 1 })] });
    expect(diffPages(one, other)).toEqual([]);
  });

  it('name what came, with what is inside it, and what went', () => {
    const before = page({ main: [node('a')] });
    const after = page({ main: [node('box', [node('in')])] });
    expect(diffPages(before, after)).toEqual([
      { kind: 'removed', node: node('a'), from: main(0) },
      { kind: 'added', node: node('box', [node('in')]), at: main(0) },
    ]);
  });

  it('name a block that moved, and none that it was moved past', () => {
    const before = page({ main: [node('a'), node('b'), node('c')] });
    const after = page({ main: [node('c'), node('a'), node('b')] });
    expect(diffPages(before, after)).toEqual([
      { kind: 'moved', node: node('c'), from: main(2), to: main(0) },
    ]);
  });

  it('name the fields that changed, and the settings of the page', () => {
    const before = page({ main: [node('a', [], { x: 1, y: 2 })] });
    const after = { ...page({ main: [node('a', [], { y: 2, z: 3 })] }), name: 'Other' };
    expect(diffPages(before, after)).toMatchObject([
      { kind: 'settings', names: ['name'] },
      { kind: 'changed', fields: ['x', 'z'] },
    ]);
  });

  it('say of any two pages as often what came as, the other way round, what went', () => {
    fc.assert(
      fc.property(pages('p'), draws(10), (before, all) => {
        const after = edited(before, all, 'q');
        const count = (kind: string, changes: readonly { kind: string }[]) =>
          changes.filter((change) => change.kind === kind).length;
        const [there, back] = [diffPages(before, after), diffPages(after, before)];
        expect(count('added', there)).toBe(count('removed', back));
        expect(count('changed', there)).toBe(count('changed', back));
        expect(diffPages(after, after)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

it('as few as possible have moved', () => {
  expect([...findMoved(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])]).toEqual(['a']);
  expect(findMoved(['a', 'b', 'c', 'd'], ['d', 'c', 'b', 'a']).size).toBe(3);
  expect(findMoved(['a', 'b'], ['new', 'a', 'b']).size).toBe(0);
});
