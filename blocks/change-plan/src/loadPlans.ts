import type { SalesContext, Subscription } from '@broadsheet/sdk-sales';
import {
  getAllSubscriptions,
  getOffer,
  getPriceInfo,
  getSubscriptionDetails,
} from '@broadsheet/sdk-sales/operations';
import { isPaidByReader } from '@broadsheet/sdk-sales/rules';
import { listPlans, toPlan } from './Plan.ts';
import type { Plan } from './Plan.ts';

/** A subscription, and the plans that its reader may change to. */
export interface LoadedPlans {
  readonly sales: SalesContext;
  readonly subscription: Subscription;
  /** The current plan; `undefined` when the sales service does not return its price. */
  readonly current: Plan | undefined;
  /** The other plans in the currency of the current one. */
  readonly plans: readonly Plan[];
}

export interface LoadOptions {
  readonly campaignCode: string;
  /** The path and query of the page. */
  readonly url: string;
  readonly signal: AbortSignal;
  readonly log: (message: string) => void;
}

const readID = (url: string): string | null =>
  new URLSearchParams(url.replace(/#.*$/s, '').split('?')[1] ?? '').get('subscriptionID');

async function findSubscription(
  sales: SalesContext,
  { url, signal }: LoadOptions,
): Promise<Subscription | undefined> {
  const own = (await getAllSubscriptions(sales, { signal })).filter(isPaidByReader);
  const id = readID(url);
  const chosen =
    id === null && own.length === 1
      ? own[0]
      : own.find(({ subscriptionID }) => String(subscriptionID) === id);
  if (chosen === undefined) return undefined;
  return { ...chosen, ...(await getSubscriptionDetails(sales, chosen.subscriptionID, { signal })) };
}

async function findCurrent(
  sales: SalesContext,
  { sku, productName, priceCode }: Subscription,
  { signal, log }: LoadOptions,
): Promise<Plan | undefined> {
  if (!priceCode) return undefined;
  try {
    const { pricingStrategy } = await getPriceInfo(sales, priceCode, { signal });
    return toPlan({ sku: sku ?? '', name: productName }, { ...pricingStrategy, priceCode });
  } catch (error) {
    if (!signal.aborted) log(`Error in fetching price details. ${String(error)}`);
    return undefined;
  }
}

/**
 * Loads the subscription that the page's URL names, or the reader's only one, and the plans of the campaign.
 *
 * @returns `undefined` when the URL's subscription is not the reader's, or it names none and the reader does not have exactly
 * one
 * @throws SalesError, ApiError, NetworkError when the subscription or the offer could not be loaded
 */
export async function loadPlans(sales: SalesContext, options: LoadOptions): Promise<LoadedPlans | undefined> {
  const { campaignCode, signal } = options;
  const [subscription, offer] = await Promise.all([
    findSubscription(sales, options),
    getOffer(sales, campaignCode || 'default', { signal }),
  ]);
  if (subscription === undefined) return undefined;
  const current = await findCurrent(sales, subscription, options);
  const plans = listPlans(offer).filter(
    ({ priceCode, currency }) =>
      priceCode !== subscription.priceCode && (current === undefined || currency === current.currency),
  );
  return { sales, subscription, current, plans };
}
