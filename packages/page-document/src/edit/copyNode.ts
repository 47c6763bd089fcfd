import type { BlockNode } from '../document/PageDocument.ts';

/** Copies a block with everything inside it, under new ids. */
export function copyNode(node: BlockNode, createId: () => string): BlockNode {
  const id = createId();
  return { ...node, id, children: node.children.map((child) => copyNode(child, createId)) };
}
