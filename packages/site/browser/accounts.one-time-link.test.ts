import { expect, test } from 'vitest';
import { mailedLink, mailsTo, SUBJECT } from './account/mailbox.ts';
import { makeAccount } from './account/makeAccount.ts';
import type { Account } from './account/makeAccount.ts';
import {
  getField,
  fillIn,
  getHeader,
  getMain,
  ON_THE_WAY,
  openVisitor,
  currentPath,
  press,
  seeHeading,
  untilAwake,
} from './account/openVisitor.ts';
import { ACCOUNT } from './account/pages.ts';
import { useSandbox } from './account/startSandbox.ts';

const BAD = 'This link does not work';

const newspaper = useSandbox();

/** Requests a link as a reader does, and reads it from the mail. */
async function requestLink({ email }: Account): Promise<string> {
  const { page, open } = await openVisitor({ origin: newspaper.origin });
  await open(ACCOUNT.login);
  await page.getByRole('link', { name: 'Log in with an email link' }).click();
  await untilAwake(page);
  await fillIn(page, { Email: email });
  await press(page, 'Send the link');
  await seeHeading(page, 'The link is on its way');
  expect(await getMain(page).getByText(`If an account exists for ${email},`).isVisible()).toBe(true);
  return mailedLink(newspaper.origin, email, SUBJECT.oneTimeLink);
}

test('a link signs its reader in once, and a second time offers another one', async () => {
  const link = await requestLink(await makeAccount(newspaper.origin, 'one'));
  const { page, open, expectTrouble } = await openVisitor({ origin: newspaper.origin });
  await open(link);
  await page.waitForURL(newspaper.origin + ACCOUNT.account);
  await getHeader(page).account.waitFor();

  // The same browser is signed in by now, so that the used link of its mail leads to the account again.
  expectTrouble(/status of 400/);
  const second = await page.context().newPage();
  await second.goto(link);
  await second.waitForURL(newspaper.origin + ACCOUNT.account);
  await second.close();

  const another = await openVisitor({ origin: newspaper.origin });
  another.expectTrouble(/status of 40\d/);
  await another.open(link);
  await seeHeading(another.page, BAD);
  expect(
    await getMain(another.page).getByText('The link is wrong or too old. Ask for a new one.').count(),
  ).toBe(1);
  expect(another.page.url()).toBe(newspaper.origin + ACCOUNT.oneTime);
  await press(another.page, 'Ask for a new link');
  await seeHeading(another.page, 'Get a one-time login link');
  expect(await getField(another.page, 'Email').inputValue()).toBe('');
  expect(await getHeader(another.page).logIn.isVisible()).toBe(true);
});

test('a link that nobody has sent does not work, and its secret leaves the address', async () => {
  const { page, open, expectTrouble } = await openVisitor({ origin: newspaper.origin });
  expectTrouble(/status of 40\d/);
  await open(`${ACCOUNT.oneTime}?from=mail&ota_nonce=never-sent`);
  await seeHeading(page, BAD);
  expect(page.url()).toBe(`${newspaper.origin}${ACCOUNT.oneTime}?from=mail`);
});

test('a link that a mail scanner has opened is still good for its reader', async () => {
  const account = await makeAccount(newspaper.origin, 'scanned');
  const link = await requestLink(account);
  for (const method of ['HEAD', 'GET', 'GET']) {
    const scanned = await fetch(newspaper.origin + link, {
      method,
      headers: { 'user-agent': 'mail scanner' },
    });
    expect(scanned.status).toBe(200);
    expect(scanned.headers.get('cache-control')).toContain('no-store');
  }
  const scanner = await openVisitor({ origin: newspaper.origin, javaScript: false });
  await scanner.open(link);

  const { page, open } = await openVisitor({ origin: newspaper.origin });
  await open(link);
  await page.waitForURL(newspaper.origin + ACCOUNT.account);
  await page.getByText(account.email).first().waitFor();
});

test('a link that the network loses is tried again and not asked for anew', async () => {
  const account = await makeAccount(newspaper.origin, 'lost');
  const link = await requestLink(account);
  const { page, open, expectTrouble } = await openVisitor({ origin: newspaper.origin });
  expectTrouble(/net::ERR_FAILED/);
  await page.route('**/auth/magiclink/*', (route) => route.abort());
  await open(link);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute('**/auth/magiclink/*');
  await press(page, 'Try again');
  await expect.poll(currentPath(page), ON_THE_WAY).toBe(ACCOUNT.account);
});

test('a reader who is signed in already goes on to the account and asks for nothing', async () => {
  const account = await makeAccount(newspaper.origin, 'inside');
  const { page, open } = await openVisitor({ origin: newspaper.origin });
  await open(await requestLink(account));
  await page.waitForURL(newspaper.origin + ACCOUNT.account);
  await open(ACCOUNT.oneTime);
  await expect.poll(currentPath(page), ON_THE_WAY).toBe(ACCOUNT.account);
});

test('an unknown address is told the same as a known one, and gets no mail', async () => {
  const { page, open } = await openVisitor({ origin: newspaper.origin });
  await open(ACCOUNT.oneTime);
  await fillIn(page, { Email: 'nobody@example.com' });
  await press(page, 'Send the link');
  await seeHeading(page, 'The link is on its way');
  expect(await mailsTo(newspaper.origin, 'nobody@example.com')).toEqual([]);
});
