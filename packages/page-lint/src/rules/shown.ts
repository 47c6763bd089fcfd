import type { PageRule } from '../CheckedPage.ts';
import { describeFinding, titleValues } from '../describeFinding.ts';

/** Finds a page that readers would not get at its path, because it is not for this path or its content is missing. */
export const pageContent: PageRule = ({ isFound, path, page }) =>
  isFound
    ? []
    : [
        {
          kind: 'page-content',
          severity: 'warns',
          ...describeFinding('page-content', { path, page: page.name }),
        },
      ];

/** Finds blocks whose rendering fails: the preview shows the error, and readers get the page without them. */
export const brokenBlock: PageRule = (page) =>
  page.markup.elements
    .filter(({ attributes }) => 'data-block-error' in attributes)
    .map((element) => ({
      kind: 'broken-block',
      severity: 'warns' as const,
      ...page.blockOf(element),
      ...describeFinding('broken-block', { reason: element.text }),
    }));

/** Finds blocks without script that show nothing here; blocks with script may show something later, to some readers. */
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
          ...describeFinding('empty-block', { ...titleValues(block), path: page.path }),
        },
      ];
    });
