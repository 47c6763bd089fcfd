/** Where a block that is held over the page would fall: pure, over measured boxes. */
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
  /** Boxes of what stands in it, in order; nothing for a block that shows nothing. */
  readonly items: readonly (Box | undefined)[];
}

export interface Drop {
  readonly position: Position;
  /** A line where the block would stand, in the same pixels. */
  readonly line: Box;
}

export interface Measured {
  boxOf(id: string): Box | undefined;
  /** Whether blocks of a name hold others. */
  holds(block: string): boolean;
  readonly areas: readonly { readonly name: string; readonly box: Box }[];
}

/** A zone that is flat can still be hit. */
const LEAST = 24;

const grown = ({ left, top, width, height }: Box): Box => ({
  left,
  top: height < LEAST ? top - LEAST / 2 : top,
  width: Math.max(width, LEAST),
  height: Math.max(height, LEAST),
});

/** Everything that can hold blocks. */
export function findZones(page: PageDocument, measured: Measured): readonly DropZone[] {
  const areas = measured.areas.map(({ name, box }) => ({
    container: { kind: 'area', area: name } as const,
    box,
    items: (page.areas[name] ?? []).map(({ id }) => measured.boxOf(id)),
  }));
  const chains = [...walkPage(page)].flatMap(({ node }) => {
    const box = measured.boxOf(node.id);
    if (box === undefined || !measured.holds(node.block)) return [];
    const items = node.children.map(({ id }) => measured.boxOf(id));
    return [{ container: { kind: 'block', id: node.id } as const, box, items }];
  });
  return [...areas, ...chains];
}

/** The edges of a chain belong to what holds it: a block can be put before and after it. */
function hitBox({ container, box }: DropZone): Box {
  if (container.kind === 'area') return grown(box);
  const edge = Math.min(12, box.height / 4);
  return { ...box, top: box.top + edge, height: box.height - 2 * edge };
}

const contains = ({ left, top, width, height }: Box, { x, y }: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

const area = ({ width, height }: Box): number => width * height;

/** True where two boxes stand beside each other rather than one below the other. */
const areBeside = (one: Box, other: Box): boolean =>
  one.top < other.top + other.height / 2 && other.top < one.top + one.height / 2;

function isAfter(point: Point, box: Box, inRow: boolean): boolean {
  return inRow ? point.x > box.left + box.width / 2 : point.y > box.top + box.height / 2;
}

function findIndex({ items }: DropZone, point: Point): { readonly index: number; readonly inRow: boolean } {
  const seen = items.flatMap((box, index) => (box === undefined ? [] : [{ box, index }]));
  const [first, second] = seen;
  const inRow = first !== undefined && second !== undefined && areBeside(first.box, second.box);
  const before = seen.filter(({ box }) => isAfter(point, box, inRow)).at(-1);
  return { index: before === undefined ? 0 : before.index + 1, inRow };
}

/** The edge that a drop is shown at: of the block before it, else of the one after it, else of the zone. */
function drawLine({ box, items }: DropZone, index: number, inRow: boolean): Box {
  const before = items[index - 1];
  const at = before ?? items[index];
  if (at === undefined) return { ...box, height: Math.max(box.height, LEAST) };
  if (inRow) return { left: at.left + (before ? at.width : 0) - 1, top: at.top, width: 3, height: at.height };
  return { left: at.left, top: at.top + (before ? at.height : 0) - 1, width: at.width, height: 3 };
}

/** The position under a point: in the smallest zone around it, before or after the blocks in it. */
export function findDrop(zones: readonly DropZone[], point: Point): Drop | undefined {
  const hit = zones
    .filter((zone) => contains(hitBox(zone), point))
    .toSorted((one, other) => area(one.box) - area(other.box));
  const zone = hit[0] ?? nearestBelow(zones, point);
  if (zone === undefined) return undefined;
  const { index, inRow } = findIndex(zone, point);
  return { position: { container: zone.container, index }, line: drawLine(zone, index, inRow) };
}

/** Below the end of a page its last area is meant. */
function nearestBelow(zones: readonly DropZone[], { y }: Point): DropZone | undefined {
  const areas = zones.filter(({ container }) => container.kind === 'area');
  return areas.filter(({ box }) => box.top + box.height <= y).at(-1) ?? areas[0];
}
