import { findNode, walkNode } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import type { DraggedBlock } from '../drag/DraggedBlock.ts';
import type { ColumnPosition } from '../page/positions.ts';
import type { BlockRow, OutlineRow } from './outlineRows.ts';

/** The side of a row at which a drop takes effect. */
export type DropSide = 'before' | 'after' | 'into';

export interface OutlineDrop {
  readonly key: string;
  readonly side: DropSide;
  readonly position: ColumnPosition;
}

function findBeside({ key, isOpen, node, at }: BlockRow, height: number): OutlineDrop {
  const after = { ...at, index: at.index + 1 };
  const edge = isOpen === undefined ? 0.5 : 0.3;
  if (height < edge) return { key, side: 'before', position: at };
  const isLast = isOpen !== true || node.children.length === 0;
  if (height > 1 - edge && isLast) return { key, side: 'after', position: after };
  const container = { kind: 'block', id: node.id } as const;
  if (isOpen !== undefined)
    return { key, side: 'into', position: { container, index: node.children.length } };
  return { key, side: 'after', position: after };
}

function findInRow(row: OutlineRow, height: number): OutlineDrop | undefined {
  const { key } = row;
  switch (row.kind) {
    case 'page':
      return undefined;
    case 'area': {
      const container = { kind: 'area', area: row.area } as const;
      const isFirst = height > 0.7 && row.isOpen === true && row.size > 0;
      return isFirst
        ? { key, side: 'after', position: { container, index: 0 } }
        : { key, side: 'into', position: { container, index: row.size } };
    }
    case 'column':
      return { key, side: 'into', position: row.end };
    case 'block':
      return findBeside(row, height);
  }
}

/**
 * Returns where a dragged block would go that is held over a row; `undefined` for the page's own row, and inside the block
 * that is dragged.
 *
 * @param height how far down in the row the pointer is, from 0 to 1
 */
export function findOutlineDrop(
  { row, height }: { readonly row: OutlineRow; readonly height: number },
  { page, dragged }: { readonly page: PageDocument; readonly dragged: DraggedBlock },
): OutlineDrop | undefined {
  const drop = findInRow(row, height);
  if (drop === undefined || dragged.kind !== 'standing') return drop;
  const node = findNode(page, dragged.id)?.node;
  const { container } = drop.position;
  const isInside =
    node !== undefined &&
    container.kind === 'block' &&
    [...walkNode(node)].some(({ id }) => id === container.id);
  return isInside ? undefined : drop;
}
