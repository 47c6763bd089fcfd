/** The page that offers plans, before one is chosen: how little script it loads, and what happens when something fails. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';
import { openReader } from './reader/openReader.ts';

const PLANS = /\/_broadsheet\/block\?.*instance=offer/;
const SERVICE = /\/retail\/public\/v1\/offer\/live\//;

const plan = (page: Page) => page.getByRole('article').filter({ hasText: 'Digital, monthly' });
const price = (page: Page) => plan(page).getByText('€1 for 3 months, then €12 a month');

test('offers plans in at most 8.5 KB of script to a reader who has chosen nothing yet', async () => {
  const { page, open, requests, settle } = await openReader({ consent: 'unknown', hasClosedAlert: false });
  await open('/offer/');
  await price(page).waitFor();
  await settle();
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((script) => script.sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(8_704);
  expect(requests.filter((request) => SERVICE.test(request.url()))).toEqual([]);
});

test.each([390, 1280])('nothing in sight moves when the plans appear, at %i pixels', async (width) => {
  const { page, open, settle } = await openReader({ width, height: 823 });
  // On a fast machine the plans may be there before the first drawing of the page.
  await page.route(PLANS, async (route) => {
    await pause(500);
    await route.continue();
  });
  await measureShifts(page);
  await open('/offer/');
  await price(page).waitFor();
  await settle();
  expect(await seeShifts(page)).toEqual([]);
});

test('requests the campaign of the address', async () => {
  const { page, open, requests } = await openReader();
  await open('/offer/?campaign=autumn%2F26');
  await price(page).waitFor();
  const requested = requests.find((request) => PLANS.test(request.url()));
  const search = new URL(requested?.url() ?? '').searchParams.get('search') ?? '';
  expect(new URLSearchParams(search).get('campaign')).toBe('autumn/26');
});

test('draws the plans that the server could not write', async () => {
  const { page, open, expectTrouble } = await openReader();
  expectTrouble(/status of 503/);
  await page.route(PLANS, (route) => route.fulfill({ status: 503, body: '' }));
  await open('/offer/');
  await price(page).waitFor();
  await plan(page).getByRole('button', { name: 'Start for €1' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/subscribe/');
});

test('says when no plan can be had, and leads the keyboard to the plans once they are there', async () => {
  const { page, open, expectTrouble } = await openReader();
  expectTrouble(/status of 503/);
  expectTrouble(/answered 503/);
  await page.route(PLANS, (route) => route.fulfill({ status: 503, body: '' }));
  await page.route(SERVICE, (route) => route.fulfill({ status: 503, body: '' }));
  await open('/offer/');
  await page.getByText('The offers could not be loaded.').waitFor();
  await page.unroute(PLANS);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await price(page).waitFor();
  expect(await page.getByText('The offers could not be loaded.').isVisible()).toBe(false);
  await expect.poll(() => page.locator('h1:focus').textContent()).toBe('Read what Aldermouth talks about');
});

test('shows three cards for six plans, and the plans by the year at a press of a key', async () => {
  const { page, open } = await openReader({ width: 390 });
  await open('/offer/');
  await price(page).waitFor();
  const names = () => page.getByRole('article').getByRole('heading').allTextContents();
  expect(await names()).toEqual([
    'Digital, monthly',
    'Digital and weekend paper, monthly',
    'Supporter, monthly',
  ]);
  await page.getByRole('radio', { name: 'Monthly' }).press('ArrowRight');
  expect(await names()).toEqual([
    'Digital, annual',
    'Digital and weekend paper, annual',
    'Supporter, annual',
  ]);
  expect(await page.getByText('€24 less a year than by the month').isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_600);
});

test('shows the plan that a link names, and leaves the cart alone', async () => {
  const { page, open, requests, settle } = await openReader();
  await open('/offer/?plan=SUPPORTER-ANNUAL');
  const button = page.getByRole('button', { name: 'Support us for a year' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  await settle();
  expect(requests.filter((request) => request.url().includes('/cart/'))).toEqual([]);
  expect(page.url()).toMatch(/\/offer\/$/);
});

test('shows why a plan far down the page could not be chosen where its reader is', async () => {
  const { page, open, expectTrouble } = await openReader();
  expectTrouble(/status of 503/);
  expectTrouble(/was answered with HTTP 503/);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.route(/\/sales\/public\/v1\/cart\//, (route) => route.fulfill({ status: 503, body: '' }));
  await open('/offer/');
  await price(page).waitFor();
  await page.getByRole('radio', { name: /Yearly/ }).check();
  await page.getByRole('button', { name: 'Support us for a year' }).press('Enter');
  const problem = page.getByText(/could not be put in your cart/);
  await expect
    .poll(() =>
      problem.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const seen = element.ownerDocument.elementFromPoint(60, (top + bottom) / 2);
        return seen !== null && element.contains(seen);
      }),
    )
    .toBe(true);
});
