import type { BlockNode, PageDocument } from '../document/PageDocument.ts';
import { walkNode } from '../document/nodes.ts';
import { PAGE_LIMITS } from '../document/pageLimits.ts';
import { readReference } from './reference.ts';
import { getSectionBlocks, isSection } from './section.ts';

export interface FillingOptions {
  /** Returns the document of a section as it is shown; `undefined` if there is none. */
  readonly find: (id: string) => PageDocument | undefined;
}

interface Filling extends FillingOptions {
  /** The number of blocks that sections may still add to the page. */
  blocksLeft: number;
}

/** Copies a block of a section under ids that are unique on the page, and equal whenever the page is filled. */
function prefixIds(node: BlockNode, prefix: string): BlockNode {
  return {
    ...node,
    id: `${prefix}--${node.id}`,
    children: node.children.map((child) => prefixIds(child, prefix)),
  };
}

/** Returns the blocks without references: a section holds no other section, so that none can hold itself. */
function withoutReferences(nodes: readonly BlockNode[]): readonly BlockNode[] {
  return nodes
    .filter((node) => readReference(node) === undefined)
    .map((node) => ({ ...node, children: withoutReferences(node.children) }));
}

/** Returns the blocks of a section; `undefined` for a missing one, and for one that would make the page too large. */
function consumeBlocks(id: string, filling: Filling): readonly BlockNode[] | undefined {
  const section = filling.find(id);
  if (section === undefined || !isSection(section)) return undefined;
  const blocks = withoutReferences(getSectionBlocks(section));
  const count = blocks.reduce((sum, block) => sum + [...walkNode(block)].length, 0);
  if (count > filling.blocksLeft) return undefined;
  filling.blocksLeft -= count;
  return blocks;
}

function fillNode(node: BlockNode, filling: Filling): BlockNode {
  const id = readReference(node);
  if (id === undefined) {
    const children = fillNodes(node.children, filling);
    return children === node.children ? node : { ...node, children };
  }
  const blocks = consumeBlocks(id, filling) ?? [];
  return { ...node, children: blocks.map((block) => prefixIds(block, node.id)) };
}

function fillNodes(nodes: readonly BlockNode[], filling: Filling): readonly BlockNode[] {
  const filled = nodes.map((node) => fillNode(node, filling));
  return filled.every((node, index) => node === nodes[index]) ? nodes : filled;
}

/**
 * Returns the page with the blocks of each section inside the reference to it; the same object for a page without references.
 * A reference to a missing section has no blocks, as has one whose blocks would exceed the size limit of a page; it keeps its
 * place, so that the blocks of a chain stay in their columns. References inside a section are left out.
 */
export function fillReferences(page: PageDocument, options: FillingOptions): PageDocument {
  if (isSection(page)) return page;
  const filling = { ...options, blocksLeft: PAGE_LIMITS.blocks };
  const areas = Object.entries(page.areas).map(([area, nodes]) => [area, fillNodes(nodes, filling)] as const);
  return areas.every(([area, nodes]) => nodes === page.areas[area])
    ? page
    : { ...page, areas: Object.fromEntries(areas) };
}
