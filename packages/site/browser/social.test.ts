import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshEmail } from './account/freshEmail.ts';
import { makeAccount, PASSWORD } from './account/makeAccount.ts';
import type { Account } from './account/makeAccount.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { accessViolations } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';
import type { Reader } from './reader/openReader.ts';
import {
  endSilently,
  logIn,
  logInHere,
  logOut,
  getShownReader,
  startWithStandIns,
} from './session/accounts.ts';
import { verifyAddress } from './session/mailedLink.ts';
import { continueAs, googlePrompt, openPopup, press, providerButton } from './session/providers.ts';
import type { Trouble } from './session/providers.ts';

const APPLE = '**/sandbox/apple/auth/authorize?*';
const NOT_LOGGED_IN = 'We could not log you in with that provider.';
const NOT_COMPLETED = /could not be completed|could not log you in/;
const CONNECT_INSTEAD = /^There is an account with this email address already. Log in to it/;

let newspaper: Newspaper;
let ada: Account;
beforeAll(async () => {
  newspaper = await startWithStandIns();
  ada = await makeAccount(newspaper.origin, 'ada');
});
afterAll(() => endSilently(newspaper));

const visit = () => openReader({ origin: newspaper.origin });

async function visitLogin(): Promise<Reader> {
  const reader = await visit();
  await reader.open('/account/login/');
  return reader;
}

async function tells(page: Page, words: string | RegExp): Promise<void> {
  await page.getByRole('alert').getByText(words).waitFor();
  expect(await accessViolations(page)).toEqual([]);
}

/** Returns whether the login form still works. */
async function stillLogsIn(page: Page): Promise<boolean> {
  await logInHere(page, ada);
  return (await getShownReader(page)) === ada.email;
}

describe('Google', () => {
  test('prompts by itself, and makes an account for a reader who is new', async () => {
    const { page } = await visitLogin();
    await continueAs(googlePrompt(page), 'nora@example.com');
    expect(await getShownReader(page)).toBe('nora@example.com');
    await providerButton(page, 'Disconnect Google').waitFor();
    expect(await accessViolations(page)).toEqual([]);
  });

  test('prompts beside or under the form, whatever the window, and covers nothing of it', async () => {
    for (const width of [1280, 768, 390]) {
      const { page, open } = await openReader({ origin: newspaper.origin, width });
      await open('/account/login/');
      await googlePrompt(page).getByRole('button', { name: 'Continue as this person' }).waitFor();
      const controls = page
        .getByRole('main')
        .locator('input:visible, button:visible')
        .or(page.getByRole('main').getByRole('link'));
      const covered = await controls.evaluateAll((elements) =>
        elements
          .filter((element) => {
            element.scrollIntoView({ block: 'center' });
            const { left, top, width: wide, height: high } = element.getBoundingClientRect();
            const front = document.elementFromPoint(left + wide / 2, top + high / 2);
            return front instanceof HTMLIFrameElement;
          })
          .map(({ outerHTML }) => outerHTML),
      );
      expect(await controls.count()).toBeGreaterThan(5);
      expect(covered).toEqual([]);
    }
  });

  test('prompts at a press of the button after its prompt was closed, and knows the reader again', async () => {
    for (const _visit of ['first', 'second']) {
      const { page } = await visitLogin();
      await press(googlePrompt(page), 'Refuse');
      await page.locator('iframe[title="Sign in with Google"]').waitFor({ state: 'detached' });
      await press(page, 'Log in with Google');
      await tells(page, /^Google did not show its login prompt/);
      await continueAs(googlePrompt(page), 'otto@example.com');
      expect(await getShownReader(page)).toBe('otto@example.com');
    }
  });

  test('whose credential has expired is told, and the form still logs in', async () => {
    const { page, expectTrouble } = await visitLogin();
    expectTrouble(/status of 401/);
    await press(googlePrompt(page), 'Use an expired credential');
    await tells(page, NOT_LOGGED_IN);
    expect(await stillLogsIn(page)).toBe(true);
  });

  test('that fails is told, and the form still logs in', async () => {
    const { page } = await visitLogin();
    await press(page, 'Log in with Google');
    await press(googlePrompt(page), 'Fail');
    await tells(page, /^Google did not show its login prompt/);
    expect(await stillLogsIn(page)).toBe(true);
  });

  test('does not open the account of somebody who has not proven the address', async () => {
    const { page, expectTrouble } = await visitLogin();
    expectTrouble(/status of 409/);
    await continueAs(googlePrompt(page), ada.email);
    await tells(page, CONNECT_INSTEAD);
    expect(new URL(page.url()).pathname).toBe('/account/login/');
  });

  test('opens the account of a reader whose address both have proven', async () => {
    const vera = await makeAccount(newspaper.origin, 'vera');
    await verifyAddress(newspaper.origin, vera);
    const { page } = await visitLogin();
    await continueAs(googlePrompt(page), vera.email);
    expect(await getShownReader(page)).toBe(vera.email);
  });
});

describe('Facebook', () => {
  test('asks in a window of its own, makes an account, and knows the reader the next time', async () => {
    const { page, open, context } = await visitLogin();
    await continueAs(await openPopup(page, 'Log in with Facebook'), 'finn@example.com');
    expect(await getShownReader(page)).toBe('finn@example.com');
    await page.evaluate(() => localStorage.clear());
    await open('/account/login/');
    await press(page, 'Log in with Facebook');
    expect(await getShownReader(page)).toBe('finn@example.com');
    expect(context.pages()).toHaveLength(1);
  });

  test.each<[Trouble, readonly RegExp[]]>([
    ['Refuse', []],
    ['Fail', []],
    ['Use an expired credential', [/status of 401/]],
  ])('that answers "%s" is told, and the form still logs in', async (trouble, expected) => {
    const { page, expectTrouble } = await visitLogin();
    expected.forEach(expectTrouble);
    await press(await openPopup(page, 'Log in with Facebook'), trouble);
    await tells(page, NOT_LOGGED_IN);
    expect(await stillLogsIn(page)).toBe(true);
  });

  test('whose window was closed is told, and another press opens another', async () => {
    const { page } = await visitLogin();
    await (await openPopup(page, 'Log in with Facebook')).close();
    await tells(page, NOT_LOGGED_IN);
    await continueAs(await openPopup(page, 'Log in with Facebook'), 'fay@example.com');
    expect(await getShownReader(page)).toBe('fay@example.com');
  });
});

describe('Apple', () => {
  async function visitApple(): Promise<Reader> {
    const reader = await visitLogin();
    await press(reader.page, 'Log in with Apple');
    await reader.page.waitForURL(APPLE);
    return reader;
  }

  test('posts its answer to the site, which makes an account and signs in', async () => {
    const { page, requests } = await visitApple();
    await continueAs(page, 'alma@example.com');
    expect(await getShownReader(page)).toBe('alma@example.com');
    const posts = requests.filter((request) => request.url().endsWith('/identity/public/v1/apple/auth'));
    expect(posts.map((request) => request.method())).toEqual(['POST']);
    expect(new URL(page.url()).search).toBe('');
  });

  test.each<[Trouble, readonly RegExp[]]>([
    ['Refuse', []],
    ['Fail', []],
    ['Use an expired credential', [/status of 401/]],
  ])('that answers "%s" is told on the login page, whose form logs in', async (trouble, expected) => {
    const { page, expectTrouble } = await visitApple();
    expected.forEach(expectTrouble);
    await press(page, trouble);
    await tells(page, NOT_COMPLETED);
    expect(page.url()).toBe(`${newspaper.origin}/account/login/`);
    expect(await stillLogsIn(page)).toBe(true);
  });
});

describe('on the account page', () => {
  test('a reader connects all three, signs in with one, and disconnects them', async () => {
    const mia = await makeAccount(newspaper.origin, 'mia');
    const elsewhere = freshEmail('mia.private');
    const { page, open } = await visit();
    await logIn(page, mia);
    await providerButton(page, 'Connect Google').click();
    await continueAs(googlePrompt(page), elsewhere);
    await providerButton(page, 'Disconnect Google').waitFor();
    await continueAs(await openPopup(page, 'Connect Facebook'), elsewhere);
    await providerButton(page, 'Disconnect Facebook').waitFor();
    await providerButton(page, 'Connect Apple').click();
    await page.waitForURL(APPLE);
    await continueAs(page, elsewhere);
    await providerButton(page, 'Disconnect Apple').waitFor();
    expect(await accessViolations(page)).toEqual([]);
    await logOut(page);
    await page.waitForURL(`${newspaper.origin}/`);
    await open('/account/login/');
    await continueAs(googlePrompt(page), elsewhere);
    expect(await getShownReader(page)).toBe(mia.email);
    for (const name of ['Google', 'Facebook', 'Apple']) {
      await providerButton(page, `Disconnect ${name}`).click();
      await providerButton(page, `Connect ${name}`).waitFor();
    }
  });

  test('a login that another account has cannot be connected', async () => {
    const first = await visitLogin();
    await continueAs(googlePrompt(first.page), 'pia@example.com');
    expect(await getShownReader(first.page)).toBe('pia@example.com');
    const { page, expectTrouble } = await visit();
    expectTrouble(/status of 409/);
    await logIn(page, ada);
    await providerButton(page, 'Connect Google').click();
    await continueAs(googlePrompt(page), 'pia@example.com');
    await tells(page, /^This login is connected to another account already/);
    expect(await getShownReader(page)).toBe(ada.email);
  });

  test('the last way in stays, until a password is there as well', async () => {
    const { page, open, expectTrouble } = await visitLogin();
    expectTrouble(/status of 409/);
    const lone = { email: freshEmail('lone'), password: PASSWORD };
    await continueAs(googlePrompt(page), lone.email);
    expect(await getShownReader(page)).toBe(lone.email);
    await providerButton(page, 'Disconnect Google').click();
    await tells(page, 'You cannot remove your only way to log in.');
    await providerButton(page, 'Disconnect Google').waitFor();
    await page.getByRole('button', { name: 'Edit Password' }).click();
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Repeat the password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('**********').waitFor();
    await providerButton(page, 'Disconnect Google').click();
    await providerButton(page, 'Connect Google').waitFor();
    await logOut(page);
    await page.waitForURL(`${newspaper.origin}/`);
    await open('/account/login/');
    await logInHere(page, lone);
    expect(await getShownReader(page)).toBe(lone.email);
  });

  test('who logs out is no longer logged in to Facebook and Google either', async () => {
    const { page, open, context } = await visitLogin();
    const left: string[] = [];
    await page.exposeFunction('recordLeft', (name: string) => left.push(name));
    await continueAs(await openPopup(page, 'Log in with Facebook'), 'gus@example.com');
    expect(await getShownReader(page)).toBe('gus@example.com');
    await providerButton(page, 'Connect Google').waitFor();
    await page.waitForFunction(() => Reflect.has(window, 'google') && Reflect.has(window, 'FB'));
    await page.evaluate(() => {
      const { id } = Reflect.get(Reflect.get(window, 'google'), 'accounts');
      id.disableAutoSelect = () => Reflect.get(window, 'recordLeft')('google');
    });
    const facebook = page.waitForResponse('**/sandbox/facebook/logout');
    await logOut(page);
    expect((await facebook).status()).toBe(200);
    await page.waitForURL(`${newspaper.origin}/`);
    expect(left).toEqual(['google']);
    await open('/account/login/');
    await (await openPopup(page, 'Log in with Facebook')).close();
    await tells(page, NOT_LOGGED_IN);
    expect(context.pages()).toHaveLength(1);
  });
});
