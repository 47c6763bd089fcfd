/** The edits that start and end an experiment; each is one step of undo. */
import { findNode, walkNode } from '@broadsheet/page-document';
import type { BlockNode, PageDocument, PageEdit } from '@broadsheet/page-document';
import { changeSettings } from '../visibility/changeSettings.ts';

const isTested = ({ experiment }: BlockNode): boolean => experiment !== undefined;

/** Returns the blocks around a block, from the inside out. */
function listAround(page: PageDocument, id: string): readonly BlockNode[] {
  const container = findNode(page, id)?.position.container;
  const holder = container?.kind === 'block' ? findNode(page, container.id)?.node : undefined;
  return holder === undefined ? [] : [holder, ...listAround(page, holder.id)];
}

/** Returns whether a block around a block, or one inside it, is in an experiment. */
export const isBesideExperiment = (page: PageDocument, node: BlockNode): boolean =>
  listAround(page, node.id).some(isTested) ||
  [...walkNode(node)].some((each) => each.id !== node.id && isTested(each));

export interface StartedExperiment {
  /** The id of the experiment. */
  readonly id: string;
  /** The copy of the block, which becomes version B. */
  readonly copy: BlockNode;
}

/** Returns the edit that makes a block version A and inserts its copy as version B; `undefined` without the block. */
export function startExperiment(
  page: PageDocument,
  node: BlockNode,
  { id, copy }: StartedExperiment,
): PageEdit | undefined {
  const at = findNode(page, node.id)?.position;
  if (at === undefined) return undefined;
  return {
    kind: 'all',
    edits: [
      changeSettings([node], { set: { experiment: { id, variant: 'a' } }, unset: [] }),
      {
        kind: 'insert',
        node: { ...copy, experiment: { id, variant: 'b' } },
        at: { ...at, index: at.index + 1 },
      },
    ],
  };
}

/** Returns the edit that takes a block out of its experiment. */
export const endExperiment = (node: Pick<BlockNode, 'id'>): PageEdit =>
  changeSettings([node], { set: {}, unset: ['experiment'] });

/** Returns the edit that removes one version and takes the other out of the experiment. */
export const keepVersion = (kept: Pick<BlockNode, 'id'>, removed: Pick<BlockNode, 'id'>): PageEdit => ({
  kind: 'all',
  edits: [endExperiment(kept), { kind: 'remove', id: removed.id }],
});
