/**
 * One reader's checkout, as a browser does it with the sales client: whatever gets lost on the way is tried again, at
 * whichever process answers then.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { createMemoryStore, isApiError } from '@broadsheet/client-core';
import type { Fetch } from '@broadsheet/client-core';
import { createSalesClient } from '@broadsheet/sdk-sales';
import type { SalesClient } from '@broadsheet/sdk-sales';
import type { Provider } from './openProvider.ts';

/**
 * What the reader does when it comes to paying. `declines`: the first card is refused, the second is not. `twoTabs`: pays
 * in one tab and finishes in two. `leaves`: pays and closes the page at once, so that an event has to tell. `vanishes`: the
 * same, and the event gets lost. `abandons`: never pays.
 */
export type Habit = 'pays' | 'declines' | 'twoTabs' | 'leaves' | 'vanishes' | 'abandons';

export interface CheckedOut {
  readonly orderNumber: string;
  readonly habit: Habit;
}

export interface CheckoutOptions {
  readonly habit: Habit;
  readonly accessToken: string;
  /** Sends a request to a process that is there. */
  readonly fetch: Fetch;
  readonly provider: Provider;
  /** Of the shop, without a trailing slash. */
  readonly origin: string;
}

const GOOD_CARD = '4242424242424242';
const DECLINED_CARD = '4000000000000002';
const STRIPE = { paymentMethodID: 1 };
const ITEM = { sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 };
const ADDRESS = { line1: 'Am Ufer 1', locality: 'Berlin', postal: '10115', country: 'DE' };
/** A thousand at once wait long; only the kill may end a call. In milliseconds. */
const TIMEOUT_MS = 300_000;
/** Of each step, a tenth of a second apart at first; a reader who waits longer has gone home. */
const TRIES = 40;
const PAUSE_MS = 100;
/** That an order is paid or cancelled already. */
const ORDER_OVER = '400012';

/** Whether trying again may help: nothing answered, the server is in trouble, or the first call is still at work. */
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
    // The answer to the first click may have been lost, so the item may be there already.
    if (isRetry) await client.clearCart();
    isRetry = true;
    await client.addItemToCart([ITEM]);
  });
  return (await persist(() => client.createNewOrder(ADDRESS, { email: 'reader@example.com' }))).orderNumber;
}

/** @returns the secret of the payment; undefined when the order turns out to be paid */
async function start(client: SalesClient, orderNumber: string): Promise<string | undefined> {
  try {
    return (await persist(() => client.initializePayment(orderNumber, STRIPE))).parameter1 ?? undefined;
  } catch (error) {
    if (isApiError(error) && error.code === ORDER_OVER) return undefined;
    throw error;
  }
}

/** @throws Error an order ends otherwise than its reader's habit says */
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
