import { findColumn, findCounts, sizeColumns } from '../document/columns.ts';
import type { ColumnsOf } from '../document/columns.ts';
import { changeNode, findNode, walkPage } from '../document/nodes.ts';
import type { BlockNode, PageDocument } from '../document/PageDocument.ts';

/** Returns the column of each block of a chain, by id. */
function readColumns(chain: BlockNode | undefined, names: readonly string[]): ReadonlyMap<string, number> {
  if (chain === undefined) return new Map();
  const sizes = sizeColumns(chain, names);
  return new Map(chain.children.map(({ id }, index) => [id, findColumn(sizes, index)]));
}

interface Versions {
  readonly base: PageDocument;
  readonly mine: PageDocument;
  readonly theirs: PageDocument;
}

interface Sides {
  readonly base: ReadonlyMap<string, number>;
  readonly mine: ReadonlyMap<string, number>;
  readonly theirs: ReadonlyMap<string, number>;
}

/** Returns the column of a block: where I put it, else where they did. */
function findMerged({ base, mine, theirs }: Sides, id: string): number {
  const own = mine.get(id);
  const isMine = own !== undefined && (own !== base.get(id) || !theirs.has(id));
  return (isMine ? own : theirs.get(id)) ?? own ?? 0;
}

function mergeChain(chain: BlockNode, names: readonly string[], sides: Sides): BlockNode {
  const children = chain.children.toSorted(
    (one, other) => findMerged(sides, one.id) - findMerged(sides, other.id),
  );
  const columns = children.map(({ id }) => findMerged(sides, id));
  const sizes = Array.from(
    { length: names.length + 1 },
    (_, column) => columns.filter((each) => each === column).length,
  );
  const counts = findCounts(chain, { names, sizes });
  const isSorted = children.every((child, index) => child === chain.children[index]);
  if (counts === undefined && isSorted) return chain;
  return { ...chain, children: isSorted ? chain.children : children, fields: { ...chain.fields, ...counts } };
}

/** Returns the merged page with every block in the column into which one of the editors put it. */
export function mergeColumns(
  page: PageDocument,
  { base, mine, theirs }: Versions,
  { columnsOf }: { readonly columnsOf: ColumnsOf },
): PageDocument {
  return [...walkPage(page)].reduce((now, { node: { id, block } }) => {
    const names = columnsOf(block);
    const chains = [base, mine, theirs].map((version) => findNode(version, id)?.node);
    if (names.length === 0 || chains.includes(undefined)) return now;
    const [atBase, atMine, atTheirs] = chains.map((chain) => readColumns(chain, names));
    if (atBase === undefined || atMine === undefined || atTheirs === undefined) return now;
    const sides = { base: atBase, mine: atMine, theirs: atTheirs };
    return changeNode(now, { id, change: (node) => mergeChain(node, names, sides) });
  }, page);
}
