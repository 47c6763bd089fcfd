/** What is dragged: a block of the palette, or one that stands on the page. */
export type DraggedBlock =
  { readonly kind: 'new'; readonly name: string } | { readonly kind: 'standing'; readonly id: string };

const KEY = 'broadsheet.block';

export const writeDragged = (block: DraggedBlock): Record<string, unknown> => ({ [KEY]: block });

/** What a drag brings; `undefined` for anything else that is dragged over the page. */
export function readDragged(data: Record<string | symbol, unknown>): DraggedBlock | undefined {
  const block = data[KEY];
  if (typeof block !== 'object' || block === null || !('kind' in block)) return undefined;
  if (block.kind === 'new' && 'name' in block && typeof block.name === 'string')
    return { kind: 'new', name: block.name };
  if (block.kind === 'standing' && 'id' in block && typeof block.id === 'string')
    return { kind: 'standing', id: block.id };
  return undefined;
}
