import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mailedLink, SUBJECT } from './account/mailbox.ts';
import { makeAccount, PASSWORD } from './account/makeAccount.ts';
import {
  fillIn,
  getHeader,
  logIn,
  getMain,
  openSignedIn,
  openVisitor,
  press,
  seeHeading,
  untilAwake,
} from './account/openVisitor.ts';
import { ACCOUNT } from './account/pages.ts';
import { useSandbox } from './account/startSandbox.ts';
import { accessViolations, sidewaysElements } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';

const WIDTHS = [390, 1280] as const;

const newspaper = useSandbox();

/**
 * Returns the accessibility problems of a page at every width, in both themes; at the smallest width it must not scroll
 * sideways either.
 */
async function problemsOf(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    problems.push(...(await accessViolations(page)));
  }
  await page.setViewportSize({ width: 320, height: 800 });
  return [...problems, ...(await sidewaysElements(page))];
}

/** Pages, and the actions of a reader that bring them into another state. */
const STATES: readonly (readonly [state: string, path: string, make: (page: Page) => Promise<unknown>])[] = [
  ['the login', ACCOUNT.login, (page) => page.getByRole('button', { name: 'Log in with Apple' }).waitFor()],
  ['the sign-up', ACCOUNT.signup, (page) => page.getByText('Use 8 characters or more.').waitFor()],
  ['the forgotten password', ACCOUNT.forgotPassword, (page) => seeHeading(page, 'Reset your password')],
  [
    'the new password without a link',
    ACCOUNT.resetPassword,
    (page) => seeHeading(page, 'Ask for a link to a new password'),
  ],
  ['the one-time link', ACCOUNT.oneTime, (page) => seeHeading(page, 'Get a one-time login link')],
  ['the verification', ACCOUNT.verifyEmail, (page) => seeHeading(page, 'Confirm your email address')],
  ['the terms', ACCOUNT.privacy, (page) => seeHeading(page, 'Terms and privacy')],
  [
    'the deletion’s decision',
    `${ACCOUNT.delete}?nonce=x`,
    (page) => seeHeading(page, 'Delete this account for good?'),
  ],
  [
    'a sign-up with everything wrong',
    ACCOUNT.signup,
    async (page) => {
      await page.getByRole('button', { name: 'Show password' }).first().waitFor();
      await press(page, 'Sign up');
      await page.getByText('3 fields need your attention').waitFor();
    },
  ],
  [
    'a link for a new password that was asked for',
    ACCOUNT.forgotPassword,
    async (page) => {
      await fillIn(page, { Email: 'nobody@example.com' });
      await press(page, 'Send reset link');
      await seeHeading(page, 'Look in your inbox');
    },
  ],
  [
    'a login link that was asked for',
    ACCOUNT.oneTime,
    async (page) => {
      await untilAwake(page);
      await fillIn(page, { Email: `${'somebody.with.a.long.name'.repeat(2)}@mail.example.com` });
      await press(page, 'Send the link');
      await seeHeading(page, 'The link is on its way');
    },
  ],
];

test.each(STATES)('%s breaks no accessibility rule and never scrolls sideways', async (_, path, make) => {
  const { page, open } = await openVisitor({ origin: newspaper.origin });
  await open(path);
  await make(page);
  expect(await problemsOf(page)).toEqual([]);
});

const REFUSED: readonly (readonly [state: string, path: string, make: (page: Page) => Promise<unknown>])[] = [
  [
    'a login that is refused',
    ACCOUNT.login,
    async (page) => {
      await logIn(page, { email: 'nobody@example.com', password: PASSWORD });
      await page.getByText('Invalid email or password.').waitFor();
    },
  ],
  [
    'a login link that is no good',
    `${ACCOUNT.oneTime}?ota_nonce=x`,
    (page) => seeHeading(page, 'This link does not work'),
  ],
  [
    'a verification that is no good',
    `${ACCOUNT.verifyEmail}?nonce=x`,
    (page) => seeHeading(page, 'This link does not work'),
  ],
  [
    'a deletion that is no good',
    `${ACCOUNT.delete}?nonce=x`,
    async (page) => {
      await press(page, 'Delete the account for good');
      await seeHeading(page, 'This link does not work');
    },
  ],
  [
    'a link for a new password that is no good',
    `${ACCOUNT.resetPassword}?nonce=x`,
    (page) => seeHeading(page, 'This link does not work any more'),
  ],
];

test.each(REFUSED)('%s breaks no accessibility rule and never scrolls sideways', async (_, path, make) => {
  const { page, open, expectTrouble } = await openVisitor({ origin: newspaper.origin });
  expectTrouble(/status of 4\d\d/);
  await open(path);
  await make(page);
  expect(await problemsOf(page)).toEqual([]);
});

test('links that work lead to pages that break no accessibility rule', async () => {
  const { email, password } = await makeAccount(newspaper.origin, 'links');
  const { page, open, expectTrouble } = await openVisitor({ origin: newspaper.origin });
  await open(await mailedLink(newspaper.origin, email, SUBJECT.verifyEmail));
  // The account was created on another device.
  expectTrouble(/status of 403/);
  await seeHeading(page, 'Is this your account?');
  expect(await problemsOf(page)).toEqual([]);
  await fillIn(page, { Password: password });
  await press(page, 'Confirm the address');
  await seeHeading(page, 'Email address confirmed');
  expect(await problemsOf(page)).toEqual([]);
  await open(ACCOUNT.forgotPassword);
  await fillIn(page, { Email: email });
  await press(page, 'Send reset link');
  await seeHeading(page, 'Look in your inbox');
  await open(await mailedLink(newspaper.origin, email, SUBJECT.resetPassword));
  await fillIn(page, { Password: PASSWORD, 'Repeat the password': PASSWORD });
  await press(page, 'Save password');
  await seeHeading(page, 'Password changed');
  expect(await problemsOf(page)).toEqual([]);
});

test('the account page breaks no accessibility rule, as it is and with everything open', async () => {
  const account = await makeAccount(newspaper.origin, 'a.reader.with.a.long.name'.repeat(2));
  const { page } = await openSignedIn(account, { origin: newspaper.origin });
  expect(await problemsOf(page)).toEqual([]);
  for (const name of ['Edit Email', 'Edit Password', 'Edit your name']) await press(page, name);
  await page.getByRole('button', { name: /^Show: Report of/ }).click();
  await page.getByRole('link', { name: 'Download as a JSON file' }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
});

test('the dialogs of the account page break no accessibility rule', async () => {
  const { page } = await openSignedIn(await makeAccount(newspaper.origin, 'dialogs'), {
    origin: newspaper.origin,
  });
  for (const name of ['Log out everywhere', 'Delete my account']) {
    await press(page, name);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await problemsOf(page)).toEqual([]);
    expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const opener = getMain(page).getByRole('button', { name, exact: true });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  }
});

describe.each(WIDTHS)('at %i pixels', (width) => {
  test('the open menu in the header breaks no accessibility rule, signed in or not', async () => {
    const account = await makeAccount(newspaper.origin, `menu${width}`);
    const stranger = await openVisitor({ origin: newspaper.origin, width });
    await stranger.open('/');
    if (width < 1024) await getHeader(stranger.page).options.click();
    expect(await accessViolations(stranger.page)).toEqual([]);

    const { page } = await openSignedIn(account, { origin: newspaper.origin, width });
    await getHeader(page).account.click();
    await getHeader(page).logOut.waitFor();
    expect(await accessViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await getHeader(page).logOut.count()).toBe(0);
  });

  test('the stand-in of One Tap leaves the login form free', async () => {
    const { page, open } = await openReader({ origin: newspaper.origin, width });
    await open(ACCOUNT.login);
    const frame = await page.getByTitle('Sign in with Google').boundingBox();
    const form = await page.getByRole('form').boundingBox();
    if (frame === null || form === null) throw new Error('Something of the page is not there.');
    const isBeside = frame.x >= form.x + form.width || frame.y >= form.y + form.height;
    expect(isBeside).toBe(true);
  });

  test('nothing has the focus under the stand-in of One Tap', async () => {
    const { page, open } = await openReader({ origin: newspaper.origin, width });
    await open(ACCOUNT.login);
    await page.getByTitle('Sign in with Google').waitFor();
    const covered: string[] = [];
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(coveredFocus);
      if (found !== undefined) covered.push(found);
    }
    expect(covered).toEqual([]);
  });
});

/** Returns the focused element if a frame lies over it once the page has settled. It runs in the page. */
async function coveredFocus(): Promise<string | undefined> {
  for (let frames = 0; frames < 6; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const focused = document.activeElement;
  const box = focused?.getClientRects()[0];
  if (!focused || focused === document.body || box === undefined) return undefined;
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top !== focused && top?.localName === 'iframe' ? focused.outerHTML.slice(0, 120) : undefined;
}

/** Returns the focused element if it has no focus ring, or is outside of the viewport. */
function unseenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const { width, height, top, bottom } = focused.getBoundingClientRect();
    const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const isInView = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
    return hasRing && isInView ? undefined : focused.outerHTML.slice(0, 200);
  });
}

async function tabThrough(page: Page): Promise<readonly string[]> {
  const unseen: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const problem = await unseenFocus(page);
    if (problem !== undefined) unseen.push(problem);
  }
  return unseen;
}

test.each([
  ACCOUNT.login,
  ACCOUNT.signup,
  ACCOUNT.forgotPassword,
  ACCOUNT.resetPassword,
  ACCOUNT.verifyEmail,
])('on %s the focus is seen wherever the Tab key leads', async (path) => {
  const { page, open, settle } = await openVisitor({ origin: newspaper.origin });
  await open(path);
  await settle();
  expect(await tabThrough(page)).toEqual([]);
});

test('on the account page the focus is seen wherever the Tab key leads', async () => {
  const { page } = await openSignedIn(await makeAccount(newspaper.origin, 'tabs'), {
    origin: newspaper.origin,
  });
  expect(await tabThrough(page)).toEqual([]);
});
