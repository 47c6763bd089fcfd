import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshEmail } from './account/freshEmail.ts';
import { makeAccount, PASSWORD } from './account/makeAccount.ts';
import type { Account } from './account/makeAccount.ts';
import { readFixture } from './newspaper/fixtures.ts';
import { importDocuments } from './newspaper/importDocuments.ts';
import type { Newspaper } from './newspaper/startNewspaper.ts';
import { accessViolations } from './reader/checkPage.ts';
import { openReader } from './reader/openReader.ts';
import type { Reader } from './reader/openReader.ts';
import { endSilently, logIn, logInHere, shownAddress, startWithStandIns } from './session/accounts.ts';
import { startWithIdentity } from './session/identityFile.ts';
import { continueAs, press } from './session/providers.ts';
import { CLIENT_ID, startRelyingParty } from './session/relyingParty.ts';
import type { RelyingParty } from './session/relyingParty.ts';

/** The message of the login, or of the logins with providers beside it: whichever loaded first. */
const REFUSED = /could not be completed|could not log you in/;

/** Changes the login page of the sample newspaper, so that its blocks also sign readers in for other sites. */
async function signInForOthers(dataDir: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-page-'));
  try {
    const text = JSON.stringify(await readFixture('pages/login.json'))
      .replace('"block":"login"', '"block":"login","fields":{"OIDC":true}')
      .replace('"block":"social-sign-on"', '"block":"social-sign-on","fields":{"OIDC":true}');
    await writeFile(join(folder, 'login.json'), text);
    await importDocuments(dataDir, [folder]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('a newspaper that signs readers in for a radio', () => {
  let radio: RelyingParty;
  let newspaper: Newspaper;
  let ada: Account;
  beforeAll(async () => {
    radio = await startRelyingParty();
    const clients = [{ clientId: CLIENT_ID, redirectUris: [radio.redirectUri] }];
    newspaper = await startWithIdentity({ oidc: { provider: { clients } } });
    radio.connect(newspaper.origin);
    await signInForOthers(newspaper.dataDir);
    ada = await makeAccount(newspaper.origin, 'ada');
  });
  afterAll(async () => {
    await endSilently(newspaper);
    await radio[Symbol.asyncDispose]();
  });

  const visit = () => openReader({ origin: newspaper.origin });

  async function visitSignedIn(): Promise<Reader> {
    const reader = await visit();
    await logIn(reader.page, ada);
    return reader;
  }

  const expectRadio = ({ expectTrouble }: Reader) =>
    expectTrouble(new RegExp(`other host: ${radio.origin}/in/`));

  async function isWelcome(page: Page): Promise<void> {
    await page.getByText(`Welcome ${ada.email}`).waitFor();
    expect(page.url()).toMatch(`${radio.redirectUri}?code=`);
  }

  test('sends one who is signed in there at once, with one code', async () => {
    const reader = await visitSignedIn();
    expectRadio(reader);
    const before = radio.codes.length;
    await reader.page.goto(radio.begin());
    await isWelcome(reader.page);
    expect(radio.codes).toHaveLength(before + 1);
  });

  test('sends one who is not to the login first', async () => {
    const reader = await visit();
    expectRadio(reader);
    await reader.open(radio.begin());
    const before = radio.codes.length;
    await logInHere(reader.page, ada);
    await isWelcome(reader.page);
    expect(radio.codes).toHaveLength(before + 1);
  });

  test.each<[string, Readonly<Record<string, string | undefined>>]>([
    ['an unknown client', { client_id: 'nobody' }],
    ['an address that is not registered', { redirect_uri: 'https://thief.example/in/' }],
    ['no address', { redirect_uri: undefined }],
    ['no PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['PKCE in the clear', { code_challenge_method: 'plain' }],
  ])('sends nobody anywhere who comes with %s, and says so', async (_, changes) => {
    const { page, open, expectTrouble } = await visitSignedIn();
    expectTrouble(/status of 400/);
    await open(radio.begin(changes));
    await page.getByRole('alert').getByText(REFUSED).waitFor();
    expect(new URL(page.url()).pathname).toBe('/account/login/');
    expect(await accessViolations(page)).toEqual([]);
  });

  test('exchanges a code once, and refuses it when it comes back', async () => {
    const reader = await visitSignedIn();
    expectRadio(reader);
    await reader.page.goto(radio.begin());
    await isWelcome(reader.page);
    const again = await radio.exchange(radio.codes.at(-1) ?? '');
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('exchanges no code for who has not the verifier', async () => {
    const reader = await visitSignedIn();
    expectRadio(reader);
    await reader.page.route(`${radio.redirectUri}**`, (route) =>
      route.fulfill({ body: 'Stolen on the way.' }),
    );
    await reader.page.goto(radio.begin());
    await reader.page.getByText('Stolen on the way.').waitFor();
    const code = new URL(reader.page.url()).searchParams.get('code') ?? '';
    expect((await radio.exchange(code, 'x'.repeat(43))).status).toBe(400);
  });
});

describe('a newspaper whose readers have an account elsewhere', () => {
  let newspaper: Newspaper;
  beforeAll(async () => {
    newspaper = await startWithStandIns();
  });
  afterAll(() => endSilently(newspaper));

  async function visitProvider(query = ''): Promise<Reader> {
    const reader = await openReader({ origin: newspaper.origin });
    await reader.open(`/account/login/${query}`);
    await press(reader.page, 'Log in with Sandbox ID');
    await reader.page.waitForURL('**/sandbox/openid/authorize?*');
    return reader;
  }

  async function arriveAs(email: string): Promise<Page> {
    const { page } = await visitProvider();
    await continueAs(page, email);
    await shownAddress(page, { email }).waitFor();
    return page;
  }

  test('makes an account for one, signs in, and knows them again', async () => {
    for (const _visit of ['first', 'second']) {
      const page = await arriveAs('olga@example.com');
      expect(new URL(page.url()).search).toBe('');
    }
  });

  test('returns the reader to where the URL says, with their payment method', async () => {
    const { page } = await visitProvider('?redirect=%2Foffer%2F%3Fplan%3Da&paymentMethodID=7');
    await continueAs(page, 'orla@example.com');
    await expect.poll(() => page.url()).toBe(`${newspaper.origin}/offer/?plan=a&paymentMethodID=7`);
  });

  test('lets one add a password, and log in with it', async () => {
    const oskar = { email: freshEmail('oskar'), password: PASSWORD };
    const page = await arriveAs(oskar.email);
    await page.getByText('Add a password').waitFor();
    await press(page, 'Edit Password');
    for (const label of ['New password', 'Repeat the password'])
      await page.getByLabel(label, { exact: true }).fill(PASSWORD);
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    const other = await openReader({ origin: newspaper.origin });
    await logIn(other.page, oskar);
    expect(new URL(other.page.url()).pathname).toBe('/account/');
  });

  test.each([
    ['Refuse', []],
    ['Fail', []],
    ['Use an expired credential', [/status of 401/]],
  ])('shows a message when a provider answers "%s"', async (trouble, expected) => {
    const { page, expectTrouble } = await visitProvider();
    expected.forEach((each) => expectTrouble(each));
    await press(page, trouble);
    await page.getByRole('alert').getByText(REFUSED).waitFor();
    expect(page.url()).toBe(`${newspaper.origin}/account/login/`);
    expect(await accessViolations(page)).toEqual([]);
  });

  test('signs nobody in with a return that was begun in another browser', async () => {
    const victim = await openReader({ origin: newspaper.origin });
    victim.expectTrouble(/status of 401|status of 400/);
    await victim.open('/account/login/?code=stolen&state=strange');
    await victim.page.getByRole('alert').getByText(REFUSED).waitFor();
    expect(victim.page.url()).toBe(`${newspaper.origin}/account/login/`);
  });
});
