import { getRequestedPurposes } from '@broadsheet/block-kit';
import type { PageRule } from '../CheckedPage.ts';
import { describeFinding, titleValues } from '../describeFinding.ts';

/** The name of the newspaper's own block that asks readers for consent. */
const CONSENT = 'consent';

/** Finds blocks that load from other companies on a page that does not ask for consent: their content would never load. */
export const consentAsked: PageRule = ({ page, nodes, blocks, site }) => {
  const purposes = getRequestedPurposes(site);
  if (purposes.length === 0 || page.match.kind === 'status') return [];
  if (nodes.some(({ block }) => block === CONSENT)) return [];
  return nodes.flatMap(({ id, block: name }) => {
    const block = blocks.get(name);
    if (!block?.purposes.some((purpose) => purposes.includes(purpose))) return [];
    return [
      {
        kind: 'consent',
        severity: 'warns' as const,
        blockId: id,
        ...describeFinding('consent', titleValues(block)),
      },
    ];
  });
};
