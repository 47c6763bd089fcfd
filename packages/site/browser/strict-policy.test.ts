/** Blocks in an application of somebody else, whose policy allows no script and no style without the nonce of the response. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openReader } from './reader/openReader.ts';
import { startHostPage } from './strict-policy/startHostPage.ts';
import type { HostPage } from './strict-policy/startHostPage.ts';

let host: HostPage;
beforeAll(async () => {
  host = await startHostPage(inject('newspaper').origin);
});
afterAll(() => host[Symbol.asyncDispose]());

test('every feature hydrates under a policy of nonces, and has its look before and after', async () => {
  const reader = await openReader({ origin: host.origin, javaScript: false });
  await reader.open('/');
  const look = () =>
    reader.page.locator('[data-block="alert-bar"] nav').evaluate((nav) => getComputedStyle(nav).zIndex);
  expect(await look()).toBe('5');

  const other = await openReader({ origin: host.origin });
  await other.open('/');
  await other.page.locator('body[data-ready]').waitFor();
  expect(await other.page.locator('[data-block]').count()).toBeGreaterThan(50);
  expect(
    await other.page.locator('[data-block="alert-bar"] nav').evaluate((nav) => getComputedStyle(nav).zIndex),
  ).toBe('5');
});

test('what is rendered in the browser alone has its look by the nonce of the application', async () => {
  const reader = await openReader({ origin: host.origin });
  await reader.open('/browser-only/');
  await reader.page.locator('body[data-ready]').waitFor();
  expect(
    await reader.page.locator('[data-block="alert-bar"] nav').evaluate((nav) => getComputedStyle(nav).zIndex),
  ).toBe('5');
});
