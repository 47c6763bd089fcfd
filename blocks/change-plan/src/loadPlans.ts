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
  /** The plan that begins when the current period ends, by a change that was made before; `undefined` without one. */
  readonly waiting: WaitingPlan | undefined;
}

export interface WaitingPlan {
  readonly plan: Plan;
  /** The cycle of the price that is charged first: a reader who has had the introduction begins after it. */
  readonly firstCycle: number;
  /** The moment at which it begins, in milliseconds since 1970. */
  readonly beginsAt: number | undefined;
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

interface NamedPrice {
  readonly sku?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly priceCode: string | null | undefined;
}

async function findPlan(
  sales: SalesContext,
  { sku, name, priceCode }: NamedPrice,
  { signal, log }: LoadOptions,
): Promise<Plan | undefined> {
  if (!priceCode) return undefined;
  try {
    const { pricingStrategy } = await getPriceInfo(sales, priceCode, { signal });
    return toPlan({ sku: sku ?? '', name }, { ...pricingStrategy, priceCode });
  } catch (error) {
    if (!signal.aborted) log(`Error in fetching price details. ${String(error)}`);
    return undefined;
  }
}

/** Finds the plan of a change that waits: among the plans of the offer, or by its price when the offer lacks it. */
async function findWaiting(
  sales: SalesContext,
  { subscription, plans }: { readonly subscription: Subscription; readonly plans: readonly Plan[] },
  options: LoadOptions,
): Promise<WaitingPlan | undefined> {
  const { nextCharge, nextEventDateUTC } = subscription;
  const priceCode = nextCharge?.priceCode;
  if (!priceCode || priceCode === subscription.priceCode) return undefined;
  const offered = plans.find((plan) => plan.priceCode === priceCode);
  const plan = offered ?? (await findPlan(sales, { name: '', priceCode }, options));
  const firstCycle = nextCharge.currentRetailCycleIDX ?? 1;
  return plan && { plan, firstCycle, beginsAt: nextEventDateUTC ?? undefined };
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
  const { sku, productName: name, priceCode: code } = subscription;
  const offered = listPlans(offer);
  const [current, waiting] = await Promise.all([
    findPlan(sales, { sku, name, priceCode: code }, options),
    findWaiting(sales, { subscription, plans: offered }, options),
  ]);
  const plans = offered.filter(
    ({ priceCode, currency }) =>
      priceCode !== subscription.priceCode && (current === undefined || currency === current.currency),
  );
  return { sales, subscription, current, plans, waiting };
}
