/**
 * What becomes of a provider that a stranger connected to an account before its address was proven, once the owner of the
 * address has the account; with every provider of the sandbox, through the site's socket.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox } from '../sandbox/openSandbox.ts';
import { PASSWORD, asReader, openReadersSite, tokensIn } from '../../test/openReadersSite.ts';
import type { ReadersSite, ReaderTokens } from '../../test/openReadersSite.ts';
import { PROVIDERS, signInWithGoogle } from '../../test/signInWithProvider.ts';

const STARTING_MS = 60_000;
const ORIGIN = 'http://localhost';
const NEW = 'another good one';
const CONNECT_INSTEAD = '409 300039';

let site: ReadersSite;
beforeAll(async () => {
  const sandbox = await openSandbox({ siteOrigin: ORIGIN, secret: 'of the tests', file: {} });
  site = await openReadersSite(
    { PROXIES: '0', SANDBOX: 'on' },
    { sandbox, identity: sandbox.identity, origin: ORIGIN },
  );
}, STARTING_MS);
afterAll(() => site[Symbol.asyncDispose]());

const readProfile = (reader: ReaderTokens) => site.identity('GET', '/v1/profile', asReader(reader));

async function reset(email: string, from: string): Promise<ReaderTokens> {
  await site.identity('POST', '/v1/password/reset', { from, body: { userName: email } });
  const path = `/v1/password/reset/${await site.mailed(email, 'nonce')}`;
  expect((await site.identity('PUT', path, { from, body: { newPassword: NEW } })).outcome).toBe('200');
  return tokensIn(await site.logIn(email, NEW, { from }));
}

async function enterByLink(email: string, from: string): Promise<ReaderTokens> {
  await site.identity('POST', '/v1/auth/magiclink', { from, body: { email } });
  return tokensIn(
    await site.identity('GET', `/v1/auth/magiclink/${await site.mailed(email, 'ota_nonce')}`, { from }),
  );
}

/** Follows the link of the first mail, as a published client does, and asks for a password then. */
async function verify(email: string, from: string): Promise<ReaderTokens> {
  const path = `/v1/email/verify/${await site.mailed(email, 'nonce')}`;
  expect((await site.identity('GET', path, { from })).outcome).toBe('200');
  return reset(email, from);
}

const WAYS = [
  ['a reset', reset],
  ['a one-time link', enterByLink],
  ['the link that verifies the address', verify],
] as const;

const CASES = PROVIDERS.flatMap(([provider, visit]) =>
  WAYS.map(([way, enter]) => ({ provider, visit, way, enter })),
);

/** Returns an address, and two networks, that no other case uses. */
function strangersAndOwners(kind: string, index: number) {
  return {
    email: `owner.${kind}${index}@example.com`,
    provided: `stranger.${kind}${index}@example.com`,
    stranger: `127.0.${20 + index}.1`,
    owner: `127.0.${20 + index}.2`,
  };
}

describe('a provider that a stranger connected before the address was proven', () => {
  test.each(CASES.map((each, index) => ({ ...each, index })))(
    'signs nobody in to the account after $way: $provider',
    async ({ visit, enter, index }) => {
      const { email, provided, stranger: from, owner: network } = strangersAndOwners('connected', index);
      const reader = tokensIn(await site.signUp(email, { from }));
      const signIn = async () => (await visit(site, { email: provided, from })).signIn();
      const connected = await (await visit(site, { email: provided, reader, from })).signIn();
      expect(tokensIn(connected).uuid).toBe(reader.uuid);
      expect(tokensIn(await signIn()).uuid).toBe(reader.uuid);
      // The stranger is at the provider with the account's session when the owner comes.
      const onTheWay = await visit(site, { email: `late.${provided}`, reader, from });

      const owner = await enter(email, network);
      expect(owner.uuid).toBe(reader.uuid);
      // A session that is over counts as nobody: at most, the provider gets an account of its own.
      expect(tokensIn(await onTheWay.signIn()).uuid).not.toBe(owner.uuid);
      expect((await readProfile(reader)).status).toBe(401);
      expect(tokensIn(await signIn()).uuid).not.toBe(owner.uuid);
      const { body } = await readProfile(owner);
      expect(body).toMatchObject({ email, emailVerified: true });
      expect(JSON.stringify(body['identities'])).not.toMatch(/stranger|late/);
    },
  );
});

describe('an account that a stranger made at a provider that confirms no address', () => {
  test.each(WAYS.map(([way, enter], index) => ({ way, enter, index })))(
    'is the owner’s alone after $way, and the provider leads to it no more',
    async ({ enter, index }) => {
      const { email, stranger: from, owner: network } = strangersAndOwners('made', 20 + index);
      const [, [, visitFacebook]] = PROVIDERS;
      const signIn = async () => (await visitFacebook(site, { email, from })).signIn();
      const stranger = tokensIn(await signIn());
      expect((await readProfile(stranger)).body).toMatchObject({ email, emailVerified: false });
      // The owner's own provider does not open what somebody else may have made.
      expect((await signInWithGoogle(site, { email, from: network })).outcome).toBe(CONNECT_INSTEAD);

      const owner = await enter(email, network);
      expect(owner.uuid).toBe(stranger.uuid);
      expect((await readProfile(stranger)).status).toBe(401);
      expect((await signIn()).outcome).toBe(CONNECT_INSTEAD);
      expect(tokensIn(await signInWithGoogle(site, { email, from: network })).uuid).toBe(owner.uuid);
      expect(tokensIn(await signInWithGoogle(site, { email, from: network })).uuid).toBe(owner.uuid);
    },
  );
});

test('what the owner connects after the proof stays connected through a reset', async () => {
  const { email, provided, owner: from } = strangersAndOwners('own', 30);
  const reader = tokensIn(await site.signUp(email, { from }));
  const path = `/v1/email/verify/${await site.mailed(email, 'nonce')}`;
  expect((await site.identity('GET', path, { ...asReader(reader), from })).outcome).toBe('200');
  const connected = await signInWithGoogle(site, { email: provided, reader, from });
  expect(tokensIn(connected).uuid).toBe(reader.uuid);
  await reset(email, from);
  expect((await site.logIn(email, PASSWORD, { from })).outcome).toBe('401 100010');
  expect(tokensIn(await signInWithGoogle(site, { email: provided, from })).uuid).toBe(reader.uuid);
});
