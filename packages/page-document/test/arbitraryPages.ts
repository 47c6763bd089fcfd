/** Arbitraries of pages and edits for property tests. */
import fc from 'fast-check';
import { applyEdit, indexNodes } from '../src/index.ts';
import type { BlockNode, Container, PageDocument, PageEdit, Position } from '../src/index.ts';

export const node = (
  id: string,
  children: readonly BlockNode[] = [],
  fields: BlockNode['fields'] = {},
): BlockNode => ({
  id,
  block: 'words',
  fields,
  children,
});

export const page = (areas: PageDocument['areas'] = {}): PageDocument => ({
  id: 'home',
  name: 'Home',
  match: { kind: 'path', path: '/' },
  pageType: 'homepage',
  content: undefined,
  meta: {},
  layout: 'columns',
  areas,
});

/** Random numbers from which `toEdit` makes an edit that fits the current page, so that most edits can be applied. */
export interface Draw {
  readonly kind: PageEdit['kind'];
  readonly which: number;
  readonly where: number;
  readonly index: number;
  readonly value: number;
}

export const draws = (maxLength: number): fc.Arbitrary<readonly Draw[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(
        'insert',
        'insert',
        'remove',
        'move',
        'move',
        'setFields',
        'setBlock',
        'setPage',
        'all',
      ),
      which: fc.nat(999),
      where: fc.nat(999),
      index: fc.nat(9),
      value: fc.nat(5),
    }),
    { maxLength },
  );

const pick = <Value>(values: readonly Value[], number: number): Value | undefined =>
  values[number % Math.max(values.length, 1)];

function toContainer(ids: readonly string[], where: number): Container {
  const containers: readonly Container[] = [
    { kind: 'area', area: 'main' },
    { kind: 'area', area: 'aside' },
    ...ids.map((id) => ({ kind: 'block', id }) as const),
  ];
  return pick(containers, where) ?? { kind: 'area', area: 'main' };
}

/**
 * Makes an edit of a page.
 * @param newId the id of an inserted block; editors use different prefixes, so that ids never collide
 */
export function toEdit(current: PageDocument, draw: Draw, newId: string): PageEdit {
  const ids = [...indexNodes(current).keys()];
  const id = pick(ids, draw.which) ?? 'none';
  const position: Position = { container: toContainer(ids, draw.where), index: draw.index };
  switch (draw.kind) {
    case 'insert':
      return { kind: 'insert', node: node(newId, [node(`${newId}x`)], { label: draw.value }), at: position };
    case 'remove':
      return { kind: 'remove', id };
    case 'move':
      return { kind: 'move', id, to: position };
    case 'setFields':
      return {
        kind: 'setFields',
        id,
        set: { [`field${draw.index % 3}`]: draw.value },
        unset: draw.value === 0 ? ['label'] : [],
      };
    case 'setBlock':
      return draw.value === 0
        ? { kind: 'setBlock', id, set: {}, unset: ['name'] }
        : { kind: 'setBlock', id, set: { name: `Name ${draw.value}` }, unset: [] };
    case 'setPage':
      return {
        kind: 'setPage',
        settings: draw.value > 2 ? { name: `Name ${draw.value}` } : { meta: { title: String(draw.value) } },
      };
    case 'all':
      return {
        kind: 'all',
        edits: (['move', 'setFields'] as const).map((kind) => toEdit(current, { ...draw, kind }, newId)),
      };
  }
}

/** Returns the page after all edits that can be applied. @param prefix the prefix of the ids of new blocks */
export function edited(start: PageDocument, all: readonly Draw[], prefix: string): PageDocument {
  let current = start;
  for (const [count, draw] of all.entries()) {
    const result = applyEdit(current, toEdit(current, draw, `${prefix}${count}`));
    if (result.kind === 'done') current = result.page;
  }
  return current;
}

export const pages = (prefix: string): fc.Arbitrary<PageDocument> =>
  draws(20).map((all) => edited(page(), all, prefix));
