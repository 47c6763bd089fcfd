import { findMissingFields } from '@broadsheet/block-kit';
import type { Block } from '@broadsheet/block-kit';
import { SECTION_REFERENCE } from '@broadsheet/page-document';
import type { BlockNode } from '@broadsheet/page-document';
import type { PageRule } from '../CheckedPage.ts';
import { describeFinding, titleValues } from '../describeFinding.ts';
import type { Finding } from '../Finding.ts';

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

/**
 * Describes a block that shows nothing. One that lacks its content will never show anything. Another may have no content at
 * this path; with script it may also show something later, to some readers.
 */
function describeEmpty(node: BlockNode, block: Block, path: string): Omit<Finding, 'kind'> | undefined {
  const blockId = node.id;
  // Only a missing section makes it empty, which has a finding of its own; an empty section is fine.
  if (node.block === SECTION_REFERENCE) return undefined;
  // What a chain shows is its blocks; its heading may stay out.
  if (block.kind !== 'chain' && findMissingFields(node, block.fields).length > 0)
    return { severity: 'warns', blockId, ...describeFinding('empty-block.lacks', titleValues(block)) };
  if (block.hydrate.mode !== 'never') return undefined;
  return {
    severity: 'tells',
    blockId,
    ...describeFinding('empty-block', { ...titleValues(block), path }),
  };
}

/** Finds blocks that show nothing. */
export const emptyBlock: PageRule = (page) =>
  page.markup.blockIds
    .filter((blockId) => page.markup.emptyBlockIds.has(blockId))
    .flatMap((marked) => {
      const { blockId } = page.blockOf({ blockId: marked });
      const node = page.nodes.find(({ id }) => id === blockId);
      const block = node && page.blocks.get(node.block);
      const described = node && block && describeEmpty(node, block, page.path);
      return described === undefined ? [] : [{ kind: 'empty-block', ...described }];
    });
