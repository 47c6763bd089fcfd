import { findNode, walkNode } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import type { CollectionChoice } from '../drag/CollectionDrops.ts';
import type { DraggedBlock } from '../drag/DraggedBlock.ts';
import type { ColumnPosition } from '../page/positions.ts';
import type { BlockRow, OutlineRow } from './outlineRows.ts';

/** The side of a row at which a drop takes effect. */
export type DropSide = 'before' | 'after' | 'into';

interface DropBase {
  /** The key of the row. */
  readonly key: string;
  readonly side: DropSide;
}

interface BlockDrop extends DropBase {
  readonly kind: 'block';
  readonly position: ColumnPosition;
}

/** Where a block would go, or the collection into which a story would go. */
export type OutlineDrop =
  | BlockDrop
  | (DropBase & { readonly kind: 'collection'; readonly story: string; readonly choice: CollectionChoice });

/** The part of a row at each edge where a story gets a block of its own, of a row whose block shows a collection. */
const COLLECTION_EDGE = 0.25;

function findBeside({ key, isOpen, node, at }: BlockRow, height: number): BlockDrop {
  const after = { kind: 'block', key, side: 'after', position: { ...at, index: at.index + 1 } } as const;
  const edge = isOpen === undefined ? 0.5 : 0.3;
  if (height < edge) return { kind: 'block', key, side: 'before', position: at };
  const isLast = isOpen !== true || node.children.length === 0;
  if (height > 1 - edge && isLast) return after;
  const container = { kind: 'block', id: node.id } as const;
  if (isOpen !== undefined)
    return { kind: 'block', key, side: 'into', position: { container, index: node.children.length } };
  return after;
}

function findInRow(row: OutlineRow, height: number): BlockDrop | undefined {
  const { key } = row;
  switch (row.kind) {
    case 'page':
      return undefined;
    case 'area': {
      const container = { kind: 'area', area: row.area } as const;
      const isFirst = height > 0.7 && row.isOpen === true && row.size > 0;
      return isFirst
        ? { kind: 'block', key, side: 'after', position: { container, index: 0 } }
        : { kind: 'block', key, side: 'into', position: { container, index: row.size } };
    }
    case 'column':
      return { kind: 'block', key, side: 'into', position: row.end };
    case 'block':
      return findBeside(row, height);
  }
}

export interface HeldRow {
  readonly row: OutlineRow;
  /** How far down in the row the pointer is, from 0 to 1. */
  readonly height: number;
}

export interface OutlineDropOptions {
  readonly page: PageDocument;
  readonly dragged: DraggedBlock;
  /** Returns the collection that a block shows; `undefined` for a block that shows anything else. */
  readonly findCollection: (node: BlockNode) => CollectionChoice | undefined;
}

function findInCollection(
  { row, height }: HeldRow,
  { dragged, findCollection }: OutlineDropOptions,
): OutlineDrop | undefined {
  if (dragged.kind !== 'story' || row.kind !== 'block') return undefined;
  if (height < COLLECTION_EDGE || height > 1 - COLLECTION_EDGE) return undefined;
  const choice = findCollection(row.node);
  return choice && { kind: 'collection', key: row.key, side: 'into', story: dragged.id, choice };
}

/**
 * Returns where a dragged block would go that is held over a row; `undefined` for the page's own row, and inside the block
 * that is dragged.
 */
export function findOutlineDrop(held: HeldRow, options: OutlineDropOptions): OutlineDrop | undefined {
  const { page, dragged } = options;
  const drop = findInRow(held.row, held.height);
  if (drop === undefined || dragged.kind !== 'standing') return findInCollection(held, options) ?? drop;
  const node = findNode(page, dragged.id)?.node;
  const { container } = drop.position;
  const isInside =
    node !== undefined &&
    container.kind === 'block' &&
    [...walkNode(node)].some(({ id }) => id === container.id);
  return isInside ? undefined : drop;
}
