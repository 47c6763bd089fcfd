/** A dragged block: one of the palette, one on the page, or a story that gets a block of its own. */
export type DraggedBlock =
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'standing'; readonly id: string }
  | { readonly kind: 'story'; readonly id: string };

const KEY = 'broadsheet.block';

export const writeDragged = (block: DraggedBlock): Record<string, unknown> => ({ [KEY]: block });

/** Reads the dragged block from the data of a drag; `undefined` for a drag of anything else. */
export function readDragged(data: Record<string | symbol, unknown>): DraggedBlock | undefined {
  const block = data[KEY];
  if (typeof block !== 'object' || block === null || !('kind' in block)) return undefined;
  if (block.kind === 'new' && 'name' in block && typeof block.name === 'string')
    return { kind: 'new', name: block.name };
  if ((block.kind === 'standing' || block.kind === 'story') && 'id' in block && typeof block.id === 'string')
    return { kind: block.kind, id: block.id };
  return undefined;
}
