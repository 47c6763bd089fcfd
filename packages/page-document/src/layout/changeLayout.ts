import type { BlockNode, PageDocument } from '../document/PageDocument.ts';
import { findList } from '../document/nodes.ts';
import { applyEdit } from '../edit/applyEdit.ts';
import type { PageEdit } from '../edit/PageEdit.ts';
import type { AreaMapping } from './suggestAreas.ts';

/**
 * The area of blocks that are not placed, where their own area cannot keep them because the layout has one of that name. The
 * blocks of every area that the layout does not have stay with the page, and readers do not see them.
 */
export const NOT_PLACED = 'not-placed';

export interface LayoutChange {
  /** The registered name of the new layout, and its areas in order. */
  readonly layout: string;
  readonly areas: readonly string[];
  /** Where the blocks of each area go. An area without an entry keeps its blocks. */
  readonly mapping: AreaMapping;
}

/** Returns the areas of a page that its layout does not have, whose blocks are not placed. */
export const listUnplacedAreas = ({ areas }: PageDocument, known: readonly string[]): readonly string[] =>
  Object.keys(areas).filter((area) => !known.includes(area));

/** Returns the blocks of each area after the change, in the order of the areas from which they come. */
function gatherBlocks(page: PageDocument, { areas, mapping }: LayoutChange) {
  const gathered = new Map<string, readonly BlockNode[]>();
  const own = Object.keys(page.areas);
  // The areas of the mapping come first, because they are in the order of the layout.
  const order = [...new Set([...Object.keys(mapping).filter((area) => own.includes(area)), ...own])];
  for (const area of order) {
    const kept = areas.includes(area) ? NOT_PLACED : area;
    const target = Object.hasOwn(mapping, area) ? (mapping[area] ?? kept) : area;
    gathered.set(target, [...(gathered.get(target) ?? []), ...(page.areas[area] ?? [])]);
  }
  return gathered;
}

/**
 * Returns the edit that gives a page another layout and moves its blocks into the areas of it, in one step of undo. No block
 * is lost: what has no place in the new layout stays with the page.
 */
export function changeLayout(page: PageDocument, change: LayoutChange): PageEdit {
  const edits: PageEdit[] = [{ kind: 'setPage', settings: { layout: change.layout } }];
  let current = page;
  for (const [area, nodes] of gatherBlocks(page, change))
    for (const [index, { id }] of nodes.entries()) {
      const container = { kind: 'area', area } as const;
      if (findList(current, container)?.[index]?.id === id) continue;
      const move: PageEdit = { kind: 'move', id, to: { container, index } };
      const result = applyEdit(current, move);
      if (result.kind === 'done') current = result.page;
      edits.push(move);
    }
  return { kind: 'all', edits };
}
