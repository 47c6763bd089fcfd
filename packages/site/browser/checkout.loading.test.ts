/** The checkout while it loads: nothing in sight moves, and its headings are in order. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from './account/makeAccount.ts';
import type { Account } from './account/makeAccount.ts';
import { openSignedIn, openVisitor, press } from './account/openVisitor.ts';
import { useSandbox } from './account/startSandbox.ts';
import { headingFaults } from './reader/checkPage.ts';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';
import type { Reader } from './reader/openReader.ts';

const newspaper = useSandbox();
let account: Account;
beforeAll(async () => {
  account = await makeAccount(newspaper.origin, 'ada');
});

/** On a fast machine the form may be there before the first drawing of the page. */
async function slowDown(page: Page): Promise<void> {
  await page.route(/\/assets\/.*\.js$|\/(?:identity|sales)\/public\//, async (route) => {
    await pause(300);
    await route.continue();
  });
}

/** Chooses a plan where plans are offered. */
async function choosePlan({ page, open, settle }: Reader): Promise<void> {
  await open('/offer/');
  await press(page, 'Start for €1');
  await page.waitForURL('**/subscribe/');
  await settle();
}

describe.each([390, 1280])('at %i pixels', (width) => {
  test('the short checkout does not move while it loads for a stranger, and leaves out no heading', async () => {
    const { page, open, settle } = await openVisitor({ origin: newspaper.origin, width, height: 823 });
    await slowDown(page);
    await measureShifts(page);
    await open('/subscribe/');
    await page.getByRole('button', { name: 'Log in with Google' }).waitFor();
    await settle();
    expect.soft(await seeShifts(page)).toEqual([]);
    expect(await headingFaults(page)).toEqual([]);
  });

  test('the short checkout of a stranger who has chosen a plan leaves out no heading', async () => {
    const reader = await openVisitor({ origin: newspaper.origin, width, height: 823 });
    const { page } = reader;
    await choosePlan(reader);
    await page.getByRole('heading', { name: 'Order summary' }).waitFor();
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    expect(await headingFaults(page)).toEqual([]);
  });

  test.each([
    ['/subscribe/', 'Country'],
    ['/checkout/', 'Street address'],
  ])('%s does not move while it loads for a reader, and leaves out no heading', async (path, field) => {
    const reader = await openSignedIn(account, { origin: newspaper.origin, width, height: 823 });
    const { page, open, settle } = reader;
    await choosePlan(reader);
    await slowDown(page);
    await measureShifts(page);
    await open(path);
    await page.getByLabel(field, { exact: true }).waitFor();
    await settle();
    expect.soft(await seeShifts(page)).toEqual([]);
    expect(await headingFaults(page)).toEqual([]);
  });
});
