import type { PageRule } from '../CheckedPage.ts';

/** Blocks that lack something of the site, such as an account at a vendor: each block knows what it needs. */
export const siteNeeds: PageRule = ({ nodes, blocks, site }) =>
  nodes.flatMap(({ id, block: name }) => {
    const block = blocks.get(name);
    const lack = block?.lacks(site);
    if (block === undefined || lack === undefined) return [];
    return [
      {
        kind: 'site-needs',
        severity: 'warns' as const,
        blockId: id,
        sentence: `The block "${block.title}" shows nothing to readers: ${lack.sentence}`,
        hint: lack.hint,
      },
    ];
  });
