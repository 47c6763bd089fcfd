/** Buying a subscription in a browser: from the offer through the sign-up to a paid order, with the sandbox's cards. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshEmail } from './account/freshEmail.ts';
import { signUpOnTheWay } from './account/signUpOnTheWay.ts';
import { openVisitor, ON_THE_WAY, currentPath, press, seeHeading } from './account/openVisitor.ts';
import { useSandbox } from './account/startSandbox.ts';
import { bill, cardField, enterCard } from './checkout/atCheckout.ts';
import { settleColours } from './reader/checkPage.ts';

const PATIENCE_MS = 180_000;
const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const ASKS_THE_BANK = '4000002760003184';

const newspaper = useSandbox();

/** Opens a visitor who has chosen the monthly plan and created an account on the way to the checkout. */
async function arrive(name: string) {
  const reader = await openVisitor({ origin: newspaper.origin });
  const { page } = reader;
  await reader.open('/offer/');
  await page.getByText('€1 for 3 months, then €12 a month').waitFor();
  await page.getByRole('button', { name: 'Start for €1' }).click();
  await page.waitForURL('**/subscribe/');
  await page.goto('/account/login/?redirect=%2Fcheckout%2F');
  await signUpOnTheWay(page, freshEmail(name));
  await page.waitForURL('**/checkout/');
  return reader;
}

async function violations(page: Page) {
  await settleColours(page);
  return (await new AxeBuilder({ page }).include('main').analyze()).violations;
}

test(
  'a visitor chooses an offer, signs up on the way, pays by card, and has nothing left to pay for',
  async () => {
    const { page } = await arrive('ada');
    expect(await violations(page)).toEqual([]);
    await bill(page);
    await enterCard(page, GOOD);
    expect(await page.content()).not.toContain(GOOD);
    expect(await violations(page)).toEqual([]);
    await press(page, 'Pay now');
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/account/subscriptions/');
    await page.getByRole('main').getByText('Active', { exact: true }).waitFor();
    await page.goto('/checkout/');
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/offer/?redirect=%2Fcheckout%2F');
  },
  PATIENCE_MS,
);

test(
  'a declined card is told in the review with the button to press, and another one pays, after the bank has asked',
  async () => {
    const { page, expectTrouble } = await arrive('bo');
    expectTrouble(/402 \(Payment Required\)/);
    await bill(page);
    await enterCard(page, DECLINED);
    await press(page, 'Pay now');
    const refusal = page
      .getByRole('alert')
      .filter({ hasText: /declined.* press “Edit” at “Payment”/ })
      .first();
    await refusal.waitFor();
    // The pressed button is a screen below the message.
    await expect.poll(async () => (await refusal.boundingBox())?.y).toBeGreaterThan(0);
    await press(page, 'Edit Payment');
    expect(await page.getByLabel('Cardholder name').inputValue()).toBe('Ada Lovelace');
    expect(await cardField(page, 'CVC').inputValue()).toBe('123');
    await cardField(page, 'card number').fill(ASKS_THE_BANK);
    await press(page, 'Continue');
    await seeHeading(page, 'Review your order');
    await press(page, 'Pay now');
    await page.frameLocator('iframe[title="3D Secure 2"]').getByRole('button', { name: 'Complete' }).click();
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/account/subscriptions/');
  },
  PATIENCE_MS,
);
