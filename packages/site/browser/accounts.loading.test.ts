import type { Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { mailedLink, SUBJECT } from './account/mailbox.ts';
import { callService, makeAccount } from './account/makeAccount.ts';
import type { Account } from './account/makeAccount.ts';
import { getHeader, openSignedIn, openVisitor } from './account/openVisitor.ts';
import { ACCOUNT } from './account/pages.ts';
import { useSandbox } from './account/startSandbox.ts';
import { PAGES } from './newspaper/sample.ts';
import { measureShifts, seeShifts } from './reader/measureShifts.ts';

const READING = [PAGES.home, PAGES.section, PAGES.article];

const newspaper = useSandbox();
let account: Account;
let unproven: Account;
beforeAll(async () => {
  account = await makeAccount(newspaper.origin, 'ada');
  unproven = await makeAccount(newspaper.origin, 'bo');
  const link = new URL(
    await mailedLink(newspaper.origin, account.email, SUBJECT.verifyEmail),
    newspaper.origin,
  );
  const nonce = link.searchParams.get('nonce') ?? '';
  await callService(newspaper.origin, 'PUT', `/v1/email/verify/${nonce}`, { password: account.password });
});

/** The texts by which a script is recognised in its code. */
const SIGNS = { React: 'https://react.dev/errors/', client: '/identity/public/v1/auth/token' };

/** Returns which of these texts the scripts among the requests contain. */
async function broughtBy(requests: readonly Request[]): Promise<readonly string[]> {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  const codes = await Promise.all(scripts.map(async (script) => (await script.response())?.text()));
  const code = codes.join('\n');
  return Object.entries(SIGNS).flatMap(([name, sign]) => (code.includes(sign) ? [name] : []));
}

/** The milliseconds after which a browser that shows many pages at once counts as idle; the loader waits for two seconds. */
const IDLE_MS = 3_000;

/** Waits until the browser has been idle for a while, so that scripts that wait for that have loaded. */
async function idle(page: Page, settle: () => Promise<void>): Promise<void> {
  await settle();
  await page.evaluate(
    (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    IDLE_MS,
  );
  await settle();
}

async function tabThroughHeader(page: Page): Promise<void> {
  await page.locator('#main-nav').getByRole('button', { name: 'Sections' }).focus();
  const isInside = () => page.evaluate(() => document.activeElement?.closest('#main-nav') !== null);
  while (await isInside()) {
    await page.keyboard.press('Tab');
  }
}

describe.each(READING)('on %s an anonymous reader', (path) => {
  test('loads no React and no identity client, idle or on the way through the header', async () => {
    const { page, open, requests, settle } = await openVisitor({ origin: newspaper.origin });
    await open(path);
    await idle(page, settle);
    await tabThroughHeader(page);
    await getHeader(page).logIn.hover();
    await idle(page, settle);
    expect(await broughtBy(requests)).toEqual([]);
    expect(requests.filter((request) => request.url().includes('/identity/'))).toEqual([]);
  });

  test('loads none with the menus open on a phone', async () => {
    const { page, open, requests, settle } = await openVisitor({
      origin: newspaper.origin,
      width: 390,
      touch: true,
    });
    await open(path);
    const { options, logIn } = getHeader(page);
    await options.tap();
    await logIn.waitFor();
    const sections = page.locator('#main-nav').getByRole('button', { name: 'Sections' });
    await sections.tap();
    await page.locator('#main-nav [popover]').waitFor();
    await idle(page, settle);
    expect(await broughtBy(requests)).toEqual([]);
  });
});

test.each(READING)('on %s the header of a reader who is signed in wakes at once', async (path) => {
  const { page, open, requests, settle } = await openSignedIn(account, { origin: newspaper.origin });
  await idle(page, settle);
  const before = requests.length;
  await open(path);
  await getHeader(page).account.waitFor();
  await settle();
  expect(await broughtBy(requests.slice(before))).toEqual(['React', 'client']);
  expect(await getHeader(page).logIn.count()).toBe(0);
});

test('a reader who is known to be signed in does not see the links of those who are not', async () => {
  // With reduced motion, a change of visibility applies to the elements one by one.
  const { page, context } = await openSignedIn(account, { origin: newspaper.origin, reducedMotion: false });
  await context.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const watch = () => {
      for (const link of document.querySelectorAll('[data-session-stored] a[href="/account/login/"]'))
        if (link.checkVisibility({ visibilityProperty: true })) seen.push(link.outerHTML);
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await page.goto(PAGES.article);
  await getHeader(page).account.waitFor();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual([]);
});

describe.each([1280, 390])('at %i pixels', (width) => {
  test('the account says that the address is not confirmed, or that it is, and does not move for it', async () => {
    for (const [reader, words] of [
      [unproven, 'Not confirmed yet.'],
      [account, 'Confirmed.'],
    ] as const) {
      const { page, open, settle } = await openSignedIn(reader, { origin: newspaper.origin, width });
      await measureShifts(page);
      await open(ACCOUNT.account);
      await page.getByText(words).waitFor();
      await idle(page, settle);
      expect(await seeShifts(page)).toEqual([]);
    }
  });

  test.each([
    ...[PAGES.home, PAGES.article, ACCOUNT.login, ACCOUNT.signup, ACCOUNT.forgotPassword, ACCOUNT.oneTime],
    ...[ACCOUNT.resetPassword, ACCOUNT.verifyEmail, ACCOUNT.privacy, `${ACCOUNT.delete}?nonce=x`],
  ])('%s does not move while it loads for a stranger', async (path) => {
    const { page, open, settle } = await openVisitor({ origin: newspaper.origin, width });
    await measureShifts(page);
    await open(path);
    await idle(page, settle);
    expect(await seeShifts(page)).toEqual([]);
  });

  test.each([PAGES.home, PAGES.article, ACCOUNT.delete, ACCOUNT.privacy])(
    '%s does not move while it loads for a reader who is signed in',
    async (path) => {
      const { page, open, settle } = await openSignedIn(account, { origin: newspaper.origin, width });
      await measureShifts(page);
      await open(path);
      await getHeader(page).account.waitFor();
      await idle(page, settle);
      expect(await seeShifts(page)).toEqual([]);
    },
  );
});
