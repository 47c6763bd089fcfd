import type { Block } from '@broadsheet/block-kit';
import { findNode, findUsage } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';

/** A use of a block on a page of the site. */
export interface Example {
  /** For people, e.g. `Article`. */
  readonly title: string;
  /** The block with its fields, and the blocks inside it. */
  readonly node: BlockNode;
  /** The page; absent: the block as it is when an editor has just placed it. */
  readonly page?: PageDocument;
}

/** More of them say nothing new. */
const MOST = 8;

/** Returns the values that the form of a new block starts with. */
function initialFields({ fields }: Block): BlockNode['fields'] {
  const entries = Object.entries(fields).map(([name, { initial, default: preset }]) => [
    name,
    initial ?? preset,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const words = (id: string): BlockNode => ({ id, block: 'header', fields: { text: id }, children: [] });

/** Returns a block as an editor has just placed it; a chain has two blocks in it, for without any there is nothing to see. */
const newBlock = (block: Block): Example => ({
  title: 'New',
  node: {
    id: 'new',
    block: block.name,
    ...(block.version > 1 && { version: block.version }),
    fields: initialFields(block),
    children: block.kind === 'chain' ? [words('First'), words('Second')] : [],
  },
});

/** Returns each way in which pages use a block, once, and the new block last. Layouts and outputs have the new one alone. */
export function findExamples(block: Block, pages: readonly PageDocument[]): readonly Example[] {
  const uses = findUsage(pages, { block: block.name }).flatMap(({ page, uses: found }) =>
    found.flatMap(({ id }) => {
      const node = findNode(page, id)?.node;
      return node === undefined ? [] : [{ title: page.name, node, page }];
    }),
  );
  const byContent = new Map(
    uses.map((use) => [JSON.stringify([use.node.fields, use.node.children]), use] as const).toReversed(),
  );
  return [...[...byContent.values()].toReversed().slice(0, MOST), newBlock(block)];
}
