/** A platform that sells, and the fakes of its payment calls. */
import { startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';

export const ITEM = { sku: 'digital', priceCode: 'DIGITAL-MONTHLY', quantity: 1 };

let running: Promise<TestPlatform> | undefined;

/** Returns the test file's platform, which starts on first use. */
export const openPlatform = (): Promise<TestPlatform> =>
  (running ??= startPlatform({ fixtures: ['subscriptions'] }));

export const closePlatform = async (): Promise<void> => (await running)?.close();

/** Returns the answer to the call that begins the payment of an order. */
export const begun = (url: string) => ({
  orderNumber: /order\/([^/]+)/.exec(url)?.[1] ?? '',
  parameter1: 'pi_1_secret_2',
  parameter2: 'pk_test_1',
});

/** Returns the answer to the call that finalizes an order. */
export const paid = (url: string) => ({
  orderNumber: begun(url).orderNumber,
  status: 'Paid',
  items: [],
  total: 1,
});

/** Returns the JSON that a call sent. */
export function sentIn(call: { readonly init: RequestInit | undefined } | undefined): unknown {
  const body = call?.init?.body;
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}
