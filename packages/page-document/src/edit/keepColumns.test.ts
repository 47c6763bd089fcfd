import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { node, page } from '../../test/arbitraryPages.ts';
import {
  applyEdit,
  findColumn,
  indexNodes,
  keepColumns,
  mergePages,
  sizeColumns,
  walkPage,
} from '../index.ts';
import type { BlockNode, ColumnPosition, PageDocument, PageEdit } from '../index.ts';

const NAMES = ['columnOne', 'columnTwo'];
const columnsOf = (block: string) => (block === 'chain' ? NAMES : []);

const chain = (id: string, children: readonly BlockNode[], counts: BlockNode['fields']): BlockNode => ({
  ...node(id, children, counts),
  block: 'chain',
});

/** Returns where each block is: its chain and column, or its area. */
function whereabouts(current: PageDocument): ReadonlyMap<string, string> {
  const nodes = indexNodes(current);
  return new Map(
    [...walkPage(current)].map(({ node: { id }, position: { container, index } }) => {
      if (container.kind === 'area') return [id, container.area];
      const around = nodes.get(container.id)?.node;
      const column = around === undefined ? -1 : findColumn(sizeColumns(around, NAMES), index);
      return [id, `${container.id}/${column}`];
    }),
  );
}

/** Returns where all blocks are except some. */
const staying = (current: PageDocument, others: readonly string[]) =>
  Object.fromEntries([...whereabouts(current)].filter(([id]) => !others.includes(id)));

function done(current: PageDocument, edit: PageEdit): PageDocument {
  const kept = keepColumns(current, edit, { columnsOf });
  const result = applyEdit(current, kept);
  if (result.kind === 'refused') throw new Error(result.reason);
  const back = applyEdit(result.page, result.inverse);
  expect(back).toMatchObject({ kind: 'done', page: current });
  return result.page;
}

const counts = fc.oneof(
  fc.constant({}),
  fc.record({ columnOne: fc.nat(4), columnTwo: fc.nat(4) }, { requiredKeys: [] }),
);
const chains = (prefix: string) =>
  fc.tuple(fc.nat(5), counts).map(([size, fields]) =>
    chain(
      prefix,
      Array.from({ length: size }, (_, index) => node(`${prefix}${index}`)),
      fields,
    ),
  );
const pagesOfChains = fc
  .tuple(chains('c'), chains('d'))
  .map(([one, other]) => page({ main: [node('a'), one, other, node('b')] }));

const draws = fc.record({
  kind: fc.constantFrom('insert', 'remove', 'move'),
  which: fc.nat(99),
  where: fc.constantFrom('c', 'd', 'main'),
  index: fc.nat(6),
  column: fc.option(fc.nat(2), { nil: undefined }),
});
type Draw = typeof draws extends fc.Arbitrary<infer Value> ? Value : never;

function toEdit(current: PageDocument, { kind, which, where, index, column }: Draw, newId: string): PageEdit {
  const ids = [...indexNodes(current).keys()].filter((id) => !['c', 'd'].includes(id));
  const id = ids[which % Math.max(ids.length, 1)];
  const at: ColumnPosition =
    where === 'main'
      ? { container: { kind: 'area', area: 'main' }, index }
      : { container: { kind: 'block', id: where }, index, column };
  if (kind === 'insert' || id === undefined) return { kind: 'insert', node: node(newId), at };
  return kind === 'remove' ? { kind, id } : { kind: 'move', id, to: at };
}

/** Returns the ids of the blocks that an edit inserts, moves or removes. */
const touched = (edit: PageEdit): string => {
  if (edit.kind === 'insert') return edit.node.id;
  return edit.kind === 'remove' || edit.kind === 'move' ? edit.id : '';
};

describe('the columns of a chain', () => {
  it('keep every other block, whatever is inserted, moved or removed, and are undone', () => {
    fc.assert(
      fc.property(pagesOfChains, fc.array(draws, { maxLength: 12 }), (start, all) => {
        let current = start;
        for (const [count, draw] of all.entries()) {
          const edit = toEdit(current, draw, `new${count}`);
          const next = done(current, edit);
          const id = touched(edit);
          expect(staying(next, [id])).toEqual(staying(current, [id]));
          const isPlaced = draw.where !== 'main' && draw.column !== undefined && edit.kind !== 'remove';
          const place = whereabouts(next).get(id);
          expect(place).toBe(isPlaced ? `${draw.where}/${draw.column}` : place);
          current = next;
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keep every other block through several edits in one', () => {
    fc.assert(
      fc.property(pagesOfChains, fc.array(draws, { minLength: 2, maxLength: 4 }), (start, all) => {
        const edits = all.map((draw, count) => toEdit(start, draw, `new${count}`));
        const ids = edits.map(touched);
        // A block that the first edit removes is not there for the second.
        if (new Set(ids).size < ids.length) return;
        expect(staying(done(start, { kind: 'all', edits }), ids)).toEqual(staying(start, ids));
      }),
      { numRuns: 300 },
    );
  });

  const two = (...children: readonly string[]) =>
    page({
      main: [
        chain(
          'c',
          children.map((id) => node(id)),
          { columnOne: 1, columnTwo: 1 },
        ),
      ],
    });
  const inChain = (index: number, column?: number): ColumnPosition => ({
    container: { kind: 'block', id: 'c' },
    index,
    column,
  });
  const describeChain = ({ areas }: PageDocument) => {
    const [{ fields, children } = node('none')] = areas['main'] ?? [];
    return `${children.map(({ id }) => id).join(' ')}: ${String(fields['columnOne'])} ${String(fields['columnTwo'])}`;
  };

  it.each<[string, PageEdit, string]>([
    ['after a block is in its column', { kind: 'insert', node: node('n'), at: inChain(1) }, 'x n y z: 2 1'],
    [
      'at the start of the second column',
      { kind: 'insert', node: node('n'), at: inChain(1, 1) },
      'x n y z: 1 2',
    ],
    [
      'in the last column, which takes the rest',
      { kind: 'insert', node: node('n'), at: inChain(3) },
      'x y z n: 1 1',
    ],
    [
      'outside of its column goes to the nearest end of it',
      { kind: 'insert', node: node('n'), at: inChain(0, 2) },
      'x y n z: 1 1',
    ],
    [
      'that moves within the chain leaves its column',
      { kind: 'move', id: 'x', to: inChain(2, 2) },
      'y z x: 0 1',
    ],
    ['that is removed leaves its column', { kind: 'remove', id: 'x' }, 'y z: 0 1'],
  ])('a block %s', (_what, edit, expected) => {
    expect(describeChain(done(two('x', 'y', 'z'), edit))).toBe(expected);
  });

  it('are counted only when a count is needed', () => {
    const uncounted = page({ main: [chain('c', [node('x'), node('y')], {})] });
    expect(describeChain(done(uncounted, { kind: 'insert', node: node('n'), at: inChain(1, 0) }))).toBe(
      'x n y: undefined undefined',
    );
    expect(describeChain(done(uncounted, { kind: 'insert', node: node('n'), at: inChain(2, 1) }))).toBe(
      'x y n: 2 1',
    );
  });

  it('have what two editors have put into each, without a question', () => {
    const base = two('x', 'y', 'z');
    const mine = done(base, { kind: 'insert', node: node('m'), at: inChain(1, 0) });
    const edits: readonly PageEdit[] = [
      { kind: 'insert', node: node('t'), at: inChain(1, 0) },
      { kind: 'insert', node: node('u'), at: inChain(2, 1) },
    ];
    const theirs = edits.reduce(done, base);
    const { page: merged, conflicts } = mergePages({ base, mine, theirs }, { columnsOf });
    expect(conflicts).toEqual([]);
    const places = Object.fromEntries(whereabouts(merged));
    expect(places).toMatchObject({ x: 'c/0', m: 'c/0', t: 'c/0', u: 'c/1', y: 'c/1', z: 'c/2' });
  });

  it('are those of the other editor when one has done nothing', () => {
    fc.assert(
      fc.property(pagesOfChains, fc.array(draws, { maxLength: 8 }), (start, all) => {
        const other = all.reduce(
          (current, draw, count) => done(current, toEdit(current, draw, `new${count}`)),
          start,
        );
        for (const versions of [
          { mine: start, theirs: other },
          { mine: other, theirs: start },
        ])
          expect(mergePages({ base: start, ...versions }, { columnsOf })).toEqual({
            page: other,
            conflicts: [],
          });
      }),
      { numRuns: 300 },
    );
  });
});
