import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAccount } from './account/makeAccount.ts';
import type { Account } from './account/makeAccount.ts';
import { signIn } from './account/signIn.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { openReader } from './reader/openReader.ts';
import {
  endSilently,
  accountMenu,
  logIn,
  logInHere,
  logOut,
  getShownReader,
  shownAddress,
  startWithStandIns,
} from './session/accounts.ts';
import { mailedLink } from './session/mailedLink.ts';
import {
  endAccessToken,
  hasStored,
  readStored,
  RENEWAL,
  revokeStored,
  STORED_SESSION,
  watchRenewals,
} from './session/storedSession.ts';

/**
 * The timeout for immediate reactions: one second, within which readers notice no delay, and another one for a busy
 * machine; milliseconds.
 */
const AT_ONCE = { timeout: 2_000 };
/** A page of the newspaper that uses the reader's session in the header only. */
const QUIET_PAGE = '/privacy-policy/';
const FRONT = /^[^/]+\/\/[^/]+\/$/;
const ACCOUNT = /\/account\/$/;
const LOGIN = /\/account\/login\//;

let newspaper: Newspaper;
let ada: Account;
let bo: Account;
beforeAll(async () => {
  newspaper = await startWithStandIns();
  ada = await makeAccount(newspaper.origin, 'ada');
  bo = await makeAccount(newspaper.origin, 'bo');
});
afterAll(() => endSilently(newspaper));

/**
 * Waits for a URL. Several blocks redirect to the login at the same time, and waiting for one navigation would fail at the
 * next.
 */
async function arrival(page: Page, address: RegExp, patience?: { readonly timeout: number }): Promise<void> {
  await expect.poll(() => page.url(), patience).toMatch(address);
}

const visit = () => openReader({ origin: newspaper.origin });

async function visitAsAda() {
  const reader = await visit();
  await signIn(reader.page, ada);
  await reader.open('/account/');
  await shownAddress(reader.page, ada).waitFor();
  return reader;
}

describe('in several tabs', () => {
  test('a sign-out reaches all at once, and ends the session at the service', async () => {
    const { page, openPage } = await visitAsAda();
    const [account, front] = [await openPage('/account/'), await openPage(QUIET_PAGE)];
    await shownAddress(account, ada).waitFor();
    await accountMenu(front).waitFor();
    const ended = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await logOut(page);
    await Promise.all([
      front.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor(AT_ONCE),
      arrival(account, LOGIN, AT_ONCE),
    ]);
    await arrival(page, FRONT);
    expect((await ended).status()).toBe(200);
    expect(await hasStored(front)).toBe(false);
  });

  test('a sign-in wakes the sleeping header of one and sends the login page of another on', async () => {
    const { page, openPage, settle } = await visit();
    const [front, login] = [await openPage(QUIET_PAGE), await openPage('/account/login/')];
    await page.goto('/account/login/');
    await settle();
    await logInHere(page, ada);
    await arrival(page, ACCOUNT);
    await Promise.all([accountMenu(front).waitFor(AT_ONCE), arrival(login, ACCOUNT, AT_ONCE)]);
    expect(await getShownReader(login)).toBe(ada.email);
  });

  test('another reader in one is shown in the other, and the first never again', async () => {
    const { page, openPage } = await visitAsAda();
    const link = await mailedLink(newspaper.origin, bo);
    await page.evaluate(
      (emails) => {
        new MutationObserver(() => {
          const text = document.body.textContent;
          if (emails.every((email) => text.includes(email))) console.error('Two readers are shown at once.');
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      },
      [ada.email, bo.email],
    );
    await openPage(link);
    await shownAddress(page, bo).waitFor(AT_ONCE);
    expect(await page.content()).not.toContain(ada.email);
  });

  test('storage that another tab clears signs the reader out', async () => {
    const { page, openPage } = await visitAsAda();
    const other = await openPage(QUIET_PAGE);
    await other.evaluate(() => localStorage.clear());
    await arrival(page, LOGIN, AT_ONCE);
    expect(await hasStored(other)).toBe(false);
  });
});

describe('a renewal', () => {
  test.each(['with the browser’s locks', 'without locks'])(
    'is made once for three tabs %s',
    async (locks) => {
      const { page, context, openPage } = await visit();
      if (locks === 'without locks')
        await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
      await logIn(page, ada);
      const tabs = [page, await openPage(QUIET_PAGE), await openPage(QUIET_PAGE)];
      // A header that is still hydrating would refresh the session on a page that is being left.
      await Promise.all(tabs.map((tab) => accountMenu(tab).waitFor()));
      expect(await page.evaluate(() => 'locks' in navigator)).toBe(locks !== 'without locks');
      for (let round = 0; round < 3; round += 1) {
        await endAccessToken(page);
        const renewals = watchRenewals(context);
        await Promise.all(tabs.map((tab) => tab.goto('/account/')));
        await Promise.all(tabs.map((tab) => shownAddress(tab, ada).waitFor()));
        expect(renewals).toHaveLength(1);
      }
    },
  );

  test('that comes after a logout does not bring the session back', async () => {
    const { page, context, openPage } = await visitAsAda();
    const other = await openPage(QUIET_PAGE);
    await accountMenu(other).waitFor();
    await endAccessToken(other);
    const release = Promise.withResolvers<void>();
    await page.route(RENEWAL, async (route) => {
      const response = await route.fetch();
      await release.promise;
      await route.fulfill({ response });
    });
    const requested = context.waitForEvent('request', (request) => request.url().endsWith('/auth/token'));
    await page.goto('/account/');
    await requested;
    await logOut(other);
    await arrival(other, FRONT);
    release.resolve();
    await arrival(page, LOGIN);
    expect(await hasStored(other)).toBe(false);
  });

  test('keeps the session while the network is away', async () => {
    const { page, open, expectTrouble } = await visitAsAda();
    expectTrouble(/ERR_INTERNET_DISCONNECTED/);
    expectTrouble(/account data of a reader could not be loaded. NetworkError/);
    await endAccessToken(page);
    await page.route('**/identity/**', (route) => route.abort('internetdisconnected'));
    await open('/account/');
    await page.getByText('No connection. Try again when you are online.').first().waitFor();
    expect(await hasStored(page)).toBe(true);
    await page.unroute('**/identity/**');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await shownAddress(page, ada).waitFor();
  });

  test('that is refused ends the session in every tab', async () => {
    const { page, openPage, expectTrouble } = await visitAsAda();
    expectTrouble(/status of 401/);
    expectTrouble(/100011/);
    const other = await openPage(QUIET_PAGE);
    await accountMenu(other).waitFor();
    await revokeStored(page);
    await endAccessToken(other);
    await page.goto('/account/');
    await arrival(page, LOGIN);
    await other.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor(AT_ONCE);
    expect(await hasStored(other)).toBe(false);
  });
});

describe('a browser', () => {
  // The identity client's own tests have more of them.
  test.each(['{"uuid":', '{"uuid":"1","accessToken":5}'])(
    'that has kept %j knows nobody, and signs in again',
    async (text) => {
      const { page, open } = await visit();
      await open(QUIET_PAGE);
      await page.evaluate(([key, item]) => localStorage.setItem(key, item), [STORED_SESSION, text] as const);
      await open('/account/');
      await arrival(page, LOGIN);
      await logIn(page, ada);
      expect(await hasStored(page)).toBe(true);
    },
  );

  test('that has kept tokens which are none is signed out by the service', async () => {
    const { page, open, expectTrouble } = await visit();
    expectTrouble(/status of 401/);
    expectTrouble(/100011/);
    const text = '{"uuid":"1","accessToken":"a","refreshToken":"b"}';
    await open(QUIET_PAGE);
    await page.evaluate(([key, item]) => localStorage.setItem(key, item), [STORED_SESSION, text] as const);
    await open('/account/');
    await arrival(page, LOGIN);
    expect(await hasStored(page)).toBe(false);
  });

  test('whose storage throws keeps the session in a cookie, for all tabs', async () => {
    const { page, context, openPage } = await visit();
    await context.addInitScript(() => {
      const denied = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: denied });
    });
    await logIn(page, ada);
    expect((await context.cookies()).map(({ name }) => name)).toContain(STORED_SESSION);
    const other = await openPage(QUIET_PAGE);
    await accountMenu(other).waitFor();
    await logOut(other);
    await arrival(page, LOGIN, AT_ONCE);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain(STORED_SESSION);
  });

  test('without storage and cookies signs in for as long as the page lives', async () => {
    const { page, context, open } = await visit();
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: () => null });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} });
    });
    await open('/account/login/');
    await logInHere(page, ada);
    await page.waitForRequest('**/account/');
    await arrival(page, LOGIN);
    expect(await page.getByLabel('Email').inputValue()).toBe('');
  });

  test.each([-10, 10])('whose clock is %d minutes off stays signed in', async (minutes) => {
    const { page, context, open } = await visit();
    await context.clock.setSystemTime(Date.now() + minutes * 60_000);
    await logIn(page, ada);
    const renewals = watchRenewals(context);
    for (const path of ['/account/', QUIET_PAGE, '/account/']) {
      await open(path);
      await accountMenu(page).waitFor();
    }
    await shownAddress(page, ada).waitFor();
    expect(renewals).toEqual([]);
  });

  test.each([
    ['fast', 25],
    ['slow', -23],
  ])('whose clock is a day %s keeps a session of a day', async (_, hours) => {
    const { page, context, open } = await visit();
    const answer = await fetch(`${newspaper.origin}/identity/public/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        userName: ada.email,
        credentials: ada.password,
        grantType: 'password',
        rememberMe: false,
      }),
    });
    await context.clock.setSystemTime(Date.now() + hours * 3_600_000);
    await context.addInitScript(
      ([key, session]) => sessionStorage.setItem(key, sessionStorage.getItem(key) ?? session),
      [STORED_SESSION, await answer.text()] as const,
    );
    await open('/account/');
    expect(await getShownReader(page)).toBe(ada.email);
  });

  test('shows no account to who goes back after a logout in another tab', async () => {
    const { page, open, openPage } = await visitAsAda();
    await open(QUIET_PAGE);
    const other = await openPage(QUIET_PAGE);
    await logOut(other);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor(AT_ONCE);
    await page.goBack();
    await arrival(page, LOGIN);
    expect(await page.content()).not.toContain(ada.email);
  });
});

test('signing out everywhere ends the session of another browser at its next call', async () => {
  const { page } = await visitAsAda();
  const elsewhere = await visitAsAda();
  elsewhere.expectTrouble(/status of 401/);
  elsewhere.expectTrouble(/100011/);
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await arrival(page, FRONT);
  expect(await readStored(page)).toBeNull();
  await elsewhere.open('/account/');
  await arrival(elsewhere.page, LOGIN);
  expect(await hasStored(elsewhere.page)).toBe(false);
});
