import type { PageRule } from '../CheckedPage.ts';

/** Blocks without script that show nothing here; those with script may show something later, to some readers. */
export const emptyBlock: PageRule = (page) =>
  page.markup.blockIds
    .filter((blockId) => page.markup.emptyBlockIds.has(blockId))
    .flatMap((marked) => {
      const { blockId } = page.blockOf({ blockId: marked });
      const node = page.nodes.find(({ id }) => id === blockId);
      const block = node && page.blocks.get(node.block);
      if (blockId === undefined || block?.hydrate.mode !== 'never') return [];
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
