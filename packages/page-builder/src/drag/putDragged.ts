import type { Editing } from '../editing/Editing.ts';
import type { ColumnPosition } from '../page/positions.ts';
import type { DraggedBlock } from './DraggedBlock.ts';

/** What inserts and moves blocks. */
export type Inserting = Pick<Editing, 'catalogue' | 'insert' | 'insertStory' | 'insertSection' | 'move'>;

/** Puts a dragged block at a position among the blocks that the page has now. */
export function putDragged(
  { catalogue, insert, insertStory, insertSection, move }: Inserting,
  { block, position }: { readonly block: DraggedBlock; readonly position: ColumnPosition },
): void {
  if (block.kind === 'standing') return move(block.id, position);
  if (block.kind === 'story') return insertStory(block.id, position);
  if (block.kind === 'section') return insertSection(block.id, position);
  const entry = catalogue.get(block.name);
  if (entry !== undefined) insert(entry, position);
}
