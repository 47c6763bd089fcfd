import type { PriceInfo, SalesContext, Subscription } from '@broadsheet/sdk-sales';
import { getAllSubscriptions, getPriceInfo, getSubscriptionDetails } from '@broadsheet/sdk-sales/operations';
import { isPaidByReader } from '@broadsheet/sdk-sales/rules';
import { findEventDate } from './findEventDate.ts';

export interface ManagedSubscription {
  readonly subscription: Subscription;
  /** `undefined` where the retail service does not tell it: everything else is still true. */
  readonly price: PriceInfo | undefined;
}

/** The subscriptions that the reader pays for. */
export interface LoadedSubscriptions {
  readonly sales: SalesContext;
  readonly managed: readonly ManagedSubscription[];
}

export interface LoadOptions {
  readonly signal?: AbortSignal;
  readonly log: (message: string) => void;
}

async function loadPrice(
  sales: SalesContext,
  subscription: Subscription,
  { signal, log }: LoadOptions,
): Promise<PriceInfo | undefined> {
  const { priceCode, currentRetailCycleIDX: cycleIndex } = subscription;
  if (!priceCode) return undefined;
  const startMs = findEventDate(subscription, 'START_SUBSCRIPTION');
  try {
    return await getPriceInfo(sales, priceCode, { cycleIndex, startMs, signal });
  } catch (error) {
    if (signal?.aborted !== true) log(`Error in fetching price details. ${String(error)}`);
    return undefined;
  }
}

/** @throws SalesError, ApiError, NetworkError as `getAllSubscriptions` and `getSubscriptionDetails` do */
export async function loadSubscriptions(
  sales: SalesContext,
  options: LoadOptions,
): Promise<LoadedSubscriptions> {
  const { signal } = options;
  const own = (await getAllSubscriptions(sales, { signal })).filter(isPaidByReader);
  const managed = await Promise.all(
    own.map(async (summary) => {
      const details = await getSubscriptionDetails(sales, summary.subscriptionID, { signal });
      const subscription = { ...summary, ...details };
      return { subscription, price: await loadPrice(sales, subscription, options) };
    }),
  );
  return { sales, managed };
}
