import type { BlockNode, PageDocument } from '@broadsheet/page-document';

/** What has to be shown anew after an edit. */
export type ShownChange =
  | { readonly kind: 'nothing' }
  /** Fields of these blocks alone. */
  | { readonly kind: 'blocks'; readonly ids: readonly string[] }
  /** Blocks have come, gone or moved, or the page says something else of itself. */
  | { readonly kind: 'page' };

/** Ids of blocks with other fields; `undefined` where the lists do not hold the same blocks. */
function changedFields(
  before: readonly BlockNode[],
  after: readonly BlockNode[],
): readonly string[] | undefined {
  if (before === after) return [];
  if (before.length !== after.length) return undefined;
  const changed: string[] = [];
  for (const [index, node] of after.entries()) {
    const was = before[index];
    if (was === node) continue;
    if (was === undefined || was.id !== node.id || was.block !== node.block) return undefined;
    const inside = changedFields(was.children, node.children);
    if (inside === undefined) return undefined;
    changed.push(...(was.fields === node.fields ? [] : [node.id]), ...inside);
  }
  return changed;
}

const ABOUT = ['match', 'pageType', 'content', 'meta', 'layout', 'name'] as const;

/** Compares by objects: what an edit has not touched is the same. */
export function findChanges(before: PageDocument, after: PageDocument): ShownChange {
  if (before === after) return { kind: 'nothing' };
  const areas = Object.keys(after.areas);
  const isOther = ABOUT.some((name) => before[name] !== after[name]);
  if (isOther || areas.join('\n') !== Object.keys(before.areas).join('\n')) return { kind: 'page' };
  const ids: string[] = [];
  for (const area of areas) {
    const changed = changedFields(before.areas[area] ?? [], after.areas[area] ?? []);
    if (changed === undefined) return { kind: 'page' };
    ids.push(...changed);
  }
  return ids.length === 0 ? { kind: 'nothing' } : { kind: 'blocks', ids };
}
