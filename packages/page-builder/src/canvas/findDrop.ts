/** Finds the position at which a dragged block would be dropped: pure functions on measured boxes. */
import type { BlockNode, Container, PageDocument } from '@broadsheet/page-document';
import { sizeColumns, startOfColumn, walkPage } from '@broadsheet/page-document';
import type { ColumnPosition } from '../page/positions.ts';
import type { Box } from './PreviewDocument.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DropZone {
  readonly container: Container;
  readonly box: Box;
  /** The boxes of the blocks in the zone, in order; `undefined` for a block that shows nothing. */
  readonly items: readonly (Box | undefined)[];
  /** The column of a chain that the zone is, with the index of its first block. */
  readonly column?: { readonly index: number; readonly start: number };
}

export interface Drop {
  readonly position: ColumnPosition;
  /** The line at the block's new position, in the same pixels. */
  readonly line: Box;
}

export interface Measured {
  getBox(id: string): Box | undefined;
  /** Returns whether blocks of a name can contain others. */
  holds(block: string): boolean;
  /** Returns the fields that count the columns of a block; none for a block without columns. */
  columnsOf(block: string): readonly string[];
  /** Returns the boxes of a block's columns, in order; `undefined` where the page does not show so many. */
  getColumns(child: string, count: number): readonly Box[] | undefined;
  readonly areas: readonly { readonly name: string; readonly box: Box }[];
}

/** The smallest size of a zone, so that a flat one can be hit. */
const LEAST = 24;

const grown = ({ left, top, width, height }: Box): Box => ({
  left,
  top: height < LEAST ? top - LEAST / 2 : top,
  width: Math.max(width, LEAST),
  height: Math.max(height, LEAST),
});

/** Returns the columns of a chain that the page shows; none for a chain without blocks, which shows no columns. */
function findColumnZones(
  { id, block, children, fields }: BlockNode,
  measured: Measured,
): readonly DropZone[] {
  const names = measured.columnsOf(block);
  const [first] = children;
  const boxes =
    first === undefined || names.length === 0 ? undefined : measured.getColumns(first.id, names.length + 1);
  const sizes = sizeColumns({ fields, children }, names);
  return (boxes ?? []).flatMap((box, index) => {
    if (box.width === 0) return [];
    const start = startOfColumn(sizes, index);
    const items = children
      .slice(start, start + (sizes[index] ?? 0))
      .map((child) => measured.getBox(child.id));
    return [{ container: { kind: 'block', id } as const, box, items, column: { index, start } }];
  });
}

/** Returns all areas, chains and columns of chains that can contain blocks. */
export function findZones(page: PageDocument, measured: Measured): readonly DropZone[] {
  const areas = measured.areas.map(({ name, box }) => ({
    container: { kind: 'area', area: name } as const,
    box,
    items: (page.areas[name] ?? []).map(({ id }) => measured.getBox(id)),
  }));
  const chains = [...walkPage(page)].flatMap(({ node }) => {
    const box = measured.getBox(node.id);
    if (box === undefined || !measured.holds(node.block)) return [];
    const items = node.children.map(({ id }) => measured.getBox(id));
    return [
      { container: { kind: 'block', id: node.id } as const, box, items },
      ...findColumnZones(node, measured),
    ];
  });
  return [...areas, ...chains];
}

/**
 * Returns a box without its upper and lower edges, which belong to what is around a block, so that something can be dropped
 * before and after the block.
 */
export function withoutEdges(box: Box): Box {
  const edge = Math.min(12, box.height / 4);
  return { ...box, top: box.top + edge, height: box.height - 2 * edge };
}

/** Returns the box in which a point hits a zone. */
const hitBox = ({ container, box }: DropZone): Box =>
  container.kind === 'area' ? grown(box) : withoutEdges(box);

export const contains = ({ left, top, width, height }: Box, { x, y }: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

const area = ({ width, height }: Box): number => width * height;

/** Returns whether two boxes are side by side rather than one below the other. */
export const areBeside = (one: Box, other: Box): boolean =>
  one.top < other.top + other.height / 2 && other.top < one.top + one.height / 2;

/** How the blocks of a zone follow each other; to the left on a page that is read from right to left. */
export type Flow = 'down' | 'right' | 'left';

function getFlow(first: Box | undefined, second: Box | undefined): Flow {
  if (first === undefined || second === undefined || !areBeside(first, second)) return 'down';
  return second.left < first.left ? 'left' : 'right';
}

export function isAfter(
  point: Point,
  { box: { left, top, width, height }, flow }: { readonly box: Box; readonly flow: Flow },
): boolean {
  if (flow === 'down') return point.y > top + height / 2;
  const middle = left + width / 2;
  return flow === 'right' ? point.x > middle : point.x < middle;
}

function findIndex({ items }: DropZone, point: Point): { readonly index: number; readonly flow: Flow } {
  const seen = items.flatMap((box, index) => (box === undefined ? [] : [{ box, index }]));
  const flow = getFlow(seen[0]?.box, seen[1]?.box);
  const before = seen.filter(({ box }) => isAfter(point, { box, flow })).at(-1);
  return { index: before === undefined ? 0 : before.index + 1, flow };
}

/** Returns the edge at which a drop is shown: that of the block before it, else of the block after it, else the zone. */
export function drawLine(
  { box, items }: Pick<DropZone, 'box' | 'items'>,
  { index, flow }: { readonly index: number; readonly flow: Flow },
): Box {
  const before = items[index - 1];
  const at = before ?? items[index];
  if (at === undefined) return { ...box, height: Math.max(box.height, LEAST) };
  if (flow !== 'down') {
    const isAtRight = (before !== undefined) === (flow === 'right');
    return { left: at.left + (isAtRight ? at.width : 0) - 1, top: at.top, width: 3, height: at.height };
  }
  return { left: at.left, top: at.top + (before ? at.height : 0) - 1, width: at.width, height: 3 };
}

/** Returns the position at a point: in the smallest zone that contains it, before or after the blocks in it. */
export function findDrop(zones: readonly DropZone[], point: Point): Drop | undefined {
  const hit = zones
    .filter((zone) => contains(hitBox(zone), point))
    .toSorted((one, other) => area(one.box) - area(other.box));
  const zone = hit[0] ?? findNearest(zones, point);
  if (zone === undefined) return undefined;
  const { container, column } = zone;
  const { index, flow } = findIndex(zone, point);
  return {
    position: { container, index: index + (column?.start ?? 0), ...(column && { column: column.index }) },
    line: drawLine(zone, { index, flow }),
  };
}

/** Returns how far a point is from a box; beside it counts more than below, because a page is read in columns. */
export function distance({ left, top, width, height }: Box, { x, y }: Point): number {
  const across = Math.max(left - x, 0, x - left - width);
  const along = Math.max(top - y, 0, y - top - height);
  return across * 4 + along;
}

/** Returns the nearest area, used when the point is in no zone. */
function findNearest(zones: readonly DropZone[], point: Point): DropZone | undefined {
  return zones
    .filter(({ container }) => container.kind === 'area')
    .toSorted((one, other) => distance(one.box, point) - distance(other.box, point))[0];
}
