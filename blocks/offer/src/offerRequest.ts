import type { ContentScope } from '@broadsheet/block-kit';

/**
 * The query parameter with which the block's script requests the plans as markup. Its value is the current minute, so that
 * no cache keeps them longer.
 */
export const PLANS = 'plans';

/** Returns the request for the plans; `undefined` for the page itself, which is the same for every campaign. */
export function offerRequest(
  { campaignCode }: { readonly campaignCode: string },
  { page }: Pick<ContentScope, 'page'>,
) {
  const { [PLANS]: minute, campaign } = page.query;
  if (minute === undefined) return undefined;
  return { source: 'offer', query: { campaign: campaign || campaignCode || 'default', minute } };
}
