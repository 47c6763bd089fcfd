/** Finds the position at which a dragged block would be dropped: pure functions on measured boxes. */
import type { Container, PageDocument, Position } from '@broadsheet/page-document';
import { walkPage } from '@broadsheet/page-document';
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
}

export interface Drop {
  readonly position: Position;
  /** The line at the block's new position, in the same pixels. */
  readonly line: Box;
}

export interface Measured {
  getBox(id: string): Box | undefined;
  /** Tells whether blocks of a name can contain others. */
  holds(block: string): boolean;
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

/** Returns all areas and chains that can contain blocks. */
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
    return [{ container: { kind: 'block', id: node.id } as const, box, items }];
  });
  return [...areas, ...chains];
}

/**
 * Returns the box in which a point hits a zone. It leaves out the edges of a chain, which belong to the container of the
 * chain, so that a block can be dropped before and after the chain.
 */
function hitBox({ container, box }: DropZone): Box {
  if (container.kind === 'area') return grown(box);
  const edge = Math.min(12, box.height / 4);
  return { ...box, top: box.top + edge, height: box.height - 2 * edge };
}

const contains = ({ left, top, width, height }: Box, { x, y }: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

const area = ({ width, height }: Box): number => width * height;

/** Tells whether two boxes are side by side rather than one below the other. */
const areBeside = (one: Box, other: Box): boolean =>
  one.top < other.top + other.height / 2 && other.top < one.top + one.height / 2;

/** How the blocks of a zone follow each other; to the left on a page that is read from right to left. */
type Flow = 'down' | 'right' | 'left';

function getFlow(first: Box | undefined, second: Box | undefined): Flow {
  if (first === undefined || second === undefined || !areBeside(first, second)) return 'down';
  return second.left < first.left ? 'left' : 'right';
}

function isAfter(point: Point, { left, top, width, height }: Box, flow: Flow): boolean {
  if (flow === 'down') return point.y > top + height / 2;
  const middle = left + width / 2;
  return flow === 'right' ? point.x > middle : point.x < middle;
}

function findIndex({ items }: DropZone, point: Point): { readonly index: number; readonly flow: Flow } {
  const seen = items.flatMap((box, index) => (box === undefined ? [] : [{ box, index }]));
  const flow = getFlow(seen[0]?.box, seen[1]?.box);
  const before = seen.filter(({ box }) => isAfter(point, box, flow)).at(-1);
  return { index: before === undefined ? 0 : before.index + 1, flow };
}

/** Returns the edge at which a drop is shown: that of the block before it, else of the block after it, else the zone. */
function drawLine({ box, items }: DropZone, index: number, flow: Flow): Box {
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
  const zone = hit[0] ?? nearestBelow(zones, point);
  if (zone === undefined) return undefined;
  const { index, flow } = findIndex(zone, point);
  return { position: { container: zone.container, index }, line: drawLine(zone, index, flow) };
}

/** Returns the last area that ends above the point, else the first area; used when the point is in no zone. */
function nearestBelow(zones: readonly DropZone[], { y }: Point): DropZone | undefined {
  const areas = zones.filter(({ container }) => container.kind === 'area');
  return areas.filter(({ box }) => box.top + box.height <= y).at(-1) ?? areas[0];
}
