import type { PageRule } from '../CheckedPage.ts';

/** Blocks that show nothing here. Some never do but for a few readers, so it is told and no more. */
export const emptyBlock: PageRule = (page) =>
  page.markup.blockIds
    .filter((blockId) => page.markup.emptyBlockIds.has(blockId))
    .flatMap((marked) => {
      const { blockId } = page.blockOf({ blockId: marked });
      const node = page.nodes.find(({ id }) => id === blockId);
      const block = node && page.blocks.get(node.block);
      if (blockId === undefined || block === undefined) return [];
      return [
        {
          kind: 'empty-block',
          severity: 'tells' as const,
          blockId,
          sentence: `The block "${block.title}" shows nothing at ${page.path}.`,
          hint: 'Look whether its content is there, if readers should see it always.',
        },
      ];
    });
