import { getAskedPurposes } from '@broadsheet/block-kit';
import type { PageRule } from '../CheckedPage.ts';

/** The block by which the newspaper itself asks its readers. */
const CONSENT = 'consent';

/** Blocks of other companies on a page that asks nobody: what they bring never loads. */
export const consentAsked: PageRule = ({ page, nodes, blocks, site }) => {
  const purposes = getAskedPurposes(site);
  if (purposes.length === 0 || page.match.kind === 'status') return [];
  if (nodes.some(({ block }) => block === CONSENT)) return [];
  return nodes
    .filter(({ block }) => (blocks.get(block)?.purposes ?? []).some((purpose) => purposes.includes(purpose)))
    .map(({ id, block }) => ({
      kind: 'consent',
      severity: 'warns' as const,
      blockId: id,
      sentence: `The block "${blocks.get(block)?.title ?? block}" waits for the consent of readers, and this page asks nobody for it.`,
      hint: 'Add the block for consent, or take this one away.',
    }));
};
