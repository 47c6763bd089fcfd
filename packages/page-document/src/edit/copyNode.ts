import { walkNode } from '../document/nodes.ts';
import type { BlockNode } from '../document/PageDocument.ts';
import { pairVersions } from '../experiments/listExperiments.ts';

export interface CopyingOptions {
  /** Whether experiments keep their ids, and with them their counts: for copies that take the place of the blocks. Default: false. */
  readonly keepsExperiments?: boolean;
}

/**
 * Returns a function that copies blocks with everything inside them, under new ids. Both versions of an experiment that are
 * copied together get the id of a new one, so that readers see one of the copies at a time and each experiment counts for
 * itself. The copy of a version without the other one is in no experiment: a version that is on a page twice would end it.
 *
 * @param nodes all blocks that are copied, none inside another one
 * @param createId creates ids of lower-case letters, digits and hyphens, of blocks and of experiments
 */
export function createCopier(
  nodes: readonly BlockNode[],
  createId: () => string,
  { keepsExperiments = false }: CopyingOptions = {},
): (node: BlockNode) => BlockNode {
  const pairs = pairVersions(nodes.flatMap((node) => [...walkNode(node)]));
  const ids = new Map([...pairs.keys()].map((id) => [id, keepsExperiments ? id : createId()]));
  const copy = ({ experiment, ...node }: BlockNode): BlockNode => {
    const pair = ids.get(experiment?.id ?? '');
    return {
      ...node,
      id: createId(),
      ...(experiment !== undefined && pair !== undefined && { experiment: { ...experiment, id: pair } }),
      children: node.children.map((child) => copy(child)),
    };
  };
  return copy;
}

/** Copies one block with everything inside it, under new ids; experiments likewise. */
export const copyNode = (node: BlockNode, createId: () => string): BlockNode =>
  createCopier([node], createId)(node);
