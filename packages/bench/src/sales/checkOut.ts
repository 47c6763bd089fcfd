/**
 * One reader's checkout, as a browser performs it with the sales client: a call that gets lost is repeated, at whichever
 * process is running then.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { createMemoryStore, isApiError } from '@broadsheet/client-core';
import type { Fetch } from '@broadsheet/client-core';
import { createSalesClient } from '@broadsheet/sdk-sales';
import type { SalesClient } from '@broadsheet/sdk-sales';
import type { Provider } from './openProvider.ts';

/**
 * The reader's behaviour at the payment. `declines`: the first card is refused, the second is not. `twoTabs`: pays in one
 * tab and finishes in two. `leaves`: pays and closes the page at once, so that an event must report the payment.
 * `vanishes`: the same, and the event gets lost. `abandons`: never pays.
 */
export type Habit = 'pays' | 'declines' | 'twoTabs' | 'leaves' | 'vanishes' | 'abandons';

export interface CheckedOut {
  readonly orderNumber: string;
  readonly habit: Habit;
}

export interface CheckoutOptions {
  readonly habit: Habit;
  readonly accessToken: string;
  /** Sends a request to a running process. */
  readonly fetch: Fetch;
  readonly provider: Provider;
  /** The shop's origin, without a trailing slash. */
  readonly origin: string;
}

const GOOD_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';
const STRIPE = { paymentMethodID: 1 };
const ITEM = { sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 };
const ADDRESS = { line1: 'Am Ufer 1', locality: 'Berlin', postal: '10115', country: 'DE' };
/** The timeout of a call in milliseconds: a thousand readers at once wait long, and only the kill may end a call. */
const TIMEOUT_MS = 300_000;
/** The number of tries of each step, a tenth of a second apart at first; after these, a real reader would have left. */
const TRIES = 40;
const PAUSE_MS = 100;
/** The error code for an order that is already paid or cancelled. */
const ORDER_OVER = '400012';

/** Returns whether a retry may help: no response, a server error, or the first call is still in progress. */
const mayPass = (error: unknown): boolean =>
  !isApiError(error) || error.httpStatus >= 500 || error.httpStatus === 429 || error.code === '409';

async function persist<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tries === TRIES || !mayPass(error)) throw error;
      await pause(PAUSE_MS * Math.min(tries, 10));
    }
  }
}

async function order(client: SalesClient): Promise<string> {
  let isRetry = false;
  await persist(async () => {
    // The response to the first click may have been lost, so the item may be in the cart already.
    if (isRetry) await client.clearCart();
    isRetry = true;
    await client.addItemToCart([ITEM]);
  });
  return (await persist(() => client.createNewOrder(ADDRESS, { email: 'reader@example.com' }))).orderNumber;
}

/** Starts the payment. @returns the secret of the payment; `undefined` when the order is already paid */
async function start(client: SalesClient, orderNumber: string): Promise<string | undefined> {
  try {
    return (await persist(() => client.initializePayment(orderNumber, STRIPE))).parameter1 ?? undefined;
  } catch (error) {
    if (isApiError(error) && error.code === ORDER_OVER) return undefined;
    throw error;
  }
}

/** Performs the checkout. @throws Error when an order ends otherwise than its reader's habit says */
export async function checkOut(options: CheckoutOptions): Promise<CheckedOut> {
  const { habit, accessToken, fetch, provider, origin } = options;
  const storage = createMemoryStore();
  const openTab = (): SalesClient =>
    createSalesClient({
      origin,
      retail: { origin },
      fetch,
      storage,
      retry: { attempts: 1 },
      timeoutMs: TIMEOUT_MS,
      identity: { isLoggedIn: () => true, userIdentity: { accessToken } },
    });
  const client = openTab();
  const orderNumber = await order(client);
  const secret = await start(client, orderNumber);
  if (secret === undefined) throw new Error(`The order ${orderNumber} was over before it was paid.`);
  if (habit === 'abandons') return { orderNumber, habit };
  const isHeard = habit !== 'vanishes';
  if (habit === 'declines') await provider.confirm(secret, { card: DECLINED_CARD, isHeard });
  const state = await provider.confirm(secret, { card: GOOD_CARD, isHeard });
  if (state !== 'succeeded') throw new Error(`The payment of ${orderNumber} is "${state}" at the provider.`);
  if (habit === 'leaves' || habit === 'vanishes') return { orderNumber, habit };
  const token = secret.split('_secret_')[0] ?? '';
  const tabs = habit === 'twoTabs' ? [client, openTab()] : [client];
  await Promise.all(tabs.map((tab) => persist(() => tab.finalizePayment(orderNumber, { ...STRIPE, token }))));
  return { orderNumber, habit };
}
