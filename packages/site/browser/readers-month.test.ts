/**
 * What a reader lives through with a subscription, in the browser and by the clock: buying, the first renewal, one that fails,
 * another card, a larger and a smaller plan, cancelling and coming back. Every mail is read.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freshEmail } from './account/freshEmail.ts';
import { PASSWORD } from './account/makeAccount.ts';
import { mailsTo } from './account/mailbox.ts';
import { currentPath, getMain, ON_THE_WAY, openVisitor, press } from './account/openVisitor.ts';
import { useSandbox } from './account/startSandbox.ts';
import { fillInCard } from './checkout/atCheckout.ts';
import { readRecords } from './checkout/readRecords.ts';
import { enterEmail, payWithCard } from './checkout/shortWay.ts';

const PATIENCE_MS = 180_000;
const SUBSCRIPTIONS = '/account/subscriptions/';
/** A story for subscribers. */
const STORY = '/business/port/2026/11/18/who-owns-pier-9/';
const GOOD = '4242424242424242';
/** A card that can be saved, and then refuses every charge. */
const REFUSED_LATER = '4000000000000341';

const newspaper = useSandbox();

/** Lets days pass for everything that is sold, and runs the billing that is due. */
async function live(days: number): Promise<void> {
  const url = `${newspaper.origin}/sandbox/clock`;
  await fetch(url, { method: 'POST', body: new URLSearchParams({ days: String(days) }) });
  await (await fetch(url)).text();
}

const seen = (page: Page, text: string | RegExp) => getMain(page).getByText(text).first().waitFor();

const failed = (page: Page) => page.getByRole('note').filter({ hasText: 'Your payment failed' });

/** Reads the subjects of the mails to an address since they were read last, the oldest first. */
function readMailsOf(email: string) {
  let read = 0;
  return async (): Promise<readonly string[]> => {
    await live(0);
    const all = (await mailsTo(newspaper.origin, email)).toReversed();
    const fresh = all.slice(read).map(({ subject }) => subject);
    read = all.length;
    return fresh;
  };
}

async function giveCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Cardholder name').waitFor();
  await fillInCard(page, number);
  // The short way has asked for the country alone, and so does this.
  expect(await page.getByLabel('Postal code').count()).toBe(0);
  await press(page, 'Save payment method');
  await expect.poll(currentPath(page), ON_THE_WAY).toBe(SUBSCRIPTIONS);
}

/** Changes the plan, from the list of subscriptions. @param button as it is called where the change is confirmed */
async function changePlan(page: Page, plan: RegExp, button: RegExp): Promise<void> {
  await getMain(page).getByRole('link', { name: 'Change plan' }).click();
  await page.getByRole('radio', { name: plan }).check();
  await press(page, 'See what it costs');
  await page.getByRole('button', { name: button }).click();
}

test(
  'a reader buys, renews, fails to pay, gives another card, changes the plan up and down, cancels and comes back, with a mail for each',
  async () => {
    const { origin } = newspaper;
    const email = freshEmail('month');
    const newMails = readMailsOf(email);
    const { page, open, settle } = await openVisitor({ origin, width: 390 });

    await open(STORY);
    await getMain(page).getByRole('button', { name: 'Subscribe' }).click();
    await enterEmail(page, email);
    await payWithCard(page, '€1', GOOD);
    await expect.poll(currentPath(page), ON_THE_WAY).toBe(STORY);
    await seen(page, 'You have bought Digital. The story is open below.');
    expect(await newMails()).toEqual(['Confirm your email address', 'You have subscribed to Digital']);

    // The introduction ends: a notice before the first full price, then the renewal.
    await live(80);
    expect(await newMails()).toEqual([]);
    await live(8);
    expect(await newMails()).toEqual([expect.stringMatching(/^Your introductory price ends: €12\.00 from /)]);
    await live(4);
    expect(await newMails()).toEqual(['Digital is renewed: €12.00']);

    // The next renewal fails. The account and the story say so, and lead to another card.
    await open(SUBSCRIPTIONS);
    await getMain(page).getByRole('link', { name: 'Update payment method' }).click();
    await giveCard(page, REFUSED_LATER);
    expect(await newMails()).toEqual(['Your payment method was changed']);
    await live(32);
    expect(await newMails()).toEqual(['Your payment for Digital failed']);
    for (const place of [SUBSCRIPTIONS, '/account/']) {
      await open(place);
      await failed(page)
        .getByText(/€12 could not be charged on .* go on reading until .* try again on/)
        .waitFor();
    }
    await open(STORY);
    await seen(page, 'The last charge for your subscription failed.');
    await getMain(page).getByRole('link', { name: 'See what to do' }).click();
    await failed(page).getByRole('link').click();
    await giveCard(page, GOOD);
    expect(await newMails()).toEqual([
      'Your payment method was changed',
      'Your payment has arrived: Digital goes on',
    ]);
    await open('/account/');
    await settle();
    expect(await failed(page).count()).toBe(0);
    await open(STORY);
    await settle();
    expect(await getMain(page).getByText('The last charge for your subscription failed.').isVisible()).toBe(
      false,
    );

    // A larger plan at once, and the smaller one from the end of its month.
    await open(SUBSCRIPTIONS);
    await changePlan(page, /^Supporter, monthly/, /^Change plan and pay €/);
    await page.getByRole('heading', { name: 'You have Supporter, monthly now' }).waitFor();
    expect(await newMails()).toEqual(['Your plan is now Supporter, monthly']);
    await open(SUBSCRIPTIONS);
    await changePlan(page, /^Digital, monthly/, /^Change plan$/);
    await page.getByRole('heading', { name: /^Digital, monthly begins on/ }).waitFor();
    expect(await newMails()).toEqual([expect.stringMatching(/^Your plan changes on /)]);
    await live(31);
    expect(await newMails()).toEqual(['Digital is renewed: €12.00']);

    await open(SUBSCRIPTIONS);
    await page.getByRole('button', { name: /^Cancel this subscription/ }).click();
    await page.getByRole('button', { name: 'Yes, cancel' }).click();
    await seen(page, /^Cancelled on .* You keep access until/);
    expect(await newMails()).toEqual(['Digital is cancelled']);
    await page.getByRole('button', { name: /^Resubscribe/ }).click();
    await page.getByRole('button', { name: 'Subscribe again' }).click();
    await page.getByRole('button', { name: /^Cancel this subscription/ }).waitFor();
    expect(await newMails()).toEqual(['Digital goes on']);
    await page.getByRole('button', { name: /^Cancel this subscription/ }).click();
    await page.getByRole('button', { name: 'Yes, cancel' }).click();
    await seen(page, /^Cancelled on/);
    expect(await newMails()).toEqual(['Digital is cancelled']);
    await live(40);
    expect(await newMails()).toEqual([]);
    await page.reload();
    await seen(page, /^Ended on/);
    await open(STORY);
    await getMain(page).getByRole('button', { name: 'Subscribe' }).waitFor();
    const account = { email, password: PASSWORD };
    expect((await readRecords(origin, account)).subscriptions).toBe(1);
  },
  PATIENCE_MS,
);
