/** From the wall of a locked story over the short checkout to the story: how little a reader has to do. */
import { expect, test } from 'vitest';
import { freshEmail } from './account/freshEmail.ts';
import { mailedLink, SUBJECT } from './account/mailbox.ts';
import { makeAccount, PASSWORD } from './account/makeAccount.ts';
import {
  currentPath,
  fillIn,
  getHeader,
  getMain,
  ON_THE_WAY,
  openVisitor,
  press,
} from './account/openVisitor.ts';
import { useSandbox } from './account/startSandbox.ts';
import { CARDS, cardField, getAlert, PATIENCE_MS, fillInCard } from './checkout/atCheckout.ts';
import { ONCE, readRecords } from './checkout/readRecords.ts';
import { payWithCard, enterEmail } from './checkout/shortWay.ts';
import { accessViolations } from './reader/checkPage.ts';
import { continueAs, googlePrompt } from './session/providers.ts';

const newspaper = useSandbox();
const STORY = '/business/port/2026/11/18/who-owns-pier-9/';

test(
  'three presses and three pages lead from the wall to the story, which thanks for what was bought',
  async () => {
    const { page, open } = await openVisitor({ origin: newspaper.origin, width: 390 });
    const email = freshEmail('short');
    await open(STORY);
    const pages: string[] = [];
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (frame === page.mainFrame() && pages.at(-1) !== pathname) pages.push(pathname);
    });
    await getMain(page).getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL('**/subscribe/');
    await getMain(page).getByText('€1 for 3 months, then €12 a month').first().waitFor();
    expect(await accessViolations(page)).toEqual([]);
    // Nobody knows where the reader is, whose browser speaks British English.
    expect(await page.getByLabel('Country', { exact: true }).inputValue()).toBe('GB');
    await enterEmail(page, email);
    await page.getByLabel('Cardholder name').waitFor();
    await getHeader(page).account.waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(email);
    expect(await accessViolations(page)).toEqual([]);
    await payWithCard(page, '€1');
    await expect.poll(currentPath(page), ON_THE_WAY).toBe(STORY);
    await page.getByText('You have bought Digital. The story is open below.').waitFor();
    await page.getByText(/^It renews on .* for €12\.$/).waitFor();
    expect(pages).toEqual(['/offer/', '/subscribe/', STORY]);
    expect(await readRecords(newspaper.origin, { email, password: PASSWORD })).toEqual(ONCE);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByText('You have bought Digital.').isVisible()).toBe(false);
  },
  PATIENCE_MS,
);

test(
  'an address that has an account logs in to it, and a declined card keeps what was typed',
  async () => {
    const { origin } = newspaper;
    const account = await makeAccount(origin, 'known');
    const { page, open, expectTrouble } = await openVisitor({ origin });
    expectTrouble(/402 \(Payment Required\)/);
    expectTrouble(/status of 4\d\d/);
    expectTrouble(/An order could not be made/);
    await open('/offer/');
    await press(page, 'Start for €1');
    await enterEmail(page, account.email, 'not the password of it');
    await getAlert(page, 'This address has an account with another password.').waitFor();
    await enterEmail(page, account.email, account.password);
    await page.getByLabel('Cardholder name').waitFor();
    await fillInCard(page, CARDS.declined);
    await press(page, 'Pay €1 now');
    await getAlert(page, /declined/).waitFor();
    expect(await page.getByLabel('Cardholder name').inputValue()).toBe('Ada Lovelace');
    expect(await cardField(page, 'CVC').inputValue()).toBe('123');
    await cardField(page, 'card number').fill(CARDS.good);
    await press(page, 'Pay €1 now');
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/account/subscriptions/');
    await page.getByText('You have bought Digital.').waitFor();
    expect(await readRecords(origin, account)).toEqual(ONCE);
    await open('/offer/');
    await page.getByText('You subscribe to Digital.').waitFor();
    expect(
      await page
        .getByText(/€1 for|for €1/)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    await press(page, 'Choose');
    await page.waitForURL('**/subscribe/');
    await press(page, 'Continue');
    await getAlert(page, /You subscribe to this already/).waitFor();
    expect(await getMain(page).getByRole('link', { name: 'Change your plan' }).getAttribute('href')).toBe(
      '/account/change-plan/',
    );
  },
  PATIENCE_MS,
);

test(
  'who cancels at PayPal on the short way is told that nothing was charged',
  async () => {
    const { origin } = newspaper;
    const account = await makeAccount(origin, 'cancels');
    const { page, open, expectTrouble } = await openVisitor({ origin });
    expectTrouble(/409 \(Conflict\)/);
    await open('/offer/');
    await press(page, 'Start for €1');
    await enterEmail(page, account.email, account.password);
    await press(page, 'Pay with PayPal');
    await page.waitForURL('**/sandbox/paypal/checkoutnow?*');
    await page.getByRole('button', { name: 'Cancel and return', exact: true }).click();
    await getAlert(page, 'You cancelled at PayPal; nothing was charged.').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await accessViolations(page)).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'a link that is mailed on the way logs in, and the checkout goes on in its own tab',
  async () => {
    const { origin } = newspaper;
    const account = await makeAccount(origin, 'linked');
    const { page, open, context } = await openVisitor({ origin });
    await open('/offer/?redirect=%2Fsport%2F');
    await press(page, 'Start for €1');
    await page.waitForURL('**/subscribe/');
    await press(page, 'Mail me a link instead of a password');
    await fillIn(page, { Email: account.email });
    await press(page, 'Send the link');
    await page.getByText(`Open the link in the mail to ${account.email} in this browser.`).waitFor();
    expect(await accessViolations(page)).toEqual([]);
    const other = await context.newPage();
    await other.goto(await mailedLink(origin, account.email, SUBJECT.oneTimeLink));
    await page.getByLabel('Country', { exact: true }).selectOption('DE');
    await press(page, 'Continue');
    await payWithCard(page, '€1');
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/sport/');
    // A page that is neither a story nor the list of subscriptions thanks too, once.
    await page.getByText('You have bought Digital.').waitFor();
    expect(await accessViolations(page)).toEqual([]);
    await page.reload();
    await page.getByText('Account', { exact: true }).first().waitFor({ state: 'attached' });
    expect(await page.getByText('You have bought Digital.').count()).toBe(0);
  },
  PATIENCE_MS,
);

test(
  'a provider logs in on the way: in the page, or by its own page, which leads back to the order',
  async () => {
    const { page, open } = await openVisitor({ origin: newspaper.origin, width: 390 });
    await open('/offer/');
    await press(page, 'Start for €1');
    await page.waitForURL('**/subscribe/');
    await page.getByRole('button', { name: 'Log in with Google' }).waitFor();
    expect(await accessViolations(page)).toEqual([]);
    await press(page, 'Log in with Google');
    await continueAs(googlePrompt(page), freshEmail('google'));
    await press(page, 'Use another account');
    await page.waitForURL('**/account/login/**');
    await open('/subscribe/');
    await page.getByLabel('Country', { exact: true }).selectOption('FR');
    await press(page, 'Log in with Apple');
    await page.waitForURL('**/sandbox/apple/auth/authorize?*');
    const email = freshEmail('apple');
    await continueAs(page, email);
    await page.waitForURL('**/subscribe/');
    await page.getByText(`Logged in as ${email}`).waitFor();
    // The country was chosen before Apple was asked, and nobody asks for it again.
    await payWithCard(page, '€1');
    await expect.poll(currentPath(page), ON_THE_WAY).toBe('/account/subscriptions/');
  },
  PATIENCE_MS,
);

test(
  'what is delivered by post asks for the whole address',
  async () => {
    const { page, open, expectTrouble } = await openVisitor({ origin: newspaper.origin });
    expectTrouble(/status of 400/);
    expectTrouble(/An order could not be made/);
    await open('/offer/');
    await page
      .getByRole('article')
      .filter({ hasText: 'Digital and weekend paper, monthly' })
      .getByRole('button')
      .first()
      .click();
    await enterEmail(page, freshEmail('paper'));
    await getAlert(page, 'This is delivered to you, so we need the whole address.').waitFor();
    expect(await page.getByLabel('Country', { exact: true }).inputValue()).toBe('DE');
    expect(await page.getByLabel('Street address').isVisible()).toBe(true);
  },
  PATIENCE_MS,
);
