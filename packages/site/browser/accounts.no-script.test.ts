import { describe, expect, test } from 'vitest';
import { mailedLink, mailsTo, SUBJECT } from './account/mailbox.ts';
import { freshEmail } from './account/freshEmail.ts';
import { callService, makeAccount, PASSWORD } from './account/makeAccount.ts';
import { fillIn, getHeader, getMain, openVisitor, press, seeHeading } from './account/openVisitor.ts';
import { ACCOUNT } from './account/pages.ts';
import { useSandbox } from './account/startSandbox.ts';
import { PAGES } from './newspaper/sample.ts';

const newspaper = useSandbox();

const visit = (width = 1280) => openVisitor({ origin: newspaper.origin, javaScript: false, width });

test('an account is made, its address mailed, and the reader told to log in', async () => {
  const bo = freshEmail('bo');
  const { page, open } = await visit();
  await open(ACCOUNT.signup);
  await fillIn(page, { Email: bo, Password: PASSWORD, 'Repeat the password': PASSWORD });
  await press(page, 'Sign up');
  await seeHeading(page, 'Your account has been created');
  expect(page.url()).toBe(`${newspaper.origin}${ACCOUNT.signup}?form=signup`);
  expect(await mailsTo(newspaper.origin, bo)).toMatchObject([{ subject: SUBJECT.verifyEmail }]);
  await callService(newspaper.origin, 'POST', '/v1/auth/login', {
    userName: bo,
    credentials: PASSWORD,
    grantType: 'password',
  });
});

describe('a sign-up that is refused says why, and tells nobody what was typed:', () => {
  test.each([
    ['an account that is there', PASSWORD, 'An account with this email already exists.'],
    ['another repetition', 'another password', 'The two passwords are not the same'],
  ])('%s', async (_what, repeated, message) => {
    const { email } = await makeAccount(newspaper.origin, 'ada');
    const { page, open, requests } = await visit();
    await open(ACCOUNT.signup);
    await fillIn(page, { Email: email, Password: PASSWORD, 'Repeat the password': repeated });
    await press(page, 'Sign up');
    expect(await getMain(page).getByRole('alert').textContent()).toBe(message);
    for (const request of requests) expect(decodeURIComponent(request.url())).not.toMatch(/@example|horse/);
  });
});

test('the browser itself stops what is not an address', async () => {
  const { page, open, requests } = await visit();
  await open(ACCOUNT.forgotPassword);
  await fillIn(page, { Email: 'no address' });
  await press(page, 'Send reset link');
  expect(requests.some((request) => request.method() === 'POST')).toBe(false);
});

test('a forgotten password is replaced by a mailed link, which works once', async () => {
  const { email } = await makeAccount(newspaper.origin, 'forgetful');
  const { page, open } = await visit();
  await open(ACCOUNT.forgotPassword);
  await fillIn(page, { Email: email });
  await press(page, 'Send reset link');
  await seeHeading(page, 'Look in your inbox');
  const link = await mailedLink(newspaper.origin, email, SUBJECT.resetPassword);

  const typed = { Password: 'a new and good one', 'Repeat the password': 'a new and good one' };
  await open(link);
  await fillIn(page, { ...typed, 'Repeat the password': 'something else' });
  await press(page, 'Save password');
  await getMain(page).getByText('The two passwords are not the same').waitFor();
  await fillIn(page, typed);
  await press(page, 'Save password');
  await seeHeading(page, 'Password changed');
  expect(page.url()).not.toContain('nonce');
  await press(page, 'Go to log in');
  await page.waitForURL(`${newspaper.origin}${ACCOUNT.login}?reset_password=true`);

  await open(link);
  await fillIn(page, typed);
  await press(page, 'Save password');
  await seeHeading(page, 'This link does not work any more');
  await fillIn(page, { Email: email });
  await press(page, 'Send reset link');
  await seeHeading(page, 'Look in your inbox');
});

test.each([
  [ACCOUNT.oneTime, 'The link is on its way', SUBJECT.oneTimeLink],
  [ACCOUNT.verifyEmail, 'Look in your inbox', SUBJECT.verifyEmail],
])('%s sends its mail', async (path, heading, subject) => {
  const { email } = await makeAccount(newspaper.origin, `asks${path.length}`);
  const before = (await mailsTo(newspaper.origin, email)).length;
  const { page, open } = await visit();
  await open(path);
  await fillIn(page, { Email: email });
  await press(page, 'Send the link');
  await seeHeading(page, heading);
  const mails = await mailsTo(newspaper.origin, email);
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]?.subject).toBe(subject);
});

test.each([
  [ACCOUNT.login, 'This form needs JavaScript.'],
  [ACCOUNT.account, 'This part of your account needs JavaScript.'],
  [ACCOUNT.delete, 'This part of your account needs JavaScript.'],
  [`${ACCOUNT.oneTime}?ota_nonce=x`, 'This check needs JavaScript.'],
  [`${ACCOUNT.verifyEmail}?nonce=x`, 'This check needs JavaScript.'],
  [`${ACCOUNT.delete}?nonce=x`, 'This check needs JavaScript.'],
])('%s says that it needs script', async (path, sentence) => {
  const { page, open } = await visit();
  await open(path);
  const words = getMain(page).locator('noscript').first();
  expect(await words.textContent()).toContain(sentence);
  expect(await words.isVisible()).toBe(true);
  // Nothing is pending, and no status says so.
  expect(await getMain(page).getByRole('status').filter({ visible: true }).allTextContents()).toEqual([]);
});

test.each([ACCOUNT.signup, ACCOUNT.forgotPassword, `${ACCOUNT.resetPassword}?nonce=x`])(
  '%s does not say so, for it works',
  async (path) => {
    const { page, open } = await visit();
    await open(path);
    expect(await getMain(page).locator('noscript').count()).toBe(0);
  },
);

test('a login that is pressed without script stays on its page and puts nothing into the address', async () => {
  const { page, open, requests } = await visit();
  await open(ACCOUNT.login);
  await fillIn(page, { Email: 'ada@example.com', Password: PASSWORD });
  await Promise.all([page.waitForEvent('load'), press(page, 'Log in')]);
  await seeHeading(page, 'Log in to continue');
  for (const request of requests) expect(decodeURIComponent(request.url())).not.toMatch(/@example|horse/);
});

test.each([PAGES.home, PAGES.article])('the menu in the header of %s opens on a phone', async (path) => {
  const { page, open } = await visit(390);
  await open(path);
  const { options, logIn } = getHeader(page);
  expect(await logIn.count()).toBe(0);
  await options.click();
  await logIn.click();
  await page.waitForURL(newspaper.origin + ACCOUNT.login);
});
