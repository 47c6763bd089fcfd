import type { SiteProperties } from '@broadsheet/sdk-content';
import type { PageRule } from '../CheckedPage.ts';
import { describeFinding, titleValues } from '../describeFinding.ts';

/** Returns whether a site sells advertising: one of its vendors is set up, or begun to be. */
function hasAdvertising(site: SiteProperties): boolean {
  const { dfpId, taboolaPublisherId, nativoIntegration, headerBidding, websiteAdPath } = site;
  return [dfpId, taboolaPublisherId, nativoIntegration, headerBidding, websiteAdPath].some(Boolean);
}

/**
 * Finds blocks that need a site setting that is missing, such as an account at a vendor. Each block defines what it needs. On a
 * site without any advertising, the places of ads are only kept for later: that is worth a note, and no warning.
 */
export const siteNeeds: PageRule = ({ usedBlocks, blocks, site }) =>
  usedBlocks.flatMap(({ blockId, block: name }) => {
    const block = blocks.get(name);
    const lack = block?.lacks(site);
    if (block === undefined || lack === undefined) return [];
    return [
      {
        kind: 'site-needs',
        severity: block.purposes.includes('advertising') && !hasAdvertising(site) ? 'tells' : 'warns',
        blockId,
        ...describeFinding('site-needs', { ...titleValues(block), property: lack.property }),
      },
    ];
  });
