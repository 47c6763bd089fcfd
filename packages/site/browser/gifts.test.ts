/**
 * Giving a subscription to others in a browser: a gift from its purchase to its recipient, seats of a subscription that are
 * given and withdrawn, and codes in every state. The service's data are read in the reader's own session.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mailedLink, mailsTo } from './account/mailbox.ts';
import { freshEmail } from './account/freshEmail.ts';
import { signUpOnTheWay } from './account/signUpOnTheWay.ts';
import { getMain, openVisitor, ON_THE_WAY, currentPath, press, seeHeading } from './account/openVisitor.ts';
import { useSandbox } from './account/startSandbox.ts';
import { bill, choose } from './checkout/atCheckout.ts';
import { payWithCard, enterEmail } from './checkout/shortWay.ts';
import { accessViolations, sidewaysElements } from './reader/checkPage.ts';
import { STORED_SESSION } from './session/storedSession.ts';

const PATIENCE_MS = 120_000;
const PHONE = { width: 320, height: 700 } as const;
const DESK = { width: 1280, height: 800 } as const;
const GIFT_MAIL = 'The Aldermouth Courier has a gift for you';
const INVITATION = 'You are invited to read The Aldermouth Courier';

const newspaper = useSandbox();

/** The service redirects to the one checkout that it knows, and that one to the checkout of gifts. */
async function payAtPayPal(page: Page, next: string): Promise<void> {
  await bill(page);
  await choose(page, 'PayPal');
  await getMain(page).getByText('You pay once.').waitFor();
  await press(page, 'Pay with PayPal');
  await page.waitForURL('**/sandbox/paypal/checkoutnow?*');
  await press(page, 'Agree and pay');
  await expect.poll(currentPath(page), ON_THE_WAY).toBe(next);
}

/** Returns the service's answer to the reader of the page, called in their session. */
const ask = (page: Page, path: string): Promise<unknown> =>
  page.evaluate(
    async ([url, key]) => {
      const stored = sessionStorage.getItem(key) ?? localStorage.getItem(key) ?? '';
      const [, token = ''] = /"accessToken":"([^"]+)"/.exec(stored) ?? [];
      const answer = await fetch(url, { cache: 'no-store', headers: { authorization: `Bearer ${token}` } });
      return answer.json();
    },
    [`/sales/public/v1${path}`, STORED_SESSION] as const,
  );

/** Returns the products that the reader of the page may read, according to the service. */
const skusOf = async (page: Page): Promise<string> => JSON.stringify(await ask(page, '/entitlements'));

/** Asserts that axe finds nothing in either theme, and that a narrow screen does not scroll sideways. */
async function checkView(page: Page): Promise<void> {
  expect(await accessViolations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await sidewaysElements(page)).toEqual([]);
  await page.setViewportSize(DESK);
}

/** Returns the text on the paper when the newest gift is printed. */
async function paperOf(page: Page): Promise<string> {
  await page.evaluate(() => {
    window.print = () => {
      // Marked at once, because the page is as it was by the time the print styles are emulated.
      for (const card of document.querySelectorAll('[data-printed]')) card.classList.add('on-paper');
    };
  });
  await press(page, 'Print gift #1');
  await page.locator('.on-paper').waitFor();
  await page.evaluate(() => document.querySelector('.on-paper')?.setAttribute('data-printed', ''));
  await page.emulateMedia({ media: 'print' });
  const paper = await page.evaluate(() => document.body.innerText);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => document.querySelector('.on-paper')?.removeAttribute('data-printed'));
  return paper;
}

async function redeem(page: Page, code: string): Promise<void> {
  await page.goto('/account/redeem/');
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
}
const refusalOn = (page: Page) => getMain(page).getByRole('alert').filter({ hasText: /\S/ }).first();

test(
  'a gift is chosen by keyboard, paid at PayPal, mailed, redeemed by a reader who signs up on the way, and told of to its giver',
  async () => {
    const [ada, bo] = [freshEmail('ada'), freshEmail('bo')];
    const giver = await openVisitor({ origin: newspaper.origin });
    const { page } = giver;
    await giver.open('/offer/');
    await getMain(page).getByRole('link', { name: 'Give a subscription' }).click();
    await page.getByText('€99').waitFor();
    await checkView(page);
    await page.getByLabel('Name of the recipient').focus();
    await page.keyboard.type('Bo');
    await page.keyboard.press('Tab');
    await page.keyboard.type(bo);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Happy birthday!');
    await page.getByRole('button', { name: 'Continue to payment' }).focus();
    await page.keyboard.press('Enter');
    await signUpOnTheWay(page, ada);
    await page.waitForURL('**/gift/checkout/');
    await payAtPayPal(page, '/gift/');
    await seeHeading(page, 'Thank you. Your gift is paid');
    await getMain(page).getByText(`For Bo, ${bo}. The mail went out`).waitFor();
    const code = await getMain(page).locator('code').innerText();
    await checkView(page);
    const paper = await paperOf(page);
    expect(paper).toContain(code);
    expect(paper).not.toMatch(/Continue to payment|Not redeemed yet|Subscribe/);
    expect(await mailsTo(newspaper.origin, bo)).toHaveLength(1);
    expect(await skusOf(page)).not.toContain('gift-digital');

    const receiver = await openVisitor({ origin: newspaper.origin });
    await receiver.open(await mailedLink(newspaper.origin, bo, GIFT_MAIL));
    await signUpOnTheWay(receiver.page, bo);
    await receiver.page.getByLabel('Code').waitFor();
    expect(await receiver.page.getByLabel('Code').inputValue()).toBe(code);
    await press(receiver.page, 'Redeem code');
    await receiver.page.getByRole('region', { name: /is open for you$/ }).waitFor();
    await checkView(receiver.page);
    expect(await skusOf(receiver.page)).toContain('gift-digital');
    await receiver.page.goto('/account/subscriptions/');
    const words = getMain(receiver.page).getByText('You read with a subscription that you were given, until');
    expect(await words.innerText()).toMatch(/ until [A-Z][a-z]+ \d+, \d{4}\.$/);
    await receiver.page.goto('/account/payment/');
    await getMain(receiver.page).getByText('paymentMethodID is required').waitFor();
    await getMain(receiver.page).getByRole('link', { name: 'Your subscriptions' }).click();
    await receiver.page.waitForURL('**/account/subscriptions/');

    await page.goto('/gift/');
    await getMain(page).getByText(`For Bo, ${bo}. Redeemed on`).waitFor();
    const confirmed = async () =>
      (await mailsTo(newspaper.origin, ada)).filter(({ subject }) => subject.startsWith('Your gift of '));
    await expect.poll(confirmed, ON_THE_WAY).toHaveLength(1);
    expect(await ask(page, '/subscription/gift')).toMatchObject([{ status: 1, redeemCode: null }]);

    giver.expectTrouble(/409 \(Conflict\)/);
    giver.expectTrouble(/404 \(Not Found\)/);
    giver.expectTrouble(/410 \(Gone\)/);
    await redeem(page, code);
    expect(await refusalOn(page).innerText()).toMatch(/^This code was redeemed already\./);
    await redeem(page, 'G1-nobodyhasgiventhisone');
    expect(await refusalOn(page).innerText()).toMatch(/^There is no such code\./);
    await redeem(page, 'REGATTA-CREW-2026');
    expect(await refusalOn(page).innerText()).toMatch(/^This code has expired\./);
    await checkView(page);
    await redeem(page, 'UNI-ALDERMOUTH');
    await page.getByText('You can read for as long as your organization pays for it.').waitFor();
    expect(await skusOf(page)).toContain('"digital"');
  },
  PATIENCE_MS,
);

test(
  'a place is given to somebody who reads, and taken back, which ends it',
  async () => {
    const [cy, di] = [freshEmail('cy'), freshEmail('di')];
    const owner = await openVisitor({ origin: newspaper.origin });
    const { page } = owner;
    await owner.open('/offer/');
    await page.getByRole('button', { name: 'Start for €1' }).click();
    await enterEmail(page, di);
    await payWithCard(page, '€1');
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/account/subscriptions/');
    await getMain(page).getByRole('link', { name: 'Share it' }).click();
    await getMain(page).getByText('2 of 2 places are free.').waitFor();
    await page.getByLabel('Email of the person you invite').fill(cy);
    await page.keyboard.press('Enter');
    await getMain(page).getByText('1 of 2 places is free.').waitFor();
    await getMain(page)
      .getByRole('listitem')
      .filter({ hasText: `${cy}Invited` })
      .waitFor();
    await checkView(page);

    const guest = await openVisitor({ origin: newspaper.origin });
    const link = await mailedLink(newspaper.origin, cy, INVITATION);
    await guest.open(link);
    await signUpOnTheWay(guest.page, cy);
    await guest.page.getByLabel('Code').waitFor();
    await press(guest.page, 'Redeem code');
    await guest.page.getByText(`${di} shares it with you.`).waitFor();
    expect(await skusOf(guest.page)).toContain('"digital"');
    await guest.page.goto('/account/subscriptions/');
    await getMain(guest.page).getByText('a subscription that somebody shares with you.').waitFor();
    await guest.page.goto('/account/sharing/');
    await getMain(guest.page).getByText(`by ${di}`).waitFor();
    await checkView(guest.page);

    await page.reload();
    await getMain(page)
      .getByRole('listitem')
      .filter({ hasText: `${cy}Reads along` })
      .waitFor();
    await page.getByRole('button', { name: `Take back: ${cy}` }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Take back' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await question.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await getMain(page).getByText(`The place of ${cy} is free again.`).waitFor();
    expect(await skusOf(guest.page)).not.toContain('"digital"');
    guest.expectTrouble(/410 \(Gone\)/);
    await guest.page.goto(link);
    await press(guest.page, 'Redeem code');
    expect(await refusalOn(guest.page).innerText()).toMatch(/^What this code was for was taken back/);
  },
  PATIENCE_MS,
);
