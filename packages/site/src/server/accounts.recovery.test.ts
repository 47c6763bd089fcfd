/**
 * How owners recover an account, and what a thief, or a person who created the account beforehand, loses then; through the
 * site's socket.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox } from '../sandbox/openSandbox.ts';
import { PASSWORD, asReader, openReadersSite, tokensIn } from '../../test/openReadersSite.ts';
import type { ReadersSite, ReaderTokens, SiteAnswer } from '../../test/openReadersSite.ts';
import { signInWithGoogle } from '../../test/signInWithProvider.ts';

const STARTING_MS = 60_000;
const MINUTE = 60_000;
const NEW = 'another good one';
const LINK_REFUSED = '400 130010';
const LOGIN_REFUSED = '401 100010';

let site: ReadersSite;

const readProfile = (reader: ReaderTokens) => site.identity('GET', '/v1/profile', asReader(reader));
const changeEmail = (reader: ReaderTokens, email: string, password?: string) =>
  site.identity('PATCH', '/v1/profile', { ...asReader(reader), body: { email, password } });
const verify = (nonce: string, reader: ReaderTokens) =>
  site.identity('GET', `/v1/email/verify/${nonce}`, asReader(reader));

async function reset(email: string): Promise<SiteAnswer> {
  await site.identity('POST', '/v1/password/reset', { body: { userName: email } });
  const nonce = await site.mailed(email, 'nonce');
  return site.identity('PUT', `/v1/password/reset/${nonce}`, { body: { newPassword: NEW } });
}

async function enterByLink(email: string): Promise<SiteAnswer> {
  await site.identity('POST', '/v1/auth/magiclink', { body: { email } });
  return site.identity('GET', `/v1/auth/magiclink/${await site.mailed(email, 'ota_nonce')}`);
}

/** Creates an account with a verified address. */
async function ownAccount(email: string): Promise<ReaderTokens> {
  const reader = tokensIn(await site.signUp(email));
  expect((await verify(await site.mailed(email, 'nonce'), reader)).outcome).toBe('200');
  return reader;
}

beforeAll(async () => {
  const sandbox = await openSandbox({ siteOrigin: 'http://localhost', secret: 'of the tests', file: {} });
  site = await openReadersSite({ PROXIES: '0', SANDBOX: 'on' }, { sandbox, identity: sandbox.identity });
}, STARTING_MS);
afterAll(() => site[Symbol.asyncDispose]());

describe('a change of address that waits', () => {
  test.each([
    ['a reset', 'reset', reset],
    [
      'a change of the password',
      'change',
      (_: string, owner: ReaderTokens) =>
        site.identity('PUT', '/v1/password', {
          ...asReader(owner),
          body: { oldPassword: PASSWORD, newPassword: NEW },
        }),
    ],
  ])('is called off by %s, and its link is refused', async (_, name, secure) => {
    const email = `${name}@example.com`;
    const thief = `thief.${name}@example.com`;
    const session = await ownAccount(email);
    const owner = tokensIn(await site.logIn(email, PASSWORD));
    expect((await changeEmail(session, thief)).outcome).toBe('200');
    const nonce = await site.mailed(thief, 'nonce');
    expect((await secure(email, owner)).outcome).toBe('200');
    expect((await verify(nonce, session)).outcome).toBe(LINK_REFUSED);
    const back = tokensIn(await site.logIn(email, NEW));
    expect((await verify(nonce, back)).outcome).toBe(LINK_REFUSED);
    const { body } = await readProfile(back);
    expect(body).toMatchObject({ uuid: owner.uuid, email });
    expect(body).not.toHaveProperty('unverifiedEmail');
  });

  test('asks for the password, tells the old address, and is undone from there even after it was done', async () => {
    const email = 'moved@example.com';
    const thief = 'thief.moved@example.com';
    const session = await ownAccount(email);
    site.advance(11 * MINUTE);
    expect((await changeEmail(session, thief)).outcome).toBe('403 300014');
    expect((await changeEmail(session, thief, 'a guess')).outcome).toBe('400 300010');
    await expect(site.mailed(email, 'restore_nonce')).rejects.toThrow('No mail');
    expect((await changeEmail(session, thief, PASSWORD)).outcome).toBe('200');
    const wayBack = await site.mailed(email, 'restore_nonce');
    expect((await verify(await site.mailed(thief, 'nonce'), session)).outcome).toBe('200');
    expect((await readProfile(session)).body).toMatchObject({ email: thief });

    expect((await site.identity('PUT', `/v1/email/restore/${wayBack}`)).outcome).toBe('200');
    expect((await readProfile(session)).status).toBe(401);
    expect((await site.logIn(thief, PASSWORD)).outcome).toBe(LOGIN_REFUSED);
    expect((await site.logIn(email, PASSWORD)).outcome).toBe(LOGIN_REFUSED);
    expect((await reset(email)).outcome).toBe('200');
    expect(tokensIn(await site.logIn(email, NEW)).uuid).toBe(session.uuid);
  });
});

describe('an account that a stranger made with the address of somebody else', () => {
  test.each([
    ['an old browser', { origin: 'https://evil.example' }],
    ['a browser', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('is not the account of %s that the stranger’s page signs in to it', async (name, headers) => {
    const email = `${name.replaceAll(' ', '.')}@example.com`;
    await site.signUp(email);
    // A form of another site may send this as text, and its visitor's browser keeps the cookies.
    const lured = await site.logIn(email, PASSWORD, { headers });
    expect(lured.outcome).toBe('200');
    const opened = await site.identity('PUT', `/v1/email/verify/${await site.mailed(email, 'nonce')}`, {
      headers: { cookie: lured.cookie },
    });
    expect(opened.outcome).toBe('403 130013');
  });

  test('is one’s own on a browser that signed in to it on a page of the site', async () => {
    const email = 'own.page@example.com';
    await site.signUp(email);
    const headers = { 'sec-fetch-site': 'same-origin', origin: 'http://any.example' };
    const { cookie } = await site.logIn(email, PASSWORD, { headers });
    const nonce = await site.mailed(email, 'nonce');
    const opened = await site.identity('PUT', `/v1/email/verify/${nonce}`, { headers: { cookie } });
    expect(opened.outcome).toBe('200');
  });

  test.each([
    [
      'a reset',
      'early.reset',
      async (email: string) => {
        expect((await reset(email)).outcome).toBe('200');
        return site.logIn(email, NEW);
      },
    ],
    ['a link', 'early.link', enterByLink],
  ])('is the owner’s alone once they come in by %s', async (_, name, enter) => {
    const email = `${name}@example.com`;
    const google = `stranger.${name}@example.com`;
    const stranger = tokensIn(await site.signUp(email));
    expect(tokensIn(await signInWithGoogle(site, { email: google, reader: stranger })).uuid).toBe(
      stranger.uuid,
    );
    expect(tokensIn(await signInWithGoogle(site, { email: google })).uuid).toBe(stranger.uuid);

    const owner = tokensIn(await enter(email));
    expect(owner.uuid).toBe(stranger.uuid);
    expect((await readProfile(stranger)).status).toBe(401);
    expect((await site.logIn(email, PASSWORD)).outcome).toBe(LOGIN_REFUSED);
    expect(tokensIn(await signInWithGoogle(site, { email: google })).uuid).not.toBe(owner.uuid);
    expect((await readProfile(owner)).body).toMatchObject({ email, emailVerified: true });
  });
});
