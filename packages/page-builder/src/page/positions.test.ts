import { applyEdit } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { describe, expect, it } from 'vitest';
import { block, describePage, pageWith } from '../../test/pages.ts';
import { getInsertPosition, getMovePosition, getOpenAreas, withoutBlock } from './positions.ts';
import type { Aim, Direction } from './positions.ts';

const page = pageWith({
  top: [block('n1')],
  main: [block('a1'), block('chain1', block('b1'), block('b2')), block('a2')],
});
const groundOf = (of: PageDocument) => ({
  page: of,
  areas: ['top', 'main', 'rail'],
  kindOf: (name: string) => (name === 'chain' ? ('chain' as const) : ('feature' as const)),
});

const insertAfter = (selected: string | undefined) => insertAt({ selected });

function insertAt(aim: Aim): string {
  const result = applyEdit(page, {
    kind: 'insert',
    node: block('new1'),
    at: getInsertPosition(groundOf(page), aim),
  });
  return result.kind === 'done' ? describePage(result.page) : result.reason;
}

function moved(id: string, ...directions: readonly Direction[]): string {
  let now = page;
  for (const direction of directions) {
    const to = getMovePosition(groundOf(now), { id, direction });
    if (to === undefined) return 'stays';
    const result = applyEdit(now, { kind: 'move', id, to });
    if (result.kind === 'done') now = result.page;
  }
  return describePage(now);
}

describe('a new block', () => {
  it('comes at the end of the main area where nothing is selected', () => {
    expect(insertAfter(undefined)).toBe('top: n1 | main: a1 chain1(b1 b2) a2 new1');
  });

  it('comes after the selected block, also inside a chain', () => {
    expect(insertAfter('a1')).toBe('top: n1 | main: a1 new1 chain1(b1 b2) a2');
    expect(insertAfter('b1')).toBe('top: n1 | main: a1 chain1(b1 new1 b2) a2');
  });

  it('comes into a chain that is selected', () => {
    expect(insertAfter('chain1')).toBe('top: n1 | main: a1 chain1(b1 b2 new1) a2');
  });

  it('comes at the end of the area that was chosen', () => {
    expect(insertAt({ chosenArea: 'rail' })).toBe('top: n1 | main: a1 chain1(b1 b2) a2 | rail: new1');
  });

  it('has open areas on a page that has nothing in its main area, whatever frames it', () => {
    const framed = pageWith({ top: [block('n1')] });
    expect(getOpenAreas(groundOf(framed))).toEqual(['main', 'rail']);
    expect(getOpenAreas(groundOf(page))).toEqual([]);
  });

  it('comes at the end of the main area where what was selected is gone', () => {
    expect(insertAfter('gone1')).toBe('top: n1 | main: a1 chain1(b1 b2) a2 new1');
  });
});

describe('a block that is moved by key', () => {
  it.each([
    ['goes up in its list', 'a2', ['up'], 'top: n1 | main: a1 a2 chain1(b1 b2)'],
    ['goes down in its list', 'a1', ['down'], 'top: n1 | main: chain1(b1 b2) a1 a2'],
    [
      'goes from the top of an area to the end of the one above',
      'a1',
      ['up'],
      'top: n1 a1 | main: chain1(b1 b2) a2',
    ],
    [
      'goes from the end of an area into the next, though it is empty',
      'a2',
      ['down'],
      'top: n1 | main: a1 chain1(b1 b2) | rail: a2',
    ],
    ['leaves a chain upwards', 'b1', ['up'], 'top: n1 | main: a1 b1 chain1(b2) a2'],
    ['leaves a chain downwards', 'b2', ['down'], 'top: n1 | main: a1 chain1(b1) b2 a2'],
    ['leaves a chain at once', 'b1', ['out'], 'top: n1 | main: a1 chain1(b2) b1 a2'],
    ['enters the chain before it', 'a2', ['in'], 'top: n1 | main: a1 chain1(b1 b2 a2)'],
    ['goes through two areas and back', 'a2', ['down', 'up'], 'top: n1 | main: a1 chain1(b1 b2) a2'],
  ] as const)('%s', (_title, id, directions, expected) => {
    expect(moved(id, ...directions)).toBe(expected);
  });

  it.each([
    ['above the first area', 'n1', 'up'],
    ['out of an area', 'a1', 'out'],
    ['into a block that holds none', 'chain1', 'in'],
  ] as const)('does not go %s', (_title, id, direction) => {
    expect(moved(id, direction)).toBe('stays');
  });
});

it('counts a place that was pointed at without the block that is moved there', () => {
  const container = { kind: 'area', area: 'main' } as const;
  expect(withoutBlock(page, { id: 'a1', to: { container, index: 3 } }).index).toBe(2);
  expect(withoutBlock(page, { id: 'a2', to: { container, index: 1 } }).index).toBe(1);
  expect(withoutBlock(page, { id: 'n1', to: { container, index: 3 } }).index).toBe(3);
  const inside = { container: { kind: 'block', id: 'chain1' }, index: 2 } as const;
  expect(withoutBlock(page, { id: 'b1', to: inside }).index).toBe(1);
});

it('a block that is not placed is moved by key into the last area, and none is moved out of the layout', () => {
  const unplaced = pageWith({ main: [block('a1')], rail: [block('b1')], aside: [block('c1'), block('c2')] });
  const move = (id: string, direction: Direction) => getMovePosition(groundOf(unplaced), { id, direction });
  expect(move('c1', 'up')).toEqual({ container: { kind: 'area', area: 'rail' }, index: 1 });
  expect(move('c2', 'up')).toEqual({ container: { kind: 'area', area: 'aside' }, index: 0 });
  expect(move('c2', 'down')).toBeUndefined();
  expect(move('b1', 'down')).toBeUndefined();
});
