/** The tree of a page document: its areas, the blocks in them, and the blocks inside those. */
import type { BlockNode, PageDocument } from './PageDocument.ts';

/** What holds a list of blocks: an area of the layout, or another block. */
export type Container =
  { readonly kind: 'area'; readonly area: string } | { readonly kind: 'block'; readonly id: string };

/** A place in a list of blocks; index 0 is before the first. */
export interface Position {
  readonly container: Container;
  readonly index: number;
}

/** A place in a list of blocks, and the column of a chain that it is in; absent: that of the block before it. */
export interface ColumnPosition extends Position {
  readonly column?: number | undefined;
}

export interface PlacedNode {
  readonly node: BlockNode;
  readonly position: Position;
}

export const isSameContainer = (one: Container, other: Container): boolean =>
  one.kind === 'area'
    ? other.kind === 'area' && one.area === other.area
    : other.kind === 'block' && one.id === other.id;

function* walkList(nodes: readonly BlockNode[], container: Container): Generator<PlacedNode> {
  for (const [index, node] of nodes.entries()) {
    yield { node, position: { container, index } };
    yield* walkList(node.children, { kind: 'block', id: node.id });
  }
}

/** Yields every block of a page with its position, parents before children. */
export function* walkPage({ areas }: PageDocument): Generator<PlacedNode> {
  for (const [area, nodes] of Object.entries(areas)) yield* walkList(nodes, { kind: 'area', area });
}

/** Yields a block and all blocks inside it. */
export function* walkNode(node: BlockNode): Generator<BlockNode> {
  yield node;
  for (const child of node.children) yield* walkNode(child);
}

export function findNode(page: PageDocument, id: string): PlacedNode | undefined {
  for (const placed of walkPage(page)) if (placed.node.id === id) return placed;
  return undefined;
}

/** Returns the blocks of a page by id, in the order of `walkPage`. */
export const indexNodes = (page: PageDocument): ReadonlyMap<string, PlacedNode> =>
  new Map([...walkPage(page)].map((placed) => [placed.node.id, placed]));

/**
 * Returns the blocks in a container: `undefined` for a block that is not on the page, an empty list for an area that the
 * page does not have.
 */
export function findList(page: PageDocument, container: Container): readonly BlockNode[] | undefined {
  if (container.kind === 'block') return findNode(page, container.id)?.node.children;
  return Object.hasOwn(page.areas, container.area) ? (page.areas[container.area] ?? []) : [];
}

export interface NodeChange {
  readonly id: string;
  readonly change: (node: BlockNode) => BlockNode;
}

/** Changes one block of a list. Unchanged objects are not copied, so that comparing references shows what has changed. */
function changeInList(nodes: readonly BlockNode[], change: NodeChange): readonly BlockNode[] {
  const changed = nodes.map((node) => {
    if (node.id === change.id) return change.change(node);
    const children = changeInList(node.children, change);
    return children === node.children ? node : { ...node, children };
  });
  return changed.every((node, index) => node === nodes[index]) ? nodes : changed;
}

/** Returns the page with one block changed; the same object if the block is not there. */
export function changeNode(page: PageDocument, change: NodeChange): PageDocument {
  const entries = Object.entries(page.areas).map(
    ([area, nodes]) => [area, changeInList(nodes, change)] as const,
  );
  const isSame = entries.every(([area, nodes]) => nodes === page.areas[area]);
  return isSame ? page : { ...page, areas: Object.fromEntries(entries) };
}

/** Returns the page with another list in a container. Empty areas are removed from the document. */
export function replaceList(
  page: PageDocument,
  { container, nodes }: { readonly container: Container; readonly nodes: readonly BlockNode[] },
): PageDocument {
  if (container.kind === 'block')
    return changeNode(page, { id: container.id, change: (node) => ({ ...node, children: nodes }) });
  const areas = { ...page.areas, [container.area]: nodes };
  return { ...page, areas: Object.fromEntries(Object.entries(areas).filter(([, list]) => list.length > 0)) };
}
