/** Blocks that are not placed: those in areas that the layout of the page does not have. */
import { indexNodes, listUnplacedAreas } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';

/** Returns the blocks that are not placed, each with the blocks inside it. @param areas the areas of the layout */
export const listUnplaced = (page: PageDocument, areas: readonly string[]): readonly BlockNode[] =>
  listUnplacedAreas(page, areas).flatMap((area) => page.areas[area] ?? []);

/** Returns the blocks that a page does not have anywhere, without the blocks inside them. */
export function listMissing(nodes: readonly BlockNode[], page: PageDocument): readonly BlockNode[] {
  const known = indexNodes(page);
  const seek = (node: BlockNode): readonly BlockNode[] =>
    known.has(node.id) ? node.children.flatMap(seek) : [node];
  return nodes.flatMap(seek);
}
