import type { BlockNode } from '../document/PageDocument.ts';

/**
 * Copies a block with everything inside it, under new ids. The copies are in no experiment: a version that is on a page twice
 * would end it.
 */
export function copyNode({ experiment: _own, ...node }: BlockNode, createId: () => string): BlockNode {
  const id = createId();
  return { ...node, id, children: node.children.map((child) => copyNode(child, createId)) };
}
