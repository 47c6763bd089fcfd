import { findColumn, findCounts, sizeColumns } from '../document/columns.ts';
import type { ColumnsOf } from '../document/columns.ts';
import type { BlockNode, PageDocument } from '../document/PageDocument.ts';

export interface Omission {
  readonly isOmitted: (node: BlockNode) => boolean;
  readonly columnsOf: ColumnsOf;
}

/** Omits children of a block; those that stay are in the same columns as before. */
function omitChildren(node: BlockNode, omission: Omission): BlockNode {
  const names = omission.columnsOf(node.block);
  const before = sizeColumns(node, names);
  const sizes = before.map(() => 0);
  for (const [index, child] of node.children.entries()) {
    const column = findColumn(before, index);
    if (!omission.isOmitted(child)) sizes[column] = (sizes[column] ?? 0) + 1;
  }
  const counts = names.length === 0 ? undefined : findCounts(node, { names, sizes });
  return {
    ...node,
    ...(counts && { fields: { ...node.fields, ...counts } }),
    children: omitFrom(node.children, omission),
  };
}

const omitFrom = (nodes: readonly BlockNode[], omission: Omission): readonly BlockNode[] =>
  nodes.filter((node) => !omission.isOmitted(node)).map((node) => omitChildren(node, omission));

/** Returns a page without some of its blocks and everything inside those. */
export function omitBlocks(page: PageDocument, omission: Omission): PageDocument {
  const areas = Object.entries(page.areas).map(([area, nodes]) => [area, omitFrom(nodes, omission)] as const);
  return { ...page, areas: Object.fromEntries(areas) };
}
