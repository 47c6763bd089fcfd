import type { PriceInfo, SalesContext, Subscription } from '@broadsheet/sdk-sales';
import { getAllSubscriptions, getPriceInfo, getSubscriptionDetails } from '@broadsheet/sdk-sales/operations';
import { isPaidByReader } from '@broadsheet/sdk-sales/rules';
import { findEventDate } from './findEventDate.ts';
import { findPaidByOther, listPaidByOthers } from './listPaidByOthers.ts';
import type { PaidByOther } from './listPaidByOthers.ts';

export interface ManagedSubscription {
  readonly subscription: Subscription;
  /** The price; `undefined` when the sales service does not return it, while everything else is still valid. */
  readonly price: PriceInfo | undefined;
  /** The price of the plan that begins when the current period ends. */
  readonly nextPrice: PriceInfo | undefined;
}

/** The subscriptions that the reader pays for, and how others pay for what the reader reads. */
export interface LoadedSubscriptions {
  readonly sales: SalesContext;
  readonly managed: readonly ManagedSubscription[];
  readonly paidByOthers: readonly PaidByOther[];
  /** The end of the gift that lasts longest, in milliseconds since 1970; `undefined` without one, or if it is not known. */
  readonly giftEndsOn: number | undefined;
}

export interface LoadOptions {
  readonly signal?: AbortSignal;
  readonly log: (message: string) => void;
}

interface RequestedPrice {
  readonly priceCode: string;
  readonly cycleIndex?: number | undefined;
  readonly startMs?: number | undefined;
}

async function requestPrice(
  sales: SalesContext,
  { priceCode, cycleIndex, startMs }: RequestedPrice,
  { signal, log }: LoadOptions,
): Promise<PriceInfo | undefined> {
  try {
    return await getPriceInfo(sales, priceCode, { cycleIndex, startMs, signal });
  } catch (error) {
    if (signal?.aborted !== true) log(`Error in fetching price details. ${String(error)}`);
    return undefined;
  }
}

async function loadPrice(sales: SalesContext, subscription: Subscription, options: LoadOptions) {
  const { priceCode, currentRetailCycleIDX } = subscription;
  if (!priceCode) return undefined;
  const startMs = findEventDate(subscription, 'START_SUBSCRIPTION');
  return requestPrice(sales, { priceCode, cycleIndex: currentRetailCycleIDX ?? undefined, startMs }, options);
}

/** Loads the price of a change of plan that waits for the end of the period; `undefined` without one. */
async function loadNextPrice(
  sales: SalesContext,
  { nextCharge, priceCode: current, nextEventDateUTC }: Subscription,
  options: LoadOptions,
) {
  const priceCode = nextCharge?.priceCode;
  if (!priceCode || priceCode === current) return undefined;
  return requestPrice(sales, { priceCode, startMs: nextEventDateUTC ?? undefined }, options);
}

/** Returns when the last of the gifts that a reader reads with ends. Without an answer everything else is still valid. */
async function loadGiftEnd(
  sales: SalesContext,
  all: readonly Subscription[],
  { signal, log }: LoadOptions,
): Promise<number | undefined> {
  const gifts = all.filter((subscription) => findPaidByOther(subscription) === 'gift');
  try {
    const details = await Promise.all(
      gifts.map(async ({ subscriptionID }) => getSubscriptionDetails(sales, subscriptionID, { signal })),
    );
    const ends = details.flatMap(({ nextEventDateUTC }) => nextEventDateUTC ?? []);
    return ends.length === 0 ? undefined : Math.max(...ends);
  } catch (error) {
    if (signal?.aborted !== true) log(`The end of a gift could not be read. ${String(error)}`);
    return undefined;
  }
}

/**
 * Loads the subscriptions that the reader pays for, and how others pay. @throws SalesError, ApiError, NetworkError as
 * `getAllSubscriptions` and `getSubscriptionDetails` do
 */
export async function loadSubscriptions(
  sales: SalesContext,
  options: LoadOptions,
): Promise<LoadedSubscriptions> {
  const { signal } = options;
  const all = await getAllSubscriptions(sales, { signal });
  const own = all.filter(isPaidByReader);
  const readGiftEnd = loadGiftEnd(sales, all, options);
  const managed = await Promise.all(
    own.map(async (summary) => {
      const details = await getSubscriptionDetails(sales, summary.subscriptionID, { signal });
      const subscription = { ...summary, ...details };
      const [price, nextPrice] = await Promise.all([
        loadPrice(sales, subscription, options),
        loadNextPrice(sales, subscription, options),
      ]);
      return { subscription, price, nextPrice };
    }),
  );
  return { sales, managed, paidByOthers: listPaidByOthers(all), giftEndsOn: await readGiftEnd };
}
