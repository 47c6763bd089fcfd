import type { Block } from '@broadsheet/block-kit';

interface PublisherBlocks {
  /** The modules of the blocks in `blocks/`, by their paths in the publisher's folder. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** The blocks that the publisher's config lists. */
  readonly listed?: readonly Block[] | undefined;
}

const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && 'name' in value && 'prepare' in value;

function readBlock([path, module]: readonly [string, unknown]): Block {
  const block: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'block') : undefined;
  if (isBlock(block)) return block;
  throw new Error(`${path} exports no block. Export what defineBlock makes as "block".`);
}

/**
 * Returns all blocks of a site. Of blocks with one name the last counts: those that the config lists come after those in the
 * publisher's folder, and these after the standard blocks.
 *
 * @throws Error when a module of the publisher exports no block
 */
export function mergeBlocks(
  standard: readonly Block[],
  { modules, listed = [] }: PublisherBlocks,
): readonly Block[] {
  const own = Object.entries(modules).map(readBlock);
  return [...new Map([...standard, ...own, ...listed].map((block) => [block.name, block])).values()];
}
