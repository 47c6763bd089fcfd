import type { Block } from './defineBlock.tsx';

/**
 * Returns blocks by their names, and by those of removed blocks that they stand for. Of two with one name the later counts,
 * and an installed block counts before one that only stands for it.
 */
export function nameBlocks(blocks: readonly Block[]): ReadonlyMap<string, Block> {
  const former = blocks.flatMap((block) => (block.formerNames ?? []).map((name) => [name, block] as const));
  return new Map([...former, ...blocks.map((block) => [block.name, block] as const)]);
}
