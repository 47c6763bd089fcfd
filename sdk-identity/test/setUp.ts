import { createManualClock } from '@broadsheet/client-core';
import type { ManualClock } from '@broadsheet/client-core';
import type { IdentityClientOptions } from '../src/IdentityClient.ts';
import { createIdentityClient } from '../src/createIdentityClient.ts';
import { createTestBrowser } from './createTestBrowser.ts';
import type { TestTab } from './createTestBrowser.ts';
import { createTestService } from './createTestService.ts';
import { START_MS } from './createTestTokens.ts';

export const KEY = 'ArcId.USER_INFO';

/** Creates a service, a browser with one tab, and a client in it. Retries have no delay. */
export function setUp(options: Partial<IdentityClientOptions> = {}) {
  const service = createTestService();
  const browser = createTestBrowser();
  const clock = createManualClock(START_MS);
  const tab = browser.openTab();

  function clientIn({ adapters }: TestTab, more: Partial<IdentityClientOptions> = {}) {
    const { origin, fetch } = service;
    const retry = { baseMs: 0, ...options.retry };
    return createIdentityClient({
      origin,
      fetch,
      clock,
      random: () => 0.5,
      ...adapters,
      ...options,
      ...more,
      retry,
    });
  }

  return { service, browser, clock, tab, clientIn, client: clientIn(tab) };
}

/** Like `setUp`, but with a session that an earlier page has stored in local storage. */
export function setUpSignedIn(identity: object, options: Partial<IdentityClientOptions> = {}) {
  const parts = setUp(options);
  parts.browser.local.values.set(KEY, JSON.stringify(identity));
  return parts;
}

/** Waits until all work is done that does not wait for the clock, including modules that are loaded on demand. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Advances the clock, step by step, until the promise has settled. */
export async function passTimeUntil<Value>(
  clock: ManualClock,
  stepMs: number,
  promise: Promise<Value>,
): Promise<Value> {
  const progress = { isOver: false };
  const over = (): void => {
    progress.isOver = true;
  };
  promise.then(over, over);
  while (!progress.isOver) {
    await settle();
    clock.advance(stepMs);
  }
  return promise;
}
