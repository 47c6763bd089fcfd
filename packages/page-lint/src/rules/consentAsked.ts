import { getRequestedPurposes } from '@broadsheet/block-kit';
import { isSection } from '@broadsheet/page-document';
import type { PageRule } from '../CheckedPage.ts';
import { describeFinding, titleValues } from '../describeFinding.ts';

/** The name of the newspaper's own block that asks readers for consent. */
const CONSENT = 'consent';

/**
 * Finds blocks that load from other companies on a page that does not ask for consent: their content would never load. Blocks
 * of shared sections count; a section by itself needs no consent, because the pages that show it ask.
 */
export const consentAsked: PageRule = ({ page, usedBlocks, blocks, site }) => {
  const purposes = getRequestedPurposes(site);
  if (purposes.length === 0 || page.match.kind === 'status' || isSection(page)) return [];
  if (usedBlocks.some(({ block }) => block === CONSENT)) return [];
  return usedBlocks.flatMap(({ blockId, block: name }) => {
    const block = blocks.get(name);
    if (!block?.purposes.some((purpose) => purposes.includes(purpose))) return [];
    return [
      {
        kind: 'consent',
        severity: 'warns' as const,
        blockId,
        ...describeFinding('consent', titleValues(block)),
      },
    ];
  });
};
