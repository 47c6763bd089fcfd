import { listUnplacedAreas, sizeColumns } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import type { ColumnPosition } from '../page/positions.ts';

/** What every row has: whether its rows below are shown, `undefined` for a row that can have none. */
interface RowBase {
  readonly key: string;
  readonly level: number;
  readonly isOpen?: boolean | undefined;
}

export interface BlockRow extends RowBase {
  readonly kind: 'block';
  readonly node: BlockNode;
  readonly at: ColumnPosition;
}

/** A row of the outline, from the page down to the innermost block. */
export type OutlineRow =
  | (RowBase & { readonly kind: 'page' })
  | (RowBase & {
      readonly kind: 'area';
      readonly area: string;
      readonly size: number;
      /** Whether the layout has the area; the blocks of any other are not placed. */
      readonly isPlaced: boolean;
    })
  /** A column of a chain; `end` is the place after its last block. */
  | (RowBase & {
      readonly kind: 'column';
      readonly index: number;
      readonly size: number;
      readonly end: ColumnPosition & { readonly container: { readonly kind: 'block'; readonly id: string } };
    })
  | BlockRow;

export interface OutlineView {
  /** The areas of the layout, including empty ones. */
  readonly areas: readonly string[];
  /** Returns the fields that count the columns of a block; none for a block without columns. */
  readonly columnsOf: (block: string) => readonly string[];
  /** Returns whether a block can contain others. */
  readonly holds: (block: string) => boolean;
  /** The keys of the rows whose rows below are not shown. */
  readonly collapsed: ReadonlySet<string>;
  /** Returns whether a block matches the filter; absent: all are shown that are not in a collapsed row. */
  readonly matches?: ((node: BlockNode) => boolean) | undefined;
}

interface Listed {
  readonly nodes: readonly BlockNode[];
  readonly level: number;
  readonly at: ColumnPosition;
}

/** Lists the rows below a block: its blocks, by its columns if it has any. */
function listInside(node: BlockNode, level: number, view: OutlineView): readonly OutlineRow[] {
  const { id, children } = node;
  const container = { kind: 'block', id } as const;
  const names = view.columnsOf(node.block);
  if (names.length === 0) return listRows({ nodes: children, level, at: { container, index: 0 } }, view);
  let start = 0;
  return sizeColumns(node, names).flatMap((size, column): readonly OutlineRow[] => {
    const at = { container, index: start, column };
    const below = listRows({ nodes: children.slice(start, start + size), level: level + 1, at }, view);
    start += size;
    if (view.matches !== undefined && below.length === 0) return [];
    const key = `column ${column} ${id}`;
    return [{ kind: 'column', key, level, index: column, size, end: { ...at, index: start } }, ...below];
  });
}

function listRows({ nodes, level, at }: Listed, view: OutlineView): readonly OutlineRow[] {
  return nodes.flatMap((node, place): readonly OutlineRow[] => {
    const below = listInside(node, level + 1, view);
    const { matches, collapsed } = view;
    if (matches !== undefined && !matches(node) && below.length === 0) return [];
    const isOpen = view.holds(node.block) ? matches !== undefined || !collapsed.has(node.id) : undefined;
    const own = { ...at, index: at.index + place };
    return [
      { kind: 'block', key: node.id, level, isOpen, node, at: own },
      ...(isOpen === false ? [] : below),
    ];
  });
}

/** Returns every row that is shown, in document order. */
export function outlineRows(page: PageDocument, view: OutlineView): readonly OutlineRow[] {
  // The areas that the layout does not have come last, so that no block is hidden from the editor.
  const names = [...view.areas, ...listUnplacedAreas(page, view.areas)];
  const rows = names.flatMap((area): readonly OutlineRow[] => {
    const nodes = page.areas[area] ?? [];
    const at = { container: { kind: 'area', area }, index: 0 } as const;
    const below = listRows({ nodes, level: 3, at }, view);
    if (view.matches !== undefined && below.length === 0) return [];
    const key = `area ${area}`;
    const isOpen = view.matches !== undefined || !view.collapsed.has(key);
    const isPlaced = view.areas.includes(area);
    const row = { kind: 'area', key, level: 2, isOpen, area, size: nodes.length, isPlaced } as const;
    return [row, ...(isOpen ? below : [])];
  });
  return [{ kind: 'page', key: 'page', level: 1 }, ...rows];
}
