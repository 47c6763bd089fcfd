import { isRecord, string } from '@broadsheet/client-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshEmail } from './account/freshEmail.ts';
import { makeAccount, PASSWORD } from './account/makeAccount.ts';
import type { Account } from './account/makeAccount.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { accessViolations } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';
import type { Reader } from './reader/openReader.ts';
import { endSilently, getShownReader } from './session/accounts.ts';
import { CHALLENGED_FLOWS, fillIn, getForm, isDone, send } from './session/challengedFlows.ts';
import { startWithIdentity } from './session/identityFile.ts';

const ALL_FLOWS = {
  signinRecaptcha: true,
  signupRecaptcha: true,
  magicLinkRecaptcha: true,
  resetPasswordRecaptcha: true,
};
const NAMES = ['signin', 'signup', 'magicLink', 'resetPassword'] as const;
const { signin } = CHALLENGED_FLOWS;
const REFUSED = 'Captcha token invalid';

const check = (page: Page) => page.getByRole('group', { name: 'Security check' });
const box = (page: Page) => check(page).frameLocator('iframe');
const tickBox = (page: Page) => box(page).getByRole('checkbox', { name: 'I am not a robot' });

/** Chooses the outcome of the box, and ticks it. */
async function tick(page: Page, outcome = 'passes'): Promise<void> {
  await box(page).getByLabel('Sandbox: it').selectOption({ label: outcome });
  await tickBox(page).click();
}

/** An email address: one with an account where the form needs that, otherwise a new one. */
const addressFor = (name: (typeof NAMES)[number], { email }: Account) =>
  name === 'signin' ? email : freshEmail('reader');

/** Creates an account with a token that both the box and the invisible check accept. */
async function makeChecked(origin: string): Promise<Account> {
  const body = new URLSearchParams({ action: 'signup', outcome: 'pass' });
  const answer: unknown = await (
    await fetch(`${origin}/sandbox/recaptcha/token`, { method: 'POST', body })
  ).json();
  return makeAccount(origin, 'ada', isRecord(answer) ? string(answer['token']) : undefined);
}

/** Serves a page a first configuration from before the challenges were turned on. */
async function knowNoChecks(page: Page): Promise<void> {
  const off = Object.fromEntries(Object.keys(ALL_FLOWS).map((flow) => [flow, false]));
  let isFirst = true;
  await page.route('**/identity/public/v1/config', async (route) => {
    const response = await route.fetch();
    const config: unknown = await response.json();
    const isOld = isFirst;
    isFirst = false;
    await route.fulfill({ response, json: { ...(isOld ? Object.assign({}, config, off) : Object(config)) } });
  });
}

describe('the box to tick', () => {
  let newspaper: Newspaper;
  let ada: Account;
  beforeAll(async () => {
    newspaper = await startWithIdentity({ configuration: { ...ALL_FLOWS, recaptchaScore: -1 } });
    ada = await makeChecked(newspaper.origin);
  });
  afterAll(() => endSilently(newspaper));

  async function visitLogin(): Promise<Reader> {
    const reader = await openReader({ origin: newspaper.origin });
    await reader.open(signin.path);
    await tickBox(reader.page).waitFor();
    return reader;
  }

  test.each(NAMES)('guards %s: unticked there are words under it, ticked it lets pass', async (name) => {
    const flow = CHALLENGED_FLOWS[name];
    const { page, open } = await openReader({ origin: newspaper.origin });
    await open(flow.path);
    await tickBox(page).waitFor();
    await fillIn(page, flow, addressFor(name, ada));
    await send(page, flow);
    await check(page).getByRole('alert').getByText(REFUSED).waitFor();
    expect(await accessViolations(page)).toEqual([]);
    await tick(page);
    await box(page).getByText('Ticked.').waitFor();
    await send(page, flow);
    await isDone(page, flow);
  });

  test('comes after the form where the page knew of no check, and sends it once it is ticked', async () => {
    for (const name of ['signup', 'resetPassword', 'signin'] as const) {
      const flow = CHALLENGED_FLOWS[name];
      const { page, open, expectTrouble } = await openReader({ origin: newspaper.origin });
      expectTrouble(/status of 400/);
      await knowNoChecks(page);
      await open(flow.path);
      await fillIn(page, flow, addressFor(name, ada));
      expect(await check(page).count()).toBe(0);
      await send(page, flow);
      await tick(page);
      await isDone(page, flow);
    }
  });

  test.each([
    ['is refused', /status of 400/],
    ['is too old', /status of 400/],
  ])(
    'that %s at the service is empty again, with the words, and can be ticked anew',
    async (outcome, trouble) => {
      const { page, expectTrouble } = await visitLogin();
      expectTrouble(trouble);
      await fillIn(page, signin, ada.email);
      await tick(page, outcome);
      await box(page).getByText('Ticked.').waitFor();
      await send(page, signin);
      await check(page).getByRole('alert').getByText(REFUSED).waitFor();
      await expect.poll(() => tickBox(page).isChecked()).toBe(false);
      expect(await accessViolations(page)).toEqual([]);
      expect(await getForm(page, signin).getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
      await tick(page);
      await box(page).getByText('Ticked.').waitFor();
      await send(page, signin);
      await isDone(page, signin);
    },
  );

  test('is empty again after a wrong password, and the next attempt has a token of its own', async () => {
    const { page, expectTrouble } = await visitLogin();
    expectTrouble(/status of 401/);
    await fillIn(page, signin, ada.email);
    await getForm(page, signin).getByLabel('Password', { exact: true }).fill('not the password');
    await tick(page);
    await box(page).getByText('Ticked.').waitFor();
    await send(page, signin);
    await getForm(page, signin).getByText('Invalid email or password.').waitFor();
    await expect.poll(() => tickBox(page).isChecked()).toBe(false);
    await fillIn(page, signin, ada.email);
    await tick(page);
    await box(page).getByText('Ticked.').waitFor();
    await send(page, signin);
    await isDone(page, signin);
  });

  test.each([
    ['expires at once', 'Expired. Tick again.', undefined],
    ['fails in the page', 'Failed.', /its widget was reset/],
  ])('that %s says so, gives no token, and can be ticked anew', async (outcome, words, trouble) => {
    const { page, expectTrouble } = await visitLogin();
    if (trouble !== undefined) expectTrouble(trouble);
    await fillIn(page, signin, ada.email);
    await tick(page, outcome);
    if (trouble === undefined) await box(page).getByText(words).waitFor();
    await expect.poll(() => tickBox(page).isChecked()).toBe(false);
    await send(page, signin);
    await check(page).getByRole('alert').getByText(REFUSED).waitFor();
    await tick(page);
    await box(page).getByText('Ticked.').waitFor();
    await send(page, signin);
    await isDone(page, signin);
  });

  test('is ticked and sent with the keyboard alone', async () => {
    const { page } = await visitLogin();
    await getForm(page, signin).getByLabel('Email').focus();
    await page.keyboard.type(ada.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    for (
      let step = 0;
      step < 4 && !(await tickBox(page).evaluate((each) => each.matches(':focus')));
      step += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await box(page).getByText('Ticked.').waitFor();
    const button = getForm(page, signin).getByRole('button', { name: 'Log in', exact: true });
    for (let step = 0; step < 6 && !(await button.evaluate((each) => each.matches(':focus'))); step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await getShownReader(page)).toBe(ada.email);
  });
});

describe('the invisible check', () => {
  let newspaper: Newspaper;
  let ada: Account;
  beforeAll(async () => {
    newspaper = await startWithIdentity({ configuration: { ...ALL_FLOWS, recaptchaScore: 0.5 } });
    ada = await makeChecked(newspaper.origin);
  });
  afterAll(() => endSilently(newspaper));

  const visit = () => openReader({ origin: newspaper.origin });

  /** Sets the score that the check returns in this browser from now on. */
  async function answer({ openPage }: Reader, score: string): Promise<void> {
    const panel = await openPage('/sandbox/recaptcha/panel');
    await panel.getByLabel(/^Score/).fill(score);
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.getByText('Saved.').waitFor();
    await panel.close();
  }

  test('lets a reader pass who logs in before it has been loaded', async () => {
    const { page, open } = await visit();
    const loaded = Promise.withResolvers<void>();
    await page.route('**/identity/public/v1/config', async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await open(signin.path);
    await fillIn(page, signin, ada.email);
    await send(page, signin);
    await getForm(page, signin).and(page.locator('[aria-busy="true"]')).waitFor();
    loaded.resolve();
    expect(await getShownReader(page)).toBe(ada.email);
  });

  test.each(NAMES)('lets a person pass without a challenge in %s', async (name) => {
    const flow = CHALLENGED_FLOWS[name];
    const { page, open, settle } = await visit();
    await open(flow.path);
    await settle();
    await fillIn(page, flow, addressFor(name, ada));
    expect(await check(page).count()).toBe(0);
    await send(page, flow);
    await isDone(page, flow);
  });

  test.each(NAMES)('refuses a robot in %s, who may try again and be none', async (name) => {
    const flow = CHALLENGED_FLOWS[name];
    const reader = await visit();
    const { page, open, settle, expectTrouble } = reader;
    expectTrouble(/status of 400/);
    await answer(reader, '0.1');
    await open(flow.path);
    await settle();
    await fillIn(page, flow, addressFor(name, ada));
    await send(page, flow);
    await check(page).getByRole('alert').getByText(REFUSED).waitFor();
    expect(await accessViolations(page)).toEqual([]);
    await answer(reader, '0.9');
    await expect
      .poll(async () => {
        if (await check(page).isVisible()) await send(page, flow);
        return page.getByRole('heading', { name: flow.done }).isVisible();
      })
      .toBe(true);
  });

  test('runs unseen for forms that are sent from pages that know of no check', async () => {
    for (const name of ['signup', 'resetPassword', 'signin'] as const) {
      const flow = CHALLENGED_FLOWS[name];
      const { page, open, expectTrouble } = await visit();
      expectTrouble(/status of 400/);
      await knowNoChecks(page);
      await open(flow.path);
      await fillIn(page, flow, addressFor(name, ada));
      await send(page, flow);
      await isDone(page, flow);
      expect(await check(page).count()).toBe(0);
    }
  });

  test('whose script is blocked is told, and can be had again', async () => {
    const { page, open, expectTrouble } = await visit();
    expectTrouble(/net::ERR_BLOCKED_BY_CLIENT/);
    expectTrouble(/The bot challenge.s script at .* could not be loaded/);
    await page.route('**/recaptcha/api.js?*', (route) => route.abort('blockedbyclient'));
    await open(signin.path);
    await check(page)
      .getByRole('alert')
      .getByText(/^The security check could not be loaded/)
      .waitFor();
    expect(await accessViolations(page)).toEqual([]);
    await page.unroute('**/recaptcha/api.js?*');
    await check(page).getByRole('button', { name: 'Try again' }).click();
    await check(page).waitFor({ state: 'detached' });
    await fillIn(page, signin, ada.email);
    await send(page, signin);
    await isDone(page, signin);
  });
});
