import type { PageRule } from '../CheckedPage.ts';
import { describeFinding, titleValues } from '../describeFinding.ts';

/**
 * Finds blocks that need a site setting that is missing, such as an account at a vendor. Each block defines what it needs.
 */
export const siteNeeds: PageRule = ({ usedBlocks, blocks, site }) =>
  usedBlocks.flatMap(({ blockId, block: name }) => {
    const block = blocks.get(name);
    const lack = block?.lacks(site);
    if (block === undefined || lack === undefined) return [];
    return [
      {
        kind: 'site-needs',
        severity: 'warns' as const,
        blockId,
        ...describeFinding('site-needs', { ...titleValues(block), property: lack.property }),
      },
    ];
  });
