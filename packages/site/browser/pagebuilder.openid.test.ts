/** Staff members who sign in to the page builder with the sandbox's provider. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './newspaper/freePort.ts';
import { startNewspaper } from './newspaper/startNewspaper.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { EDITOR } from './pagebuilder/openEditor.ts';
import { accessViolations } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';

let newspaper: Newspaper;
beforeAll(async () => {
  const port = await freePort();
  newspaper = await startNewspaper({
    port,
    environment: {
      ...EDITOR,
      SANDBOX: 'on',
      EDITOR_OPENID_ISSUER: `http://localhost:${port}/sandbox/openid`,
      EDITOR_OPENID_CLIENT_ID: 'pages',
      EDITOR_OPENID_NAME: 'the house',
      EDITOR_OPENID_DOMAINS: 'house.example',
      EDITOR_OPENID_ROLE: 'publisher',
    },
  });
});
afterAll(() => newspaper[Symbol.asyncDispose]());

async function goToProvider(page: Page): Promise<void> {
  await page.goto(`${newspaper.origin}/pagebuilder/`);
  await page.getByRole('link', { name: 'Log in with the house', exact: true }).click();
  await page.getByRole('heading', { name: /^Sandbox OpenID/ }).waitFor();
}

async function continueAs(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue as this person' }).click();
}

test('somebody of the house comes in by the provider and is known at the next log-in', async () => {
  const { page } = await openReader({ origin: newspaper.origin, width: 1024 });
  for (const time of [1, 2]) {
    await goToProvider(page);
    await continueAs(page, 'Bo Ek', 'bo@house.example');
    await page.getByRole('link', { name: 'Bo Ek', exact: true }).waitFor();
    expect([time, page.url()]).toEqual([time, `${newspaper.origin}/pagebuilder/`]);
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await page.getByRole('heading', { name: 'Log in to the page builder' }).waitFor();
  }
});

test.each([
  ['a stranger', 'eve@elsewhere.example', 'There is no account for you here.'],
  ['who has an account that the provider does not speak for', 'ada@example.com', 'Log in with your password'],
])('%s reads why, and stays outside', async (_who, email, sentence) => {
  const { page } = await openReader({ origin: newspaper.origin, width: 390 });
  await goToProvider(page);
  await continueAs(page, 'Somebody', email);
  await page.getByText(sentence).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.getByLabel('Email').waitFor();
});

test('who turns back at the provider reads so, and logs in with the password', async () => {
  const { page } = await openReader({ origin: newspaper.origin, width: 1024 });
  await goToProvider(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await page.getByText('The log-in was cancelled at the provider.').waitFor();
  await page.getByLabel('Email').fill(EDITOR.EDITOR_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(EDITOR.EDITOR_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Log out', exact: true }).waitFor();
  expect(await page.getByText('The log-in was cancelled at the provider.').count()).toBe(0);
});

test('who logs out before the screen has come is out, and is told of no session that ended', async () => {
  const { page } = await openReader({ origin: newspaper.origin, width: 1024 });
  const held = Promise.withResolvers<void>();
  await page.route('**/PagesScreen-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const answered = Promise.withResolvers<void>();
  await page.route('**/pagebuilder/api/session', async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'DELETE') await answered.promise;
    await route.fulfill({ response });
  });
  await goToProvider(page);
  await continueAs(page, 'Bo Ek', 'bo@house.example');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  const screen = page.waitForResponse('**/PagesScreen-*.js');
  held.resolve();
  await screen;
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  answered.resolve();
  await page.getByRole('heading', { name: 'Log in to the page builder' }).waitFor();
  expect(await page.getByText(/session has ended/).count()).toBe(0);
});
