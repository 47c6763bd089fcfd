import type { SalesContext } from '@broadsheet/sdk-sales';
import { getOffer } from '@broadsheet/sdk-sales/operations';
import { parseRates } from '@broadsheet/subscription';
import type { Rate } from '@broadsheet/subscription';

/** A gift that can be chosen. */
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
 * The gifts of a campaign. A service answers for a campaign that is over with its everyday offer, which is no gift.
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

/** Texts of an offer may hold HTML of anybody: only the words are shown. */
const toWords = (html: string): string => html.replaceAll(/<[^>]*>/g, '').trim();
