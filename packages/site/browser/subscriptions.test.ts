/** Subscriptions as their readers manage them: address and card, plans, cancelling, and the effects of time. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mailedLink, mailsTo } from './account/mailbox.ts';
import { makeSubscriber } from './account/makeSubscriber.ts';
import {
  getField,
  logIn,
  getMain,
  ON_THE_WAY,
  openSignedIn,
  openVisitor,
  currentPath,
  press,
} from './account/openVisitor.ts';
import { useSandbox } from './account/startSandbox.ts';
import { settleColours } from './reader/checkPage.ts';

const PATIENCE_MS = 240_000;
const SUBSCRIPTIONS = '/account/subscriptions/';
/** A story for subscribers. */
const LOCKED_STORY = '/business/port/2026/11/18/who-owns-pier-9/';
const GOOD = '4242424242424242';
const DECLINED = '4000000000000002';
const ASKS_THE_BANK = '4000002500003155';
/** A card that can be saved, and then refuses every charge. */
const DECLINES_LATER = '4000000000000341';

const newspaper = useSandbox();

/**
 * Moves the clock of everything that is sold forward, and runs the billing that is due.
 *
 * @returns the text of the clock's page
 */
async function pass(days: number): Promise<string> {
  const url = `${newspaper.origin}/sandbox/clock`;
  await fetch(url, { method: 'POST', body: new URLSearchParams({ days: String(days) }) });
  return (await fetch(url)).text();
}

/** Runs the billing that is due now. */
const bill = async (): Promise<string> => (await fetch(`${newspaper.origin}/sandbox/clock`)).text();

async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Cardholder name').fill('Ada Lovelace');
  const frame = (title: string) => page.frameLocator(`iframe[title*="${title}"]`).getByRole('textbox');
  await frame('card number').fill(number);
  await frame('expiration').fill('0440');
  await frame('CVC').fill('123');
  await press(page, 'Save payment method');
}

/** Asserts that axe finds nothing in either theme, and that nothing is wider than a small phone. */
async function expectGood(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await settleColours(page);
    // The provider's frames are separate pages.
    const { violations } = await new AxeBuilder({ page }).include('main').exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 320, height: 640 });
  const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
  expect(scrollWidth).toBeLessThanOrEqual(320);
  await page.setViewportSize(size);
}

/**
 * Upgrades with a card whose bank asks for a confirmation: refuses it, leaves it unanswered over a reload, and confirms it.
 */
async function answerBankAboutPlan(page: Page): Promise<void> {
  const bank = page.frameLocator('iframe[title="3D Secure 2"]');
  await press(page, 'Change plan and pay €17');
  await bank.getByRole('button', { name: 'Fail' }).click();
  await seen(page, /^The payment did not go through\. Nothing has changed and nothing was charged\./);
  await expectGood(page);
  await press(page, 'Change plan and pay €17');
  await bank.getByRole('button', { name: 'Leave' }).click();
  await seen(page, /^Your bank wants to hear from you before it pays/);
  await expectGood(page);
  await press(page, 'Answer the bank');
  await bank.getByRole('button', { name: 'Complete' }).waitFor();
  await page.reload();
  await seen(page, /^Your bank wants to hear from you before it pays/);
  await press(page, 'Answer the bank');
  await bank.getByRole('button', { name: 'Complete' }).click();
}

const seen = (page: Page, text: string | RegExp) => getMain(page).getByText(text).first().waitFor();

test(
  'a subscriber moves house, gives another card after a decline and the bank’s question, and changes plan',
  async () => {
    const ada = await makeSubscriber(newspaper.origin, 'ada', { card: GOOD });
    const { page, open, expectTrouble } = await openSignedIn(ada, { origin: newspaper.origin });
    expectTrouble(/402 \(Payment Required\)/);
    // The service answers this while the bank's confirmation is missing.
    expectTrouble(/409 \(Conflict\)/);
    await open(SUBSCRIPTIONS);
    await seen(page, '€1 for 3 months, then €12 a month');
    await expectGood(page);

    await press(page, 'Change address');
    await getField(page, 'Street address').fill('7 Harbour Lane');
    await expectGood(page);
    await press(page, 'Save address');
    await seen(page, /^7 Harbour Lane, Hamburg/);

    await getMain(page).getByRole('link', { name: 'Update payment method' }).click();
    await page.waitForURL('**/account/payment/?paymentMethodID=*');
    await page.getByLabel('Cardholder name').waitFor();
    await seen(page, /^Digital #\d+ is paid with:$/);
    await expectGood(page);
    await enterCard(page, DECLINED);
    await page
      .getByRole('alert')
      .filter({ hasText: /declined/ })
      .first()
      .waitFor();
    await enterCard(page, ASKS_THE_BANK);
    await page.frameLocator('iframe[title="3D Secure 2"]').getByRole('button', { name: 'Complete' }).click();
    await expect.poll(currentPath(page), ON_THE_WAY).toBe(SUBSCRIPTIONS);
    await seen(page, 'Visa •••• 3155');
    expect(await page.content()).not.toContain(ASKS_THE_BANK);
    expect(await ada.paid()).toEqual([1]);

    await getMain(page).getByRole('link', { name: 'Change plan' }).click();
    await page.waitForURL('**/account/change-plan/?subscriptionID=*');
    await seen(page, /^You have Digital, monthly/);
    await expectGood(page);
    await page.getByRole('radio', { name: /^Supporter, monthly/ }).check();
    await press(page, 'See what it costs');
    await seen(page, 'Charged now');
    await expectGood(page);
    await answerBankAboutPlan(page);
    await page.getByRole('heading', { name: 'You have Supporter, monthly now' }).waitFor();
    expect(await ada.paid()).toEqual([1, 17]);
    expect(await ada.details()).toMatchObject({ priceCode: 'SUPPORTER-MONTHLY', status: 1 });

    // A month later the subscription is billed and a mail is sent; the change of plan waits for the end of that month.
    expect(await pass(31)).toContain('1 subscriptions renewed');
    expect(await ada.paid()).toEqual([1, 17, 18]);
    const changeAtPeriodEnd = async () => {
      await open(`/account/change-plan/`);
      await page.getByRole('radio', { name: /^Digital, monthly/ }).check();
      await press(page, 'See what it costs');
      await seen(page, /^You keep Supporter, monthly until/);
      await press(page, 'Change plan');
      await page.getByRole('heading', { name: /^Digital, monthly begins on/ }).waitFor();
    };
    await changeAtPeriodEnd();
    expect(await ada.paid()).toEqual([1, 17, 18]);

    // The change that waits is taken back by keyboard, and made once more.
    await open(SUBSCRIPTIONS);
    await seen(page, /^From .*: Digital, monthly, /);
    await page.getByRole('button', { name: /^Keep my plan/ }).press('Enter');
    await expectGood(page);
    await page.getByRole('button', { name: 'Yes, keep it' }).press('Enter');
    await seen(page, 'Supporter goes on as it is.');
    expect(await ada.details()).toMatchObject({
      priceCode: 'SUPPORTER-MONTHLY',
      nextCharge: { priceCode: 'SUPPORTER-MONTHLY' },
    });
    await changeAtPeriodEnd();
    await pass(31);
    expect(await ada.paid()).toEqual([1, 17, 18, 12]);

    // The mail links to its order, and the order to a printable receipt.
    const [mail] = await mailsTo(newspaper.origin, ada.email);
    const link = mail?.links[0] ?? '';
    expect(mail?.subject).toBe('Digital is renewed: €12.00');
    const number = /order=(\w+)$/.exec(link)?.[1] ?? '';
    expect(link).toBe(`/account/orders/?order=${number}`);
    await open(link);
    const row = getMain(page).getByRole('listitem').filter({ hasText: number });
    await row.first().waitFor();
    const [receipt] = await Promise.all([
      page.waitForEvent('popup'),
      row
        .getByRole('link', { name: /^Receipt/ })
        .first()
        .click(),
    ]);
    await receipt.getByText(number).first().waitFor();
    await receipt.emulateMedia({ media: 'print' });
    expect((await receipt.pdf()).byteLength).toBeGreaterThan(1000);
  },
  PATIENCE_MS,
);

test(
  'a PayPal subscriber agrees anew there, cancels by keyboard, comes back, cancels again and is never charged after that',
  async () => {
    const bo = await makeSubscriber(newspaper.origin, 'bo', {});
    const { page, open, expectTrouble } = await openSignedIn(bo, { origin: newspaper.origin });
    expectTrouble(/409 \(Conflict\)/);
    await open(SUBSCRIPTIONS);
    await getMain(page).getByRole('link', { name: 'Update payment method' }).click();
    await page.getByRole('button', { name: 'PayPal' }).click();
    await page.getByRole('button', { name: 'Cancel and return' }).click();
    await page.getByRole('alert').filter({ hasText: 'The payment did not go through.' }).waitFor();
    expect(currentPath(page)()).toMatch(/^\/account\/payment\/\?paymentMethodID=\d+$/);
    await page.getByRole('button', { name: 'PayPal' }).click();
    await page.getByRole('button', { name: 'Agree and pay' }).click();
    await expect.poll(currentPath(page), ON_THE_WAY).toBe(SUBSCRIPTIONS);
    expect(await bo.paid()).toEqual([1]);

    // Cancelling takes as few steps as subscribing: one button and one question, whose safe answer has the focus.
    const cancel = page.getByRole('button', { name: /^Cancel this subscription/ });
    await cancel.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog');
    await question.getByText(/You keep access until .* Nothing is charged after that\./).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('No');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await seen(page, /^Cancelled on .* You keep access until/);
    await expectGood(page);
    await page.getByRole('button', { name: /^Resubscribe/ }).click();
    await page.getByRole('button', { name: 'Subscribe again' }).click();
    await cancel.click();
    await page.getByRole('button', { name: 'Yes, cancel' }).click();
    await seen(page, /^Cancelled on/);
    await pass(120);
    expect(await bo.paid()).toEqual([1]);
    expect(await bo.details()).toMatchObject({ status: 2 });
    await page.reload();
    await seen(page, /^Ended on/);
  },
  PATIENCE_MS,
);

test(
  'the mail about a failed charge leads to the payment page by way of the login, and paying there ends the dunning',
  async () => {
    const trial = { priceCode: 'DIGITAL-TRIAL', card: DECLINES_LATER };
    const cy = await makeSubscriber(newspaper.origin, 'cy', trial);
    expect(await pass(32)).toContain('charges failed');
    expect(await cy.details()).toMatchObject({ status: 4 });
    const link = await mailedLink(newspaper.origin, cy.email, 'Your payment for Digital failed');
    expect(link).toMatch(/^\/account\/payment\/\?paymentMethodID=\d+$/);
    const { page, open } = await openVisitor({ origin: newspaper.origin });
    await open(link);
    await page.waitForURL('**/account/login/?redirect=*');
    await logIn(page, cy);
    await expect.poll(currentPath(page), ON_THE_WAY).toBe(link);
    await seen(page, /^The last charge failed/);

    // The subscription, the account and a story that is read tell the same, and lead there with one press.
    const notice = page.getByRole('note').filter({ hasText: 'Your payment failed' });
    for (const place of [SUBSCRIPTIONS, '/account/']) {
      await open(place);
      await notice.getByText(/€12 could not be charged on .* go on reading until .* try again on/).waitFor();
      expect(await notice.getByRole('link').getAttribute('href')).toBe(link);
      await expectGood(page);
    }
    await open(SUBSCRIPTIONS);
    await seen(page, 'Next attempt:');
    await page.getByRole('link', { name: 'Change plan', disabled: true }).waitFor();
    await seen(page, 'Possible again as soon as the failed payment is made.');
    await open(LOCKED_STORY);
    await seen(page, 'The last charge for your subscription failed.');
    await getMain(page).getByRole('link', { name: 'See what to do' }).click();
    await notice.getByRole('link').click();
    await expect.poll(currentPath(page), ON_THE_WAY).toBe(link);
    await page.getByLabel('Cardholder name').waitFor();
    await enterCard(page, GOOD);
    await expect.poll(currentPath(page), ON_THE_WAY).toBe(SUBSCRIPTIONS);
    await bill();
    expect(await cy.paid()).toEqual([0, 12]);
    expect(await cy.details()).toMatchObject({ status: 1 });
    await pass(14);
    expect(await cy.paid()).toEqual([0, 12]);
    const failures = (await mailsTo(newspaper.origin, cy.email)).filter(({ subject }) =>
      subject.endsWith('failed'),
    );
    expect(failures).toHaveLength(1);
  },
  PATIENCE_MS,
);
