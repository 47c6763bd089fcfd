/**
 * The newspaper under a path of its origin, in a browser: every way that leaves it and comes back, and other sites on its
 * host.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount } from './account/makeAccount.ts';
import { SUBJECT, mailedLink, mailsTo } from './account/mailbox.ts';
import { logIn, ON_THE_WAY, openVisitor, press, untilAwake } from './account/openVisitor.ts';
import { startSandbox } from './account/startSandbox.ts';
import { atCheckout, bill, CARDS, enterCard, PATIENCE_MS, untilPaid } from './checkout/atCheckout.ts';
import { shareHost } from './newspaper/shareHost.ts';
import type { SharedHost } from './newspaper/shareHost.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { openReader } from './reader/openReader.ts';
import type { Reader } from './reader/openReader.ts';
import { getShownReader } from './session/accounts.ts';
import { continueAs, googlePrompt, openPopup } from './session/providers.ts';

const BASE = '/coast';
const BASES = [BASE, '/sport'];
const STORY = '/business/port/2026/11/18/who-owns-pier-9/';

let host: SharedHost;
let news: Newspaper;
let sport: Newspaper;
beforeAll(async () => {
  host = await shareHost();
  const standAt = async (basePath: string) => {
    const environment = { SITE_ORIGIN: host.origin + basePath };
    const newspaper = await startSandbox({ basePath, environment });
    host.pass(basePath, newspaper.origin);
    return newspaper;
  };
  [news, sport] = await Promise.all([standAt(BASE), standAt('/sport')]);
});
afterAll(async () => {
  await Promise.all([news[Symbol.asyncDispose](), sport[Symbol.asyncDispose]()]);
  await host[Symbol.asyncDispose]();
});

const pathOf = (page: Page) => (): string => new URL(page.url()).pathname;

/** Returns the pages' requests to the host that are not below the base path. */
const strayed = ({ requests }: Reader): readonly string[] =>
  requests
    .map((request) => new URL(request.url()))
    .filter(({ origin, pathname }) => origin === host.origin && !pathname.startsWith(`${BASE}/`))
    .map(({ pathname }) => pathname);

const visit = () => openReader({ origin: host.origin, basePaths: BASES });

const LOGIN = `${BASE}/account/login/?redirect=${encodeURIComponent('/sport/')}`;

test(
  'Google, Facebook and Apple bring readers back below the path',
  async () => {
    const google = await visit();
    await google.open(`${BASE}/account/login/`);
    await continueAs(googlePrompt(google.page), 'nora@example.com');
    expect(await getShownReader(google.page)).toBe('nora@example.com');

    const facebook = await visit();
    await facebook.open(LOGIN);
    await continueAs(await openPopup(facebook.page, 'Log in with Facebook'), 'finn@example.com');
    await expect.poll(pathOf(facebook.page), ON_THE_WAY).toBe(`${BASE}/sport/`);

    const apple = await visit();
    await apple.open(LOGIN);
    await apple.page.getByRole('button', { name: 'Log in with Apple' }).click();
    await apple.page.waitForURL(`**${BASE}/sandbox/apple/**`);
    await continueAs(apple.page, 'anna@example.com');
    await expect.poll(pathOf(apple.page), ON_THE_WAY).toBe(`${BASE}/sport/`);
    expect([google, facebook, apple].flatMap(strayed)).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'a bank that asks and PayPal bring readers back below the path, to the story that they came from',
  async () => {
    const card = await atCheckout({ origin: host.origin, name: 'card', basePath: BASE });
    await bill(card.page);
    await enterCard(card.page, CARDS.requiresBank);
    await press(card.page, 'Pay now');
    const bank = card.page.frameLocator('iframe[title="3D Secure 2"]');
    await bank.getByRole('button', { name: 'Complete authentication' }).click();
    await untilPaid(card.page);
    expect(pathOf(card.page)()).toBe(`${BASE}/account/subscriptions/`);
    const mails = await mailsTo(host.origin + BASE, card.account.email);
    const links = mails.flatMap((mail) => mail.links);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !link.startsWith(`${BASE}/account/`))).toEqual([]);

    const paypal = await atCheckout({ origin: host.origin, name: 'paypal', basePath: BASE });
    await paypal.page.goto(`${BASE}/offer/?redirect=${encodeURIComponent(STORY)}`);
    await press(paypal.page, 'Start for €1');
    await paypal.page.waitForURL('**/subscribe/');
    await paypal.page.getByLabel('Country', { exact: true }).selectOption('DE');
    await press(paypal.page, 'Continue');
    await press(paypal.page, 'Pay with PayPal');
    await paypal.page.waitForURL(`**${BASE}/sandbox/paypal/checkoutnow?*`);
    await paypal.page.getByRole('button', { name: 'Agree and pay', exact: true }).click();
    await expect.poll(pathOf(paypal.page), ON_THE_WAY).toBe(BASE + STORY);
    expect([card, paypal].flatMap(strayed)).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'links of mails open their pages below the path',
  async () => {
    const origin = host.origin + BASE;
    const account = await makeAccount(origin, 'mailed');
    const reader = await openVisitor({ origin: host.origin, basePaths: BASES });
    await fetch(`${origin}/identity/public/v1/auth/magiclink`, {
      method: 'POST',
      body: JSON.stringify({ email: account.email }),
    });
    await reader.open(await mailedLink(origin, account.email, SUBJECT.oneTimeLink));
    await expect.poll(pathOf(reader.page), ON_THE_WAY).toBe(`${BASE}/account/`);
    expect(await getShownReader(reader.page)).toBe(account.email);
    await reader.open(await mailedLink(origin, account.email, SUBJECT.verifyEmail));
    await reader.page.getByText('Email address confirmed').first().waitFor();
    expect(strayed(reader)).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'another newspaper on the same host neither sees who has logged in here nor ends it',
  async () => {
    const account = await makeAccount(host.origin + BASE, 'both');
    const reader = await openVisitor({ origin: host.origin, basePaths: BASES });
    const { page, open, openPage, settle } = reader;
    await open(`${BASE}/account/login/`);
    await untilAwake(page);
    await logIn(page, account);
    await expect.poll(pathOf(page), ON_THE_WAY).toBe(`${BASE}/account/`);

    const elsewhere = await openPage('/sport/account/login/');
    await untilAwake(elsewhere);
    await settle();
    expect(pathOf(elsewhere)()).toBe('/sport/account/login/');
    const other = await makeAccount(`${host.origin}/sport`, 'other');
    await logIn(elsewhere, other);
    await expect.poll(pathOf(elsewhere), ON_THE_WAY).toBe('/sport/account/');
    expect(await getShownReader(elsewhere)).toBe(other.email);

    await page.reload();
    expect(await getShownReader(page)).toBe(account.email);
    const names = await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)));
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !/\/(?:coast|sport)$/.test(name))).toEqual([]);
  },
  PATIENCE_MS,
);
