/**
 * Merges two editors' work on one page.
 *
 * Blocks and page settings are merged one by one, the fields of a block and each of its settings apart. A change that only
 * one editor made is taken. If both changed the same part of a block, or one removed a block that the other changed or moved, my version stays and a conflict reports both, so that
 * somebody decides; nothing is overwritten silently.
 */
import type { BlockNode, PageDocument } from '../document/PageDocument.ts';
import { changeNode, findNode, indexNodes, findList, walkNode } from '../document/nodes.ts';
import type { PlacedNode, Position } from '../document/nodes.ts';
import type { ColumnsOf } from '../document/columns.ts';
import { diffPages, SETTINGS } from '../diff/diffPages.ts';
import { isSameValue } from '../diff/isSameValue.ts';
import { applyEdit } from '../edit/applyEdit.ts';
import type { PageEdit, PageSettings } from '../edit/PageEdit.ts';
import { mergeColumns } from './mergeColumns.ts';
import { mergeBlock } from './mergeBlock.ts';

export type MergeConflict =
  /** Both have changed the block; `undefined` means that this side removed it. */
  | {
      readonly kind: 'block';
      readonly id: string;
      readonly mine: BlockNode | undefined;
      readonly theirs: BlockNode | undefined;
    }
  /** Both have moved the block, to different positions. */
  | { readonly kind: 'position'; readonly id: string; readonly mine: Position; readonly theirs: Position }
  | { readonly kind: 'setting'; readonly name: keyof PageSettings };

export interface Merged {
  readonly page: PageDocument;
  /** The decisions that are left to the editor; `page` has my version of each. */
  readonly conflicts: readonly MergeConflict[];
}

export interface Versions {
  /** The version from which both started. */
  readonly base: PageDocument;
  readonly mine: PageDocument;
  readonly theirs: PageDocument;
}

export interface MergeOptions {
  /** Returns the fields that count the columns of a chain, so that each block stays in its column. Default: none have columns. */
  readonly columnsOf?: ColumnsOf | undefined;
}

interface Touched {
  /** The blocks that have other fields or settings than in the base. */
  readonly changed: ReadonlySet<string>;
  readonly moved: ReadonlySet<string>;
}

function readTouched(base: PageDocument, version: PageDocument): Touched {
  const changes = diffPages(base, version);
  return {
    changed: new Set(
      changes.flatMap((change) =>
        change.kind === 'changed' || change.kind === 'replaced' || change.kind === 'set'
          ? [change.after.id]
          : [],
      ),
    ),
    moved: new Set(changes.flatMap((change) => (change.kind === 'moved' ? [change.node.id] : []))),
  };
}

interface Merging extends Versions, MergeOptions {
  page: PageDocument;
  readonly conflicts: MergeConflict[];
  readonly byMe: Touched;
  readonly byThem: Touched;
  readonly ids: {
    readonly base: ReadonlyMap<string, PlacedNode>;
    readonly mine: ReadonlyMap<string, PlacedNode>;
    readonly theirs: ReadonlyMap<string, PlacedNode>;
  };
}

/**
 * Finds the position of one of their blocks on the merged page: after the nearest preceding block that is still in the
 * list, else at the start.
 */
function findPosition({ page, theirs }: Merging, { container, index }: Position): Position {
  const here = (findList(page, container) ?? []).map(({ id }) => id);
  const before = (findList(theirs, container) ?? []).slice(0, index).map(({ id }) => id);
  const neighbour = before.findLast((id) => here.includes(id));
  return { container, index: neighbour === undefined ? 0 : here.indexOf(neighbour) + 1 };
}

function tryEdit(merging: Merging, edit: PageEdit): boolean {
  const result = applyEdit(merging.page, edit);
  if (result.kind === 'done') merging.page = result.page;
  return result.kind === 'done';
}

function mergeAdded(merging: Merging, { node, position }: PlacedNode): void {
  const own = merging.ids.mine.get(node.id)?.node;
  if (own !== undefined && isSameValue(own, node)) return;
  // Its children are not inserted with it, because some of them may have been moved there; each is taken by itself.
  const at = findPosition(merging, position);
  if (!tryEdit(merging, { kind: 'insert', node: { ...node, children: [] }, at }))
    merging.conflicts.push({ kind: 'block', id: node.id, mine: own, theirs: node });
}

function mergeMoved(merging: Merging, { node, position }: PlacedNode): void {
  const { id } = node;
  const own = merging.ids.mine.get(id)?.position;
  if (own === undefined) {
    // If they have changed it too, its fields are the conflict.
    if (!merging.byThem.changed.has(id))
      merging.conflicts.push({ kind: 'block', id, mine: undefined, theirs: node });
    return;
  }
  if (merging.byMe.moved.has(id)) {
    if (!isSameValue(own, position))
      merging.conflicts.push({ kind: 'position', id, mine: own, theirs: position });
    return;
  }
  const without = applyEdit(merging.page, { kind: 'remove', id });
  const page = without.kind === 'done' ? without.page : merging.page;
  if (!tryEdit(merging, { kind: 'move', id, to: findPosition({ ...merging, page }, position) }))
    merging.conflicts.push({ kind: 'position', id, mine: own, theirs: position });
}

/** Removes the blocks that they have removed, unless they were changed or moved here. */
function mergeRemovals(merging: Merging): void {
  const { ids, byMe } = merging;
  const removed = [...ids.base.keys()].filter((id) => !ids.theirs.has(id));
  const isGone = new Set(removed);
  const isFree = (node: BlockNode) =>
    [...walkNode(node)].every(({ id }) => isGone.has(id) && !byMe.changed.has(id) && !byMe.moved.has(id));
  const kept = new Set<string>();
  for (const id of removed) {
    const node = findNode(merging.page, id)?.node;
    if (node === undefined || kept.has(id)) continue;
    if (isFree(node)) tryEdit(merging, { kind: 'remove', id });
    else {
      merging.conflicts.push({ kind: 'block', id, mine: node, theirs: undefined });
      for (const each of walkNode(node)) kept.add(each.id);
    }
  }
}

function mergeBlocks(merging: Merging): void {
  const { ids, byThem, columnsOf } = merging;
  for (const id of byThem.changed) {
    const [base, mine, theirs] = [ids.base, ids.mine, ids.theirs].map((each) => each.get(id)?.node);
    if (base === undefined || theirs === undefined) continue;
    const merged = mine && mergeBlock({ base, mine, theirs }, columnsOf?.(theirs.block));
    if (merged === undefined) merging.conflicts.push({ kind: 'block', id, mine, theirs });
    else merging.page = changeNode(merging.page, { id, change: ({ children }) => ({ ...merged, children }) });
  }
}

function mergeSettings(merging: Merging): void {
  const { base, mine, theirs } = merging;
  for (const name of SETTINGS) {
    if (isSameValue(base[name], theirs[name]) || isSameValue(mine[name], theirs[name])) continue;
    if (isSameValue(base[name], mine[name])) merging.page = { ...merging.page, [name]: theirs[name] };
    else merging.conflicts.push({ kind: 'setting', name });
  }
}

export function mergePages({ base, mine, theirs }: Versions, { columnsOf }: MergeOptions = {}): Merged {
  const merging: Merging = {
    base,
    mine,
    theirs,
    columnsOf,
    page: mine,
    conflicts: [],
    byMe: readTouched(base, mine),
    byThem: readTouched(base, theirs),
    ids: { base: indexNodes(base), mine: indexNodes(mine), theirs: indexNodes(theirs) },
  };
  for (const placed of merging.ids.theirs.values()) {
    if (!merging.ids.base.has(placed.node.id)) mergeAdded(merging, placed);
    else if (merging.byThem.moved.has(placed.node.id)) mergeMoved(merging, placed);
  }
  mergeRemovals(merging);
  mergeBlocks(merging);
  mergeSettings(merging);
  if (columnsOf !== undefined)
    merging.page = mergeColumns(merging.page, { base, mine, theirs }, { columnsOf });
  return { page: merging.page, conflicts: merging.conflicts };
}
