/** The edits of a page with shared sections; each is one step of undo. */
import { createReference, findNode, readReference, walkNode } from '@broadsheet/page-document';
import type { BlockNode, CopyingOptions, PageEdit } from '@broadsheet/page-document';
import { copyGroup, insertGroup, removeGroup } from '../editing/blockGroups.ts';
import type { Ground } from '../page/positions.ts';
import { handDownLimits } from './handDownLimits.ts';

/** The edit, and the blocks that it inserts. */
export interface SectionEdit {
  readonly edit: PageEdit;
  readonly ids: readonly string[];
}

const toIds = (nodes: readonly BlockNode[]): readonly string[] => nodes.map(({ id }) => id);

/** Returns whether one of some blocks, or a block inside them, is a section: a section holds no other one. */
export const hasReference = (nodes: readonly BlockNode[]): boolean =>
  nodes.some((node) => [...walkNode(node)].some((each) => readReference(each) !== undefined));

/**
 * Inserts blocks after one that is removed with others then, so that they stand in the same column; `undefined` if it is not
 * there.
 */
function replace(
  ground: Ground,
  { replaced, nodes }: { readonly replaced: readonly BlockNode[]; readonly nodes: readonly BlockNode[] },
): SectionEdit | undefined {
  const position = findNode(ground.page, replaced[0]?.id ?? '')?.position;
  if (position === undefined) return undefined;
  const inserted = insertGroup(ground, nodes, { at: { ...position, index: position.index + 1 } });
  const removed = removeGroup(ground, replaced);
  const edits = [inserted, removed].filter((edit) => edit !== undefined);
  return { edit: { kind: 'all', edits }, ids: toIds(nodes) };
}

/** Copies of a section's blocks that can take the place of the reference. */
export interface Detachment {
  /** The copies, each with the limits of the reference and its own. */
  readonly nodes: readonly BlockNode[];
  /** The number of blocks without a copy, because no reader ever saw them here. */
  readonly omitted: number;
}

export interface DetachingOptions extends CopyingOptions {
  readonly blocks: readonly BlockNode[];
  readonly createId: () => string;
}

/** Copies the blocks of a section for the page on which a reference shows them, to the same readers as there. */
export function detachBlocks(
  reference: BlockNode,
  { blocks, createId, ...options }: DetachingOptions,
): Detachment {
  const seen = blocks.flatMap((block) => handDownLimits(reference, block) ?? []);
  return { nodes: copyGroup(seen, createId, options), omitted: blocks.length - seen.length };
}

/** Returns the edit that shows copies in place of a reference; `undefined` if it is not on the page. */
export const replaceReference = (
  ground: Ground,
  { reference, nodes }: { readonly reference: BlockNode; readonly nodes: readonly BlockNode[] },
): SectionEdit | undefined => replace(ground, { replaced: [reference], nodes });

/** Returns the edit that shows a section in place of blocks. @param replaced blocks none of which is inside another one */
export const replaceBySection = (
  ground: Ground,
  {
    replaced,
    section,
    createId,
  }: {
    readonly replaced: readonly BlockNode[];
    readonly section: string;
    readonly createId: () => string;
  },
): SectionEdit | undefined => replace(ground, { replaced, nodes: [createReference(createId(), section)] });
