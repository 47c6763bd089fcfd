import type { BlockNode, PageDocument } from '@broadsheet/page-document';

/** The part of the preview that must be updated after an edit. */
export type ShownChange =
  | { readonly kind: 'nothing' }
  /** Only fields of some blocks have changed, and some blocks were removed with everything inside them. */
  | { readonly kind: 'blocks'; readonly ids: readonly string[]; readonly gone: readonly string[] }
  /** Blocks were added or moved, or the page's settings have changed. */
  | { readonly kind: 'page' };

interface BlockChanges {
  readonly ids: string[];
  readonly gone: string[];
}

const VISIBILITY = ['showFrom', 'showUntil', 'hideOn', 'showTo', 'experiment'] as const;

const isShownAlike = (one: BlockNode, other: BlockNode): boolean =>
  VISIBILITY.every((name) => one[name] === other[name]);

/** Records changed and removed blocks. Returns false when a block was added or moved. */
function recordChanges(
  before: readonly BlockNode[],
  after: readonly BlockNode[],
  found: BlockChanges,
): boolean {
  if (before === after) return true;
  let at = 0;
  for (const was of before) {
    const node = after[at];
    if (node?.id !== was.id) found.gone.push(was.id);
    else if (
      node.block !== was.block ||
      !isShownAlike(was, node) ||
      !recordChanges(was.children, node.children, found)
    )
      return false;
    else {
      if (was.fields !== node.fields) found.ids.push(node.id);
      at += 1;
    }
  }
  return at === after.length;
}

const ABOUT = ['match', 'pageType', 'content', 'meta', 'layout', 'name'] as const;

/** Compares two versions by reference, because an edit keeps the objects that it does not touch. */
export function findPreviewChange(before: PageDocument, after: PageDocument): ShownChange {
  if (before === after) return { kind: 'nothing' };
  const areas = Object.keys(after.areas);
  const isOther = ABOUT.some((name) => before[name] !== after[name]);
  if (isOther || areas.join('\n') !== Object.keys(before.areas).join('\n')) return { kind: 'page' };
  const found: BlockChanges = { ids: [], gone: [] };
  for (const area of areas)
    if (!recordChanges(before.areas[area] ?? [], after.areas[area] ?? [], found)) return { kind: 'page' };
  return found.ids.length + found.gone.length === 0 ? { kind: 'nothing' } : { kind: 'blocks', ...found };
}
