/** A dragged block: one of the palette, one on the page, a story that gets a block of its own, or a shared section. */
export type DraggedBlock =
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'standing'; readonly id: string }
  | { readonly kind: 'story'; readonly id: string }
  | { readonly kind: 'section'; readonly id: string };

const KEY = 'broadsheet.block';

export const writeDragged = (block: DraggedBlock): Record<string, unknown> => ({ [KEY]: block });

/** Reads the dragged block from the data of a drag; `undefined` for a drag of anything else. */
export function readDragged(data: Record<string | symbol, unknown>): DraggedBlock | undefined {
  const block = data[KEY];
  if (typeof block !== 'object' || block === null || !('kind' in block)) return undefined;
  if (block.kind === 'new' && 'name' in block && typeof block.name === 'string')
    return { kind: 'new', name: block.name };
  if (!('id' in block) || typeof block.id !== 'string') return undefined;
  if (block.kind === 'standing' || block.kind === 'story' || block.kind === 'section')
    return { kind: block.kind, id: block.id };
  return undefined;
}
