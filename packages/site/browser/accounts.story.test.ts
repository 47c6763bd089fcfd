import type { Page } from 'playwright-core';
import { isRecord } from '@broadsheet/client-core';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { mailedLink, mailsTo, SUBJECT } from './account/mailbox.ts';
import { freshEmail } from './account/freshEmail.ts';
import { PASSWORD } from './account/makeAccount.ts';
import {
  fillIn,
  getHeader,
  logIn,
  getMain,
  openVisitor,
  press,
  seeHeading,
  untilAwake,
} from './account/openVisitor.ts';
import { ACCOUNT } from './account/pages.ts';
import { useSandbox } from './account/startSandbox.ts';
import { PAGES } from './newspaper/sample.ts';

const STORY_MS = 120_000;

/** What a reader logs in with: at first, with a second password, and with another address and the last password. */
function makeLogins() {
  const first = { email: freshEmail('ada'), password: PASSWORD };
  const second = { email: first.email, password: 'a second good password' };
  const last = { email: freshEmail('ada.byron'), password: 'the third and last one' };
  return { first, second, last };
}
type Logins = ReturnType<typeof makeLogins>;

const newspaper = useSandbox();

const link = (email: string, subject: string) => mailedLink(newspaper.origin, email, subject);
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function logOut(page: Page): Promise<void> {
  const { account, logOut: button } = getHeader(page);
  await account.click();
  await button.click();
  await page.waitForURL(`${newspaper.origin}/`);
  await getHeader(page).logIn.waitFor();
}

async function signUpFromArticle(page: Page, { first }: Logins): Promise<void> {
  await page.goto(PAGES.article);
  await getHeader(page).signUp.click();
  await untilAwake(page);
  await fillIn(page, { Email: first.email, Password: first.password, 'Repeat the password': first.password });
  await press(page, 'Sign up');
  await page.waitForURL(`**${PAGES.article}`);
  await getHeader(page).account.waitFor();
}

async function verifyAddress(page: Page, { first }: Logins): Promise<void> {
  await page.goto(await link(first.email, SUBJECT.verifyEmail));
  await seeHeading(page, 'Email address confirmed');
  expect(new URL(page.url()).search).toBe('');
  await press(page, 'Continue');
  await page.waitForURL(`**${ACCOUNT.account}`);
  await page.getByText(first.email).waitFor();
}

async function forgetPassword(page: Page, { first, second }: Logins): Promise<void> {
  await getHeader(page).logIn.click();
  await page.getByRole('link', { name: 'Password forgotten?' }).click();
  await page.waitForURL(`**${ACCOUNT.forgotPassword}`);
  await untilAwake(page);
  await fillIn(page, { Email: first.email });
  await press(page, 'Send reset link');
  await seeHeading(page, 'Look in your inbox');
  await page.goto(await link(first.email, SUBJECT.resetPassword));
  await untilAwake(page);
  await fillIn(page, { Password: second.password, 'Repeat the password': second.password });
  await press(page, 'Save password');
  await seeHeading(page, 'Password changed');
  expect(new URL(page.url()).search).toBe('');
  await press(page, 'Go to log in');
  await page.waitForURL(`**${ACCOUNT.login}?reset_password=true`);
  await logIn(page, second);
  await page.waitForURL(`**${ACCOUNT.account}`);
}

async function comeBackToArticle(page: Page, { second }: Logins): Promise<void> {
  await page.goto(PAGES.article);
  await getHeader(page).logIn.click();
  await logIn(page, second);
  await page.waitForURL(`**${PAGES.article}`);
  await getHeader(page).account.click();
  await getHeader(page).manage.click();
  await page.waitForURL(`**${ACCOUNT.account}`);
}

async function changeNames(page: Page): Promise<void> {
  await press(page, 'Edit your name');
  await fillIn(page, { 'First name': 'Ada', 'Last name': 'Byron' });
  await press(page, 'Save');
  await region(page, 'Your name').getByText('Your name is saved.').waitFor();
  expect(await region(page, 'Your name').getByRole('definition').allTextContents()).toEqual([
    'Ada',
    'Byron',
    'Not given',
  ]);
}

async function changeAddress(page: Page, { first, second, last }: Logins): Promise<void> {
  await press(page, 'Edit Email');
  await fillIn(page, { Email: last.email, 'Current password': second.password });
  await press(page, 'Save');
  const details = region(page, 'Account details');
  await details.getByText(`We sent a link to ${last.email}.`).first().waitFor();
  expect(await details.getByText(first.email).isVisible()).toBe(true);
  await page.goto(await link(last.email, SUBJECT.verifyEmail));
  await seeHeading(page, 'Email address confirmed');
  await press(page, 'Continue');
  await details.getByText(last.email).waitFor();
  expect(await details.getByText(first.email).count()).toBe(0);
}

async function changePassword(page: Page, { second, last }: Logins): Promise<void> {
  await press(page, 'Edit Password');
  await fillIn(page, {
    'Current password': second.password,
    'New password': last.password,
    'Repeat the password': last.password,
  });
  await press(page, 'Save');
  await page.getByRole('button', { name: 'Edit Password' }).waitFor();
  expect((await mailsTo(newspaper.origin, last.email)).map(({ subject }) => subject)).toContain(
    'Your password was changed',
  );
}

/** Creates a picture that the browser paints. */
async function paintJpeg(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 300, height: 200 });
    const brush = canvas.getContext('2d');
    if (brush !== null) {
      brush.fillStyle = 'teal';
      brush.fillRect(40, 40, 200, 100);
    }
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

async function choosePicture(page: Page): Promise<void> {
  const picture = region(page, 'Your picture');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Upload a picture')]);
  await chooser.setFiles({ name: 'ada.jpg', mimeType: 'image/jpeg', buffer: await paintJpeg(page) });
  await picture.getByText('Your picture is saved.').waitFor();
  const image = picture.getByRole('img');
  await expect
    .poll(() => image.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth > 0))
    .toBe(true);
  await press(page, 'Remove picture');
  await picture.getByText('Your picture is removed.').waitFor();
  expect(await picture.getByRole('img').count()).toBe(0);
}

async function exportData(page: Page, { last }: Logins): Promise<void> {
  const data = region(page, 'Your data');
  await data.getByRole('button', { name: /^Show: Report of/ }).click();
  await data.getByRole('heading', { name: 'Ways of signing in' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('link', { name: 'Download as a JSON file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);
  const report: unknown = await json(await download.createReadStream());
  expect(isRecord(report) && report['profile']).toMatchObject({ email: last.email, firstName: 'Ada' });
}

/** Opens the link of a mail that asks for a confirmation of the account's deletion. */
async function requestDeletion(page: Page, { last }: Logins): Promise<void> {
  await page.goto(ACCOUNT.account);
  await press(page, 'Delete my account');
  await page.getByRole('dialog').getByRole('button', { name: 'Send the link' }).click();
  await seeHeading(page, 'Look in your inbox');
  await page.goto(await link(last.email, SUBJECT.deleteAccount));
  await seeHeading(page, 'Delete this account for good?');
  expect(new URL(page.url()).search).toBe('');
}

async function leave(page: Page, logins: Logins): Promise<void> {
  await requestDeletion(page, logins);
  await page.getByLabel('I have changed my mind').check();
  await press(page, 'Keep my account');
  await seeHeading(page, 'Your account stays');
  await getHeader(page).account.waitFor();

  await requestDeletion(page, logins);
  await press(page, 'Delete the account for good');
  await seeHeading(page, 'The account is deleted');
  await getHeader(page).logIn.waitFor();
  await getMain(page).getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(`${newspaper.origin}/`);
}

test(
  'a reader joins, forgets, changes everything that can be changed, and leaves for good',
  async () => {
    const logins = makeLogins();
    const { page, expectTrouble } = await openVisitor({ origin: newspaper.origin });
    // The picture's calls are deprecated in the specification, which requires this warning.
    expectTrouble(/uploadAvatar is deprecated/);
    expectTrouble(/deleteAvatar is deprecated/);
    await signUpFromArticle(page, logins);
    await verifyAddress(page, logins);
    await logOut(page);
    await forgetPassword(page, logins);
    await logOut(page);
    await comeBackToArticle(page, logins);
    await changeNames(page);
    await changeAddress(page, logins);
    await changePassword(page, logins);
    await choosePicture(page);
    await exportData(page, logins);
    await leave(page, logins);

    expectTrouble(/status of 401/);
    await page.goto(ACCOUNT.login);
    await logIn(page, logins.last);
    await expect.poll(() => page.getByText('Invalid email or password.').count()).toBe(1);
  },
  STORY_MS,
);
