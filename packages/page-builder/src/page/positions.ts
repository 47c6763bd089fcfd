/** Calculates positions of blocks: pure functions, so that mouse and keyboard follow the same rules. */
import type { BlockKind } from '@broadsheet/block-kit';
import { findColumn, findNode, findList, sizeColumns, startOfColumn } from '@broadsheet/page-document';
import type { ColumnPosition, Container, PageDocument, Position } from '@broadsheet/page-document';

export type { ColumnPosition } from '@broadsheet/page-document';

export interface Ground {
  readonly page: PageDocument;
  /** The areas of the page's layout, in document order. */
  readonly areas: readonly string[];
  readonly kindOf: (block: string) => BlockKind | undefined;
  /** Returns the fields that count the columns of a block; absent: blocks have no columns. */
  readonly columnsOf?: (block: string) => readonly string[];
}

const getLength = (page: PageDocument, container: Container): number =>
  findList(page, container)?.length ?? 0;

const inArea = (area: string, index: number): Position => ({ container: { kind: 'area', area }, index });

/** Returns the main area of a page: the layout's `main` or `body`, else its first. */
const mainArea = (areas: readonly string[]): string =>
  areas.find((area) => /^(?:main|body)/.test(area)) ?? areas[0] ?? 'main';

/** Returns the empty areas of a page whose main area is empty; none for any other page. */
export function getOpenAreas({ page, areas }: Pick<Ground, 'page' | 'areas'>): readonly string[] {
  const empty = getEmptyAreas({ page, areas });
  return empty.includes(mainArea(areas)) ? empty : [];
}

/** Returns the areas of a page that hold no blocks. */
export const getEmptyAreas = ({ page, areas }: Pick<Ground, 'page' | 'areas'>): readonly string[] =>
  areas.filter((area) => getLength(page, { kind: 'area', area }) === 0);

/** The editor's selection. */
export interface Aim {
  readonly selected?: string | undefined;
  readonly chosenArea?: string | undefined;
  readonly chosenColumn?: { readonly id: string; readonly column: number } | undefined;
}

/** Returns the end of the column of a chain; `undefined` if the chain is gone or has no such column. */
function findColumnEnd(
  { page, columnsOf }: Ground,
  { id, column }: NonNullable<Aim['chosenColumn']>,
): ColumnPosition | undefined {
  const chain = findNode(page, id)?.node;
  const sizes = chain === undefined ? [] : sizeColumns(chain, columnsOf?.(chain.block) ?? []);
  if (column >= sizes.length) return undefined;
  return { container: { kind: 'block', id }, index: startOfColumn(sizes, column + 1), column };
}

/**
 * Returns the position of a new block: inside the selected chain, after any other selected block, else at the end of the
 * chosen column, of the chosen area or of the main one.
 */
export function getInsertPosition(
  ground: Ground,
  { selected, chosenArea, chosenColumn }: Aim,
): ColumnPosition {
  const { page, areas, kindOf } = ground;
  const end = chosenColumn && findColumnEnd(ground, chosenColumn);
  if (end !== undefined) return end;
  const found = selected === undefined ? undefined : findNode(page, selected);
  if (found === undefined) {
    const area = chosenArea ?? mainArea(areas);
    return inArea(area, getLength(page, { kind: 'area', area }));
  }
  const { node, position } = found;
  if (kindOf(node.block) === 'chain')
    return { container: { kind: 'block', id: node.id }, index: node.children.length };
  return { container: position.container, index: position.index + 1 };
}

/**
 * The direction of a move: `up` and `down` move through the page, out of chains and into the next area; `in` and `out`
 * enter and leave a chain.
 */
export type Direction = 'up' | 'down' | 'in' | 'out';

function beside(ground: Ground, position: Position, step: -1 | 1): Position | undefined {
  const { page, areas } = ground;
  const { container } = position;
  if (container.kind === 'block') {
    const parent = findNode(page, container.id)?.position;
    return parent && { container: parent.container, index: parent.index + (step === 1 ? 1 : 0) };
  }
  const isPlaced = areas.includes(container.area);
  // The blocks that are not placed come after the last area, and a key moves none there.
  const area = isPlaced ? areas[areas.indexOf(container.area) + step] : areas.at(step);
  if (area === undefined || (!isPlaced && step === 1)) return undefined;
  return inArea(area, step === 1 ? 0 : getLength(page, { kind: 'area', area }));
}

/** Returns the place in the next column of a chain for a block at the edge of one; `undefined` anywhere else. */
function acrossColumns(
  { page, columnsOf }: Ground,
  { container, index }: Position,
  step: -1 | 1,
): ColumnPosition | undefined {
  const chain = container.kind === 'block' ? findNode(page, container.id)?.node : undefined;
  const names = chain === undefined ? [] : (columnsOf?.(chain.block) ?? []);
  if (chain === undefined || names.length === 0) return undefined;
  const sizes = sizeColumns(chain, names);
  const column = findColumn(sizes, index);
  const edge = step === 1 ? startOfColumn(sizes, column + 1) - 1 : startOfColumn(sizes, column);
  const next = column + step;
  return index === edge && next >= 0 && next < sizes.length ? { container, index, column: next } : undefined;
}

function vertical(ground: Ground, position: Position, step: -1 | 1): ColumnPosition | undefined {
  const across = acrossColumns(ground, position, step);
  if (across !== undefined) return across;
  const { container } = position;
  const index = position.index + step;
  const last = getLength(ground.page, container) - 1;
  if (index >= 0 && index <= last) return { container, index };
  return beside(ground, position, step);
}

/**
 * Returns the new position of a block that is moved by key, counted in the page without it; `undefined` if it cannot move
 * further.
 */
export function getMovePosition(
  ground: Ground,
  { id, direction }: { readonly id: string; readonly direction: Direction },
): ColumnPosition | undefined {
  const found = findNode(ground.page, id);
  if (found === undefined) return undefined;
  const { position } = found;
  switch (direction) {
    case 'up':
      return vertical(ground, position, -1);
    case 'down':
      return vertical(ground, position, 1);
    case 'out':
      return position.container.kind === 'block' ? beside(ground, position, 1) : undefined;
    case 'in': {
      const before = findList(ground.page, position.container)?.[position.index - 1];
      if (before === undefined || ground.kindOf(before.block) !== 'chain') return undefined;
      return { container: { kind: 'block', id: before.id }, index: before.children.length };
    }
  }
}

/** Converts a position among the current blocks, as a drag provides it, to one in the page without the dragged block. */
export function withoutBlock(
  page: PageDocument,
  { id, to }: { readonly id: string; readonly to: ColumnPosition },
): ColumnPosition {
  const from = findNode(page, id)?.position;
  if (from === undefined) return to;
  const isSame =
    from.container.kind === 'area'
      ? to.container.kind === 'area' && to.container.area === from.container.area
      : to.container.kind === 'block' && to.container.id === from.container.id;
  return isSame && from.index < to.index ? { ...to, index: to.index - 1 } : to;
}
