import type { ContentScope } from '@broadsheet/block-kit';

/** The member of a query by which the block's script asks for plans as markup: the minute, so that no cache keeps them longer. */
export const PLANS = 'plans';

/**
 * Answers what the plans are made of where they are asked for; `undefined` for the page itself, which is the same for every
 * campaign.
 */
export function offerRequest(
  { campaignCode }: { readonly campaignCode: string },
  { page }: Pick<ContentScope, 'page'>,
) {
  const { [PLANS]: minute, campaign } = page.query;
  if (minute === undefined) return undefined;
  return { source: 'offer', query: { campaign: campaign || campaignCode || 'default', minute } };
}
