import { readReference, walkNode } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import { fillSections } from './fillSections.ts';

/** A block that a page uses, in its own document or inside a shared section. */
export interface UsedBlock {
  /** The name of the block. */
  readonly block: string;
  /** The id of the block in the document of the page: for a block of a section, that of the reference. */
  readonly blockId: string;
}

function listWithin(node: BlockNode): readonly UsedBlock[] {
  const isReference = readReference(node) !== undefined;
  if (isReference) return [...walkNode(node)].map(({ block }) => ({ block, blockId: node.id }));
  return [{ block: node.block, blockId: node.id }, ...node.children.flatMap(listWithin)];
}

/** Lists the blocks of a page and of its sections, parents before children; those of a section once by name. */
export function listUsedBlocks(page: PageDocument, others: readonly PageDocument[]): readonly UsedBlock[] {
  const { areas } = fillSections(page, others);
  const used = Object.values(areas).flat().flatMap(listWithin);
  return [...new Map(used.map((each) => [JSON.stringify([each.blockId, each.block]), each])).values()];
}
