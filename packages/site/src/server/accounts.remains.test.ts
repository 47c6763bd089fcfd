/**
 * What a thief or a stranger still has once the owner has taken an account back: no code that another site could exchange, and
 * no browser that the account takes for its owner's; through the site's socket.
 */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, asReader, openReadersSite, tokensIn } from '../../test/openReadersSite.ts';
import type { ReadersSite, ReaderTokens, SiteAnswer } from '../../test/openReadersSite.ts';

const STARTING_MS = 60_000;
const NEW = 'another good one';
const GUESSES = 70;
const SHOP = { clientId: 'shop', redirectUri: 'https://shop.example/login/' };
const VERIFIER = 'v'.repeat(43);

let site: ReadersSite;
beforeAll(async () => {
  const clients = [{ clientId: SHOP.clientId, redirectUris: [SHOP.redirectUri] }];
  site = await openReadersSite({ PROXIES: '0' }, { identity: { oidc: { provider: { clients } } } });
}, STARTING_MS);
afterAll(() => site[Symbol.asyncDispose]());

/** Gets a code for another site in the name of a reader. */
async function getCode(reader: ReaderTokens): Promise<string> {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: SHOP.clientId,
    redirect_uri: SHOP.redirectUri,
    scope: 'openid',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const { body } = await site.identity('GET', `/v2/oidc/provider/login?${query}`, asReader(reader));
  return new URL(String(body['message'])).searchParams.get('code') ?? '';
}

const exchange = (code: string): Promise<SiteAnswer> =>
  site.identity('POST', '/v2/oidc/provider/token', {
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: SHOP.clientId,
      code_verifier: VERIFIER,
      redirect_uri: SHOP.redirectUri,
      code,
    }),
  });

/** An owner who takes an account back, from a network of their own. */
interface Owner {
  readonly email: string;
  readonly from: string;
  readonly tokens: ReaderTokens;
}

async function prove({ email, tokens }: Owner): Promise<void> {
  const path = `/v1/email/verify/${await site.mailed(email, 'nonce')}`;
  expect((await site.identity('GET', path, asReader(tokens))).outcome).toBe('200');
}

async function reset({ email, from }: Owner): Promise<void> {
  await site.identity('POST', '/v1/password/reset', { from, body: { userName: email } });
  const path = `/v1/password/reset/${await site.mailed(email, 'nonce')}`;
  expect((await site.identity('PUT', path, { from, body: { newPassword: NEW } })).outcome).toBe('200');
}

async function enterByLink({ email, from }: Owner): Promise<void> {
  await site.identity('POST', '/v1/auth/magiclink', { from, body: { email } });
  const path = `/v1/auth/magiclink/${await site.mailed(email, 'ota_nonce')}`;
  expect((await site.identity('GET', path, { from })).outcome).toBe('200');
}

async function changePassword({ tokens, from }: Owner): Promise<void> {
  const body = { oldPassword: PASSWORD, newPassword: NEW };
  const changed = await site.identity('PUT', '/v1/password', { ...asReader(tokens), from, body });
  expect(changed.outcome).toBe('200');
}

test.each([
  ['a reset of an account that was theirs', { name: 'reset', network: 1 }, prove, reset],
  ['a change of its password', { name: 'change', network: 2 }, prove, changePassword],
  ['a reset of an account that a stranger made', { name: 'made.reset', network: 3 }, undefined, reset],
  ['a link to an account that a stranger made', { name: 'made.link', network: 4 }, undefined, enterByLink],
] as const)(
  'nothing is left of a thief after %s',
  async (_, { name, network }, proveFirst, recoverAccount) => {
    const email = `${name}@example.com`;
    const [from, thiefs] = [`127.0.70.${network}`, `127.0.71.${network}`];
    const signedUp = await site.signUp(email, { from: proveFirst === undefined ? thiefs : from });
    const owner = { email, from, tokens: tokensIn(signedUp) };
    await proveFirst?.(owner);
    const thief = await site.logIn(email, PASSWORD, { from: thiefs });
    const code = await getCode(tokensIn(thief));
    expect((await exchange(await getCode(tokensIn(thief)))).status).toBe(200);

    await recoverAccount(owner);
    const exchanged = await exchange(code);
    expect(exchanged.status).toBe(400);
    expect(exchanged.text).not.toContain('access_token');
    // Only a browser of the account's own could go on where strangers have used up what they may try.
    for (let guess = 0; guess < GUESSES; guess += 1) await site.logIn(email, 'a guess', { from: thiefs });
    const known = { from: thiefs, headers: { cookie: thief.cookie } };
    expect((await site.logIn(email, 'a guess', known)).outcome).toBe('429 429');
  },
);

test('a reader of another account who follows a link is not taken for the owner of this one', async () => {
  const email = 'second.address@example.com';
  const stranger = tokensIn(await site.signUp(email, { from: '127.0.72.1' }));
  const owner = tokensIn(await site.signUp('first.address@example.com', { from: '127.0.72.2' }));
  const path = `/v1/email/verify/${await site.mailed(email, 'nonce')}`;
  expect((await site.identity('PUT', path, { ...asReader(owner), body: {} })).outcome).toBe('403 130013');
  expect((await site.identity('GET', '/v1/profile', asReader(stranger))).status).toBe(200);
  expect((await site.identity('GET', path, asReader(owner))).outcome).toBe('200');
  expect((await site.identity('GET', '/v1/profile', asReader(stranger))).status).toBe(401);
  expect((await site.logIn(email, PASSWORD, { from: '127.0.72.1' })).outcome).toBe('401 100010');
});
