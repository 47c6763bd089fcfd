import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { node, page } from '../../test/arbitraryPages.ts';
import {
  applyEdit,
  changeLayout,
  indexNodes,
  listUnplacedAreas,
  mergePages,
  suggestAreas,
} from '../index.ts';
import type { PageDocument, PageEdit } from '../index.ts';

const RAIL = ['navigation', 'fullwidth1', 'main', 'rightrail', 'fullwidth2', 'footer'];
const ADVANCED = [
  'navigation',
  'fullwidth1',
  'main-1',
  'main-2',
  'rightrail-top',
  'rightrail-middle',
  'rightrail-bottom',
  'fullwidth2',
  'footer',
];
const SINGLE = ['navigation', 'fullWidth', 'body', 'footer'];

function done(current: PageDocument, edit: PageEdit): PageDocument {
  const result = applyEdit(current, edit);
  if (result.kind === 'refused') throw new Error(result.reason);
  expect(applyEdit(result.page, result.inverse)).toMatchObject({ kind: 'done', page: current });
  return result.page;
}

const describeAreas = ({ areas }: PageDocument) =>
  Object.fromEntries(
    Object.entries(areas).map(([area, nodes]) => [area, nodes.map(({ id }) => id).join(' ')]),
  );

it('areas go by their names, else by what they are for, and what has no counterpart is not placed', () => {
  expect(suggestAreas(ADVANCED, RAIL)).toEqual({
    navigation: 'navigation',
    fullwidth1: 'fullwidth1',
    'main-1': 'main',
    'main-2': 'main',
    'rightrail-top': 'rightrail',
    'rightrail-middle': 'rightrail',
    'rightrail-bottom': 'rightrail',
    fullwidth2: 'fullwidth2',
    footer: 'footer',
  });
  expect(suggestAreas(RAIL, ADVANCED)).toMatchObject({ main: 'main-1', rightrail: 'rightrail-top' });
  expect(suggestAreas(RAIL, SINGLE)).toEqual({
    navigation: 'navigation',
    fullwidth1: 'fullWidth',
    main: 'body',
    rightrail: undefined,
    fullwidth2: undefined,
    footer: 'footer',
  });
  expect(suggestAreas(['weather'], SINGLE)).toEqual({ weather: undefined });
});

describe('another layout', () => {
  const front = page({
    navigation: [node('n')],
    main: [node('a', [node('in')]), node('b')],
    rightrail: [node('r'), node('s')],
    fullwidth2: [node('w')],
  });
  const known = ({ layout }: PageDocument) => (layout === 'single' ? SINGLE : RAIL);
  const change = (from: PageDocument, layout: string, areas: readonly string[], more: object = {}) =>
    changeLayout(from, {
      layout,
      areas,
      mapping: {
        ...suggestAreas([...new Set([...known(from), ...Object.keys(from.areas)])], areas),
        ...more,
      },
    });

  it('moves the blocks of each area, keeps what has no place there, and is undone in one step', () => {
    const single = done(front, change(front, 'single', SINGLE));
    expect(single.layout).toBe('single');
    expect(describeAreas(single)).toEqual({
      navigation: 'n',
      body: 'a b',
      rightrail: 'r s',
      fullwidth2: 'w',
    });
    expect(listUnplacedAreas(single, SINGLE)).toEqual(['rightrail', 'fullwidth2']);
  });

  it('gives the blocks back their places when the page gets its former layout', () => {
    const single = done(front, change(front, 'single', SINGLE));
    expect(describeAreas(done(single, change(single, 'columns', RAIL)))).toEqual(describeAreas(front));
  });

  it('gathers several areas in one, in their order, and swaps two', () => {
    expect(describeAreas(done(front, change(front, 'single', SINGLE, { rightrail: 'body' })))).toMatchObject({
      body: 'a b r s',
    });
    const swapped = done(front, change(front, 'columns', RAIL, { main: 'rightrail', rightrail: 'main' }));
    expect(describeAreas(swapped)).toMatchObject({ main: 'r s', rightrail: 'a b' });
  });

  it('keeps blocks out of an area of the same name if the editor wants that', () => {
    expect(describeAreas(done(front, change(front, 'columns', RAIL, { main: undefined })))).toMatchObject({
      'not-placed': 'a b',
    });
  });

  it('loses no block and is undone, whatever goes where', () => {
    const names = fc.constantFrom(...RAIL, 'weather');
    const target = fc.option(fc.constantFrom(...SINGLE, ...RAIL), { nil: undefined });
    fc.assert(
      fc.property(fc.dictionary(names, fc.nat(3)), fc.dictionary(names, target), (sizes, mapping) => {
        const areas = Object.fromEntries(
          Object.entries(sizes).map(([area, size]) => [
            area,
            Array.from({ length: size + 1 }, (_, index) => node(`${area}${index}`)),
          ]),
        );
        const start = page(areas);
        const after = done(start, changeLayout(start, { layout: 'single', areas: SINGLE, mapping }));
        expect([...indexNodes(after).keys()].toSorted()).toEqual([...indexNodes(start).keys()].toSorted());
      }),
      { numRuns: 300 },
    );
  });

  it('is merged with the work of another editor, whose new block stays visible', () => {
    const mine = done(front, change(front, 'single', SINGLE));
    const added = done(front, {
      kind: 'insert',
      node: node('new'),
      at: { container: { kind: 'area', area: 'main' }, index: 1 },
    });
    const theirs = done(added, { kind: 'setFields', id: 'b', set: { text: 'Storm' }, unset: [] });
    const { page: merged, conflicts } = mergePages({ base: front, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(describeAreas(merged)).toMatchObject({ body: 'a b', main: 'new' });
    expect(merged.areas['body']?.[1]?.fields).toEqual({ text: 'Storm' });
    const other = mergePages({ base: front, mine: theirs, theirs: mine });
    expect([other.conflicts, other.page.layout]).toEqual([[], 'single']);
    expect(describeAreas(other.page)).toMatchObject({ body: 'a b', main: 'new' });
  });
});
