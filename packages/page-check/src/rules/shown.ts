import type { PageRule } from '../CheckedPage.ts';

/** A page that readers do not find at the path where it is looked at: it is not for this path, or its content is not there. */
export const pageContent: PageRule = ({ isFound, path, page }) =>
  isFound
    ? []
    : [
        {
          kind: 'page-content',
          severity: 'warns',
          sentence: `Readers find nothing at ${path}: the page "${page.name}" is not for this path, or its content is not there.`,
          hint: 'Look at the page at another path, or correct its address or its content source.',
        },
      ];

/** Blocks that fail with these fields: the preview shows their error, and readers get the page without them. */
export const brokenBlock: PageRule = (page) =>
  page.markup.elements
    .filter(({ attributes }) => 'data-block-error' in attributes)
    .map((element) => ({
      kind: 'broken-block',
      severity: 'warns' as const,
      ...page.blockOf(element),
      sentence: `A block fails, and readers get the page without it. ${element.text}`,
      hint: 'Correct its fields, or take it away.',
    }));

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
