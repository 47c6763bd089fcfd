import type { Editing } from '../editing/Editing.ts';
import type { ColumnPosition } from '../page/positions.ts';
import type { DraggedBlock } from './DraggedBlock.ts';

/** Puts a dragged block at a position among the blocks that the page has now. */
export function putDragged(
  { catalogue, insert, insertStory, move }: Pick<Editing, 'catalogue' | 'insert' | 'insertStory' | 'move'>,
  { block, position }: { readonly block: DraggedBlock; readonly position: ColumnPosition },
): void {
  if (block.kind === 'standing') return move(block.id, position);
  if (block.kind === 'story') return insertStory(block.id, position);
  const entry = catalogue.get(block.name);
  if (entry !== undefined) insert(entry, position);
}
