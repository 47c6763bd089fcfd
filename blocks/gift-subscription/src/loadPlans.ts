import type { SalesContext } from '@broadsheet/sdk-sales';
import { getOffer } from '@broadsheet/sdk-sales/operations';
import { parseRates } from '@broadsheet/sales-ui';
import type { Rate } from '@broadsheet/sales-ui';

/** A gift to choose from. */
export interface GiftPlan {
  readonly sku: string;
  readonly priceCode: string;
  readonly name: string;
  readonly description: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly rates: readonly Rate[];
}

/**
 * Loads the gifts of a campaign; empty once it is over, because the service then returns its default offer, which has no
 * gifts.
 *
 * @throws SalesError, ApiError, NetworkError
 */
export async function loadPlans(
  sales: SalesContext,
  { campaign, signal }: { readonly campaign: string; readonly signal: AbortSignal },
): Promise<readonly GiftPlan[]> {
  const { products, campaignCode = campaign } = await getOffer(sales, campaign, { signal });
  if (campaignCode !== campaign) return [];
  return products.flatMap(({ sku, pricingStrategies = [] }) =>
    pricingStrategies.flatMap(({ priceCode, name = '', description = '', currencyCode, rates }) =>
      priceCode === undefined || currencyCode === undefined
        ? []
        : [
            {
              sku,
              priceCode,
              name: toWords(name),
              description: toWords(description),
              currency: currencyCode,
              rates: parseRates(rates, currencyCode),
            },
          ],
    ),
  );
}

/** Removes the markup from a text of an offer, which may contain anybody's HTML. */
const toWords = (html: string): string => html.replaceAll(/<[^>]*>/g, '').trim();
