/**
 * Signing in to the page builder: from the link of the first start to every other way, in one sequence on a newspaper of
 * its own.
 */
import type { Page } from 'playwright-core';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { accessViolations } from './reader/checkPage.ts';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { openReader } from './reader/openReader.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'seven ships below cranes';

const newspaper = useNewspaper();

/** Adds a virtual authenticator that has verified its user. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Asserts that axe finds nothing and nothing overflows, on a small desktop and on a phone. */
async function isFitToUse(page: Page): Promise<void> {
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await accessViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isAt = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const isIn = (page: Page) => page.getByRole('link', { name: 'Ada', exact: true }).waitFor();

/** Returns the text of what has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

async function typePassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Log in');
  await isAt(page, 'Second factor');
}

// The link works once, so a retry would prove nothing.
test(
  'the link of the first start leads to an account, its second factors, and in again with each',
  { retry: 0 },
  async () => {
    const { page, expectTrouble } = await openReader({ origin: newspaper.origin, width: 1024 });
    expectTrouble(/status of 400/);
    await plugInAuthenticator(page);
    const [link = ''] = /http\S+\/pagebuilder\/join\/#\S+/.exec(newspaper.said()) ?? [];
    expect(newspaper.log()).not.toContain('join');
    await page.goto(link);
    await page.getByLabel('Name').waitFor();
    expect(page.url()).toBe(`${newspaper.origin}/pagebuilder/join/`);
    await isFitToUse(page);
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Create account');

    await page.getByRole('link', { name: 'Ada', exact: true }).click();
    await isAt(page, 'Second factor');
    await isFitToUse(page);
    await press(page, 'Add an authenticator app');
    const secret = (await page.locator('form code').textContent()) ?? '';
    await isFitToUse(page);
    await page.getByLabel('Code from the app').fill('000000');
    await page.getByLabel('Your password').fill(PASSWORD);
    await press(page, 'Add app');
    const wrong = page.getByRole('alert').getByText('not the code that the app shows');
    await wrong.waitFor();
    // Beside the button, where the editor looks: the form is higher than the screen of a phone.
    await expect.poll(() => wrong.evaluate(isInView)).toBe(true);
    await page.getByLabel('Code from the app').fill(new TOTP({ secret }).generate());
    await page.getByLabel('Your password').fill(PASSWORD);
    await press(page, 'Add app');
    await isAt(page, 'Recovery codes');
    await isFitToUse(page);
    await press(page, 'I have saved them');
    await press(page, 'Add a passkey');
    await expect.poll(() => focused(page)).toBe('Second factor');
    await page.getByLabel('Your password').fill(PASSWORD);
    await press(page, 'Create passkey');
    await page.getByRole('button', { name: 'Remove This device' }).waitFor();
    // The keyboard goes on where the form was.
    await expect.poll(() => focused(page)).toBe('Second factor');
    await press(page, 'Remove This device');
    await expect.poll(() => focused(page)).toMatch(/^This device/);
    await press(page, 'Cancel');
    await expect.poll(() => focused(page)).toMatch(/^This device/);
    await page.getByText('10 recovery codes are left.').waitFor();

    await press(page, 'Log out');
    await isAt(page, 'Log in to the page builder');
    await isFitToUse(page);
    await typePassword(page);
    await isFitToUse(page);
    // The current code may have been used already; the next one is accepted early.
    await page.getByLabel('Code').fill(new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 }));
    await press(page, 'Continue');
    await isIn(page);

    await press(page, 'Log out');
    await typePassword(page);
    await press(page, 'Use a passkey');
    await isIn(page);

    await press(page, 'Log out');
    await press(page, 'Log in with a passkey');
    await isIn(page);

    await page.getByRole('link', { name: 'People', exact: true }).click();
    await page.getByText('with second factor').waitFor();
    await page.getByLabel('Email').fill('bo@example.com');
    await press(page, 'Create link');
    await page.getByLabel(/^Link for bo@example.com/).waitFor();
    await isFitToUse(page);

    await page.getByRole('link', { name: 'Audit log', exact: true }).click();
    await page.getByText('Invited').waitFor();
    await page.getByLabel('Kind').selectOption('Second factors');
    await press(page, 'Show');
    await page.getByText('Invited').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('cell', { name: 'Second factor added' }).count()).toBe(2);
    await isFitToUse(page);
  },
);

test('a link that was used opens nothing', async () => {
  const { page, expectTrouble } = await openReader({ origin: newspaper.origin, width: 390 });
  expectTrouble(/status of 410/);
  const [link = ''] = /http\S+\/pagebuilder\/join\/#\S+/.exec(newspaper.said()) ?? [];
  await page.goto(link);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('used already or has expired');
  await isFitToUse(page);
});
